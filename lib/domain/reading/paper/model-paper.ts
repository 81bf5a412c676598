import { z } from "zod";
import type { Extraction } from "@/lib/core/extraction";
import {
  CARE_STAGES,
  DECISION_LEVELS,
  LINES_OF_BUSINESS,
  PAPER_KINDS,
  PAPER_VALUES,
  type PaperEvidence,
  type PaperValueName,
} from "@/lib/core/notice";
import { cleanText } from "../page/clean-text";
import { findInDocument } from "../page/evidence";
import type { Line } from "../page/page-lines";

/** A choice with the words that show it and their page. */
const chosen = <T extends string>(values: readonly [T, ...T[]]) =>
  z
    .strictObject({
      value: z.enum(values),
      quote: z.string().max(2_000),
      page: z.int().min(1).max(1_000).nullable(),
    })
    .nullable()
    .default(null);

/** What a model is asked for of the paper as a whole. */
export const paperProposals = {
  kind: chosen(PAPER_KINDS),
  stage: chosen(CARE_STAGES),
  level: chosen(DECISION_LEVELS),
  line_of_business: chosen(LINES_OF_BUSINESS),
};
type PaperProposals = { [K in keyof typeof paperProposals]: z.output<(typeof paperProposals)[K]> };

export const PAPER_QUESTIONS = `Of the paper as a whole give "value", one of the listed words, with "quote" and "page" in the same way: words that show it.
- kind: ${PAPER_KINDS.join(", ")}.
- stage: ${CARE_STAGES.join(", ")}: whether the care was still to be given, under way, or done when the payer decided.
- level: ${DECISION_LEVELS.join(", ")}: which decision the paper is: the first one, or one on a first or second appeal, or an outside review.
- line_of_business: ${LINES_OF_BUSINESS.join(", ")}: whose rules govern the plan.`;

const ANSWERS = {
  kind: "kind",
  stage: "stage",
  level: "level",
  lineOfBusiness: "line_of_business",
} as const satisfies Record<PaperValueName, keyof PaperProposals>;

const AGREED = 0.99;
const DISAGREED = 0.5;
/** Fewer letters than this stand anywhere. */
const SHORTEST_QUOTE = 8;

/**
 * Holds a model's choices against the rules': one counts only where its quote stands on its page. Agreement makes a value sure; a
 * difference leaves the rules' value, in doubt, and what they can't tell stays untold: law is cited by these values.
 */
export function joinPaper(rules: Extraction, proposal: PaperProposals, lines: Line[]): PaperEvidence {
  const evidence: PaperEvidence = { ...rules.paperEvidence };
  for (const name of PAPER_VALUES) {
    const answer = proposal[ANSWERS[name]];
    if (!answer || !stands(answer, lines)) continue;
    const took = `The model took it for ${words(answer.value)}: “${shortened(answer.quote)}”${pageOf(answer)}.`;
    if (rules[name] === answer.value) evidence[name] = { confidence: AGREED };
    else
      evidence[name] = {
        confidence: DISAGREED,
        doubt: rules[name] === null ? `The rules can't tell. ${took}` : took,
      };
  }
  return evidence;
}

type Answer = NonNullable<PaperProposals[keyof PaperProposals]>;

function stands({ quote, page }: Answer, lines: Line[]): boolean {
  const clean = cleanText(quote).trim();
  if (clean.replace(/\W/g, "").length < SHORTEST_QUOTE) return false;
  const onPage = lines.map((line) => (page === null || line.page === page ? line : { ...line, text: "" }));
  return findInDocument(onPage, clean) !== undefined;
}

const words = (value: string) => value.replaceAll("_", " ");
const shortened = (quote: string) => (quote.length > 80 ? `${quote.slice(0, 77)}…` : quote);
const pageOf = ({ page }: Answer) => (page === null ? "" : ` on page ${page}`);
