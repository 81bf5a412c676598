import { addMonths } from "@/lib/core/dates";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";
import type { PaperKind } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { extractByRules } from "@/lib/domain/reading/extract";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import { comparable } from "@/lib/domain/reading/page/clean-text";
import { isOfPayer } from "@/lib/domain/reading/paper/kind-groups";
import type { MentionType } from "@/lib/domain/reading/weighed/mention-types";
import { mentionsOf } from "@/lib/domain/reading/weighed/mentions";
import { paperSigns } from "@/lib/domain/reading/weighed/paper-signs";
import { senderSigns } from "@/lib/domain/reading/weighed/sender";
import { sentenceSigns } from "@/lib/domain/reading/weighed/sentence-signs";
import { textSigns } from "@/lib/domain/reading/weighed/words";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { Example, FitOptions } from "./logistic";
import { type KnownPaper, NONE, PAPER_FIELDS, type PaperField, paperChoices, rightValues } from "./papers";
import { examplesOf, type LabeledSentence, sentencesOf } from "./sentences";

/** A table of weights: what its cases are, and how it is fitted. */
export type Table = {
  name: string;
  options: FitOptions;
  /** Cases that no paper gives. */
  given?: () => Example[];
  /** The notices of denials with charts give cases as well. */
  ofNotices?: true;
  /** The papers of their charts do, too. */
  ofCharts?: true;
  /** Sentences that are never fitted, to measure by. */
  heldOut?: () => LabeledSentence[];
  of: (paper: KnownPaper) => Example[];
};

const OTHER = "other";

const ofPaper = (paper: KnownPaper) => ({ weight: paper.weight, group: paper.layout });

const paperTable = (field: PaperField): Table => ({
  name: field,
  options: { rounds: 12, least: 10, leastWeight: 0.6 },
  ofNotices: true,
  of: (paper) => {
    const [choice] = paperChoices(paper, field);
    return choice ? [{ signs: paperSigns(paper.reading, paper.paper), choice, ...ofPaper(paper) }] : [];
  },
});

/** Of a person "Doe, Jane" and "Jane Doe" are the same. */
const sameAs = (value: string, right: string): boolean => {
  const [surname = "", given] = value.split(", ");
  return [value, given ? `${given} ${surname}` : value].some((one) => comparable(one) === comparable(right));
};

function mentionTable(type: MentionType, fields: readonly string[]): Table {
  return {
    name: type,
    options: { rounds: 10, least: 4 },
    of: (paper) => {
      const right = fields.map((field) => ({ field, values: rightValues(paper, field) }));
      const told = right.filter(({ values }) => values).length >= fields.length / 2;
      return mentionsOf(type, paper.reading.lines).flatMap(({ value, signs }) => {
        const field = right.find(({ values }) => values?.some((one) => sameAs(value, one)))?.field;
        return field || told ? [{ signs, choice: field ?? OTHER, ...ofPaper(paper) }] : [];
      });
    },
  };
}

/** A period is the appeal's where the notice and it make the deadline; one day more or less is a weekend. */
const periods: Table = {
  name: "period",
  options: { rounds: 10, least: 3 },
  of: (paper) => {
    const deadlines = rightValues(paper, "appeal_deadline");
    const [notice] = rightValues(paper, "notice_date") ?? [];
    if (!deadlines || (deadlines.length > 0 && !notice)) return [];
    return mentionsOf("period", paper.reading.lines).map(({ value, signs }) => {
      const end = notice ? endOf(notice, value) : "";
      const near = [0, 1, 2, 5].flatMap((more) => (end ? addDays(end, more) : []));
      return {
        signs,
        choice: near.some((day) => deadlines.includes(day)) ? "appeal" : OTHER,
        ...ofPaper(paper),
      };
    });
  },
};

function endOf(notice: string, period: string): string {
  const [count = "0", unit] = period.split(" ");
  if (unit === "day") return addDays(notice, Number(count));
  return addMonths(notice, Number(count) * (unit === "year" ? 12 : 1));
}

