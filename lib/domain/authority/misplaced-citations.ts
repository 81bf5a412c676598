import { citationForm, closeness } from "./citation-form";
import { NAMED_LAWS } from "./named-laws";
import { doubtAbout, type Provision } from "./provision";
import { misfitOf, SHELF, type Standing } from "./shelf";

/** Where a text cites something by a number: federal rules, the US Code, a determination, a register, or another law's section. */
const NUMBERED = new RegExp(
  [
    String.raw`\b\d{1,2}\s+(?:C\.?\s?F\.?\s?R\.?|U\.?\s?S\.?\s?C\.?)\s*(?:§{1,2}\s*|parts?\s+|sections?\s+|sec\.\s*)?\d[\w.:-]{0,30}(?:\s?\([A-Za-z0-9]{1,5}\)){0,8}(?:\s*[-–]\s*\d[\d.]{0,12})?(?:,?\s+subpart\s+[A-Z]\b)?`,
    String.raw`\bNCD\s+\d+(?:\.\d+){0,4}`,
    String.raw`\b\d{2}\s+(?:Fed\.\s?Reg\.|FR)\s+\d{3,6}`,
    String.raw`\bPub(?:lic|\.)\s?L(?:aw|\.)\s+(?:No\.\s+)?\d{2,3}-\d{1,3}`,
    String.raw`§{1,2}\s*\d{3,5}\.\d[\w.()-]{0,40}`,
    String.raw`\b(?:Code|Law|Laws|Stat|Statutes|Admin|Ann|Act|Regs?|Regulations)\.?,?\s*(?:§{1,2}|[Ss]ections?)\s*\d[\w.()-]{0,40}`,
    String.raw`\b[Ss]ection\s+\d{3,5}(?:\([A-Za-z0-9]{1,3}\)){0,6}\s+of\s+(?:the\s+)?(?:[A-Z]\w{1,20}\s+){0,4}(?:Act|Code|Law)\b`,
  ].join("|"),
  "g",
);

export type MisplacedCitation = {
  text: string;
  start: number;
  end: number;
  reason: "not_on_shelf" | "wrong_plan" | "wrong_stage" | "wrong_level" | "wrong_date" | "check";
  /** A sentence for the screen. */
  message: string;
  /** The entry that was meant, where the shelf has one. */
  provisionId: string | null;
};

/** A citation where it stands in the text, with the entries of the shelf that it may mean. */
export type FoundCitation = { text: string; start: number; end: number; entries: Provision[] };

/** All that a text cites by number, quotations left aside: what the payer wrote is the payer's. */
export function citationsIn(text: string): FoundCitation[] {
  const quotes = [...text.matchAll(/“[^“”\n]{1,4000}”/g)].map(
    (m) => [m.index, m.index + m[0].length] as const,
  );
  return [...text.matchAll(NUMBERED)]
    .filter(({ index }) => !quotes.some(([from, to]) => index > from && index < to))
    .map((match) => {
      const cited = match[0].replace(/[\s.,:;-]+$/, "");
      return { text: cited, start: match.index, end: match.index + cited.length, entries: entriesFor(cited) };
    });
}

const FORMS = SHELF.map((entry) => ({ entry, form: citationForm(entry.citation) }));

/** The entries that answer to a citation most closely: of a section and its paragraph, the paragraph. */
export function entriesFor(citation: string): Provision[] {
  const cited = citationForm(citation);
  if (!cited) return [];
  const ranked = FORMS.flatMap(({ entry, form }) => {
    const rank = form ? closeness(form, cited) : 0;
    return rank > 0 ? [{ entry, rank }] : [];
  });
  const best = Math.max(0, ...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best).map(({ entry }) => entry);
}

const MISFIT = {
  plan: { reason: "wrong_plan", message: "governs another kind of plan than this one" },
  stage: { reason: "wrong_stage", message: "does not govern this stage of care" },
  level: { reason: "wrong_level", message: "does not govern this level of appeal" },
  date: { reason: "wrong_date", message: "does not govern decisions of this date" },
} as const;

/**
 * The citations of a letter that may not stand in it: those that are not on the shelf, those for another plan, stage, level or
 * date, and those whose entry has to be checked first. Whoever wrote them, a person, a template or a model.
 */
export function misplacedCitations(
  letterText: string,
  standing: Standing,
  today: string,
): MisplacedCitation[] {
  const numbered = citationsIn(letterText).flatMap((cited) => judged(cited, standing, today) ?? []);
  const named = NAMED_LAWS.flatMap(({ pattern, linesOfBusiness, name }) =>
    [...letterText.matchAll(pattern)]
      .filter(() => !standing.lineOfBusiness || !linesOfBusiness.includes(standing.lineOfBusiness))
      .filter(({ index }) => !insideQuote(letterText, index))
      .map(
        (match): MisplacedCitation => ({
          text: match[0],
          start: match.index,
          end: match.index + match[0].length,
          reason: "wrong_plan",
          message: `${name} ${standing.lineOfBusiness ? MISFIT.plan.message : "is named, but the papers do not tell the kind of plan"}.`,
          provisionId: null,
        }),
      ),
  );
  return [...numbered, ...named].sort((a, b) => a.start - b.start);
}

function judged(
  { entries, ...span }: FoundCitation,
  standing: Standing,
  today: string,
): MisplacedCitation | null {
  const [first] = entries;
  if (!first)
    return {
      ...span,
      reason: "not_on_shelf",
      message: `${span.text} is not among the rules that were checked, so a letter does not cite it.`,
      provisionId: null,
    };
  const fitting = entries.filter((entry) => misfitOf(entry, standing) === null);
  const good = fitting.find((entry) => doubtAbout(entry, today) === null);
  if (good) return null;
  const doubted = fitting[0];
  if (doubted)
    return {
      ...span,
      reason: "check",
      message: `${span.text} has to be checked first. ${doubtAbout(doubted, today)}`,
      provisionId: doubted.id,
    };
  const misfit = MISFIT[misfitOf(first, standing) ?? "plan"];
  const unknown = misfit.reason === "wrong_plan" && !standing.lineOfBusiness;
  return {
    ...span,
    reason: misfit.reason,
    message: unknown
      ? `${span.text} is cited, but the papers do not tell the kind of plan.`
      : `${span.text} ${misfit.message}.`,
    provisionId: first.id,
  };
}

function insideQuote(text: string, at: number): boolean {
  const before = text.lastIndexOf("“", at);
  return before >= 0 && text.indexOf("”", before) > at;
}