/** Who wrote a paper: a payer that decides, asks or pays, or anybody else. */
const senders: Table = {
  name: "sender",
  options: { rounds: 8, least: 6, leastWeight: 0.3 },
  ofNotices: true,
  ofCharts: true,
  of: (paper) => {
    const [kind] = paperChoices(paper, "kind");
    if (paper.place === "paper" && (!kind || kind === NONE)) return [];
    const isPayers = paper.place === "notice" || (kind !== undefined && isOfPayer(kind as PaperKind));
    return [
      {
        signs: senderSigns(paper.reading, paper.paper),
        choice: isPayers ? "payer" : "none",
        ...ofPaper(paper),
      },
    ];
  },
};

const spaced = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Sentences by themselves know no neighbors, and would else outnumber the reasons of papers. */
const WEIGHT_ALONE = 0.3;

/** A refusal by itself, and what a request for records or a result of an appeal says, may give the reason along with it or not. */
const MAY_GIVE_REASON: ReadonlySet<string> = new Set(
  "claim_refused request_refused care_stopped paid_less appeal_upheld appeal_dismissed".split(" "),
);

const reasons: Table = {
  name: "reason",
  options: { rounds: 12, least: 3 },
  given: () => [
    ...examplesOf(sentencesOf("reasons")).map((one) => ({ ...one, choice: "reason", weight: WEIGHT_ALONE })),
    ...examplesOf(sentencesOf("acts"))
      .filter(({ choice }) => !MAY_GIVE_REASON.has(choice))
      .map((one) => ({ ...one, choice: one.choice === "why" ? "reason" : OTHER, weight: WEIGHT_ALONE })),
  ],
  of: (paper) => {
    if (!("denial_text_contains" in paper.truth)) return [];
    const phrases = [paper.truth.denial_text_contains ?? []].flat().map(String).map(spaced);
    const { sentences } = paper.reading;
    return sentences.map(({ text }, at) => ({
      signs: sentenceSigns(sentences, at),
      choice: phrases.some((phrase) => spaced(text).includes(phrase)) ? "reason" : OTHER,
      ...ofPaper(paper),
    }));
  },
};

const APPS: readonly string[] = DENIAL_CATEGORIES;

/** The words of reasons with their category; the meanings of standard codes count half. */
const categories: Table = {
  name: "category",
  options: { rounds: 40, least: 3, leastWeight: 0.3 },
  ofNotices: true,
  given: () => [
    ...examplesOf(sentencesOf("reasons")),
    ...[...CARC].flatMap(([code, { isDenial, description, category }]) =>
      isDenial === "no"
        ? []
        : [{ signs: textSigns(description), choice: category, weight: 0.5, group: `code ${code}` }],
    ),
  ],
  heldOut: () => sentencesOf("reasons-held-out"),
  of: (paper) => {
    const said = [paper.truth.denial_category, paper.truth.denial_category_accept ?? []].flat();
    // Some truths have names of their own beside the app's.
    const choice = said.map(String).find((one) => APPS.includes(one));
    const text = choice && extractByRules(fromPlainText(paper.text)).fields.denial_text?.value;
    return text ? [{ signs: textSigns(text), choice, ...ofPaper(paper) }] : [];
  },
};

/** What a sentence does: refuses a claim, asks for records, tells what may be done next, says why. */
const acts: Table = {
  name: "act",
  options: { rounds: 40, least: 2 },
  given: () => examplesOf(sentencesOf("acts")),
  heldOut: () => sentencesOf("acts-held-out"),
  of: () => [],
};

export const TABLES: readonly Table[] = [
  ...PAPER_FIELDS.map(paperTable),
  senders,
  mentionTable("date", ["notice_date", "dates_of_service", "date_of_birth", "appeal_deadline"]),
  mentionTable("number", ["claim_number", "member_id", "group_number", "authorization_number"]),
  mentionTable("name", ["patient_name", "subscriber_name", "payer_name", "provider_name"]),
  mentionTable("amount", ["billed_amount"]),
  periods,
  reasons,
  categories,
  acts,
];
