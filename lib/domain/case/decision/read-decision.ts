import type { DecisionOutcome } from "@/lib/core/cases";
import { centsOf } from "@/lib/core/money";
import type { PaperKind } from "@/lib/core/notice";

/** What a payer's answer says of an appeal beyond what every paper is read for, each with its page and words. */
type Said<T> = { value: T; page: number; quote: string };
export type DecisionReading = {
  outcome: Said<DecisionOutcome> | null;
  allowed: Said<number> | null;
  paid: Said<number> | null;
  inDispute: Said<number> | null;
  reference: Said<string> | null;
};

type PageWords = { page: number; text: string };
type Sentence = { page: number; text: string };

const OF_KIND: Partial<Record<PaperKind, DecisionOutcome>> = {
  appeal_decision_upheld: "upheld",
  appeal_decision_overturned: "overturned",
  partly_overturned: "partly_overturned",
  dismissal: "dismissed",
  records_request: "more_information",
};

/** The kinds of paper that can answer an appeal. */
export const ANSWERS_APPEAL: ReadonlySet<PaperKind> = new Set([
  "appeal_decision_upheld",
  "appeal_decision_overturned",
  "partly_overturned",
  "dismissal",
  "external_review_decision",
]);

/** The sentence that states each outcome; the kind of the paper was told by finer rules. */
const STATED: Record<DecisionOutcome, RegExp> = {
  acknowledged:
    /\b(?:(?:we|plan) (?:have )?received|acknowledg\w*|received on|confirm(?:s|ing)? receipt|has been received)\b[^.]{0,80}\b(?:appeal|dispute|reconsideration|redetermination|grievance|request for review)|\b(?:appeal|dispute|reconsideration|redetermination|grievance)\b[^.]{0,60}\b(?:was|has been) received\b|\backnowledg\w*\b[^.]{0,40}\b(?:appeal|dispute)/i,
  more_information:
    /\b(?:please|must|need|request\w*|require\w*)\b[^.]{0,80}\b(?:records?|documentation|information|notes)\b/i,
  upheld:
    /\b(?:uph[eo]ld\w*|affirm\w*|sustain\w*|remains? (?:denied|unchanged)|(?:appeal|request) (?:is|was|has been) denied|not (?:overturn|revers|chang)\w*|(?:plan )?(?:appeal|request|service) (?:\w+ ){0,3}denied|unfavorable|stands?)\b/i,
  partly_overturned: /\b(?:in part|partial\w*|partly)\b|\b(?:uph[eo]ld|overturn|revers)\w*/i,
  overturned:
    /\b(?:overturn\w*|revers\w*|favorable|approved?|granted|in your favor|released? for payment|reprocess\w*)\b/i,
  dismissed: /\bdismiss\w*\b/i,
};

const AMOUNT = String.raw`\$ ?(\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d+(?:\.\d{2})?)(?!\d)`;
const before = (words: string) => new RegExp(`(?:${words})[^.$]{0,60}?${AMOUNT}`, "i");
const after = (words: string) => new RegExp(`${AMOUNT}[^.$]{0,40}?(?:${words})`, "i");
const PAID = [
  before(
    String.raw`\b(?:will|to) (?:pay|issue|release|reimburse)\b|\b(?:additional )?payment (?:of|in the amount of)|\bwe (?:have )?paid\b|\bamount (?:paid|payable)\b|\bpaid amount\b|\b(?:plan|total) paid\b`,
  ),
  after(String.raw`\b(?:will be|was|has been|is being) (?:paid|issued|released|sent)\b`),
];
const ALLOWED = [
  before(
    String.raw`\b(?:allow(?:ed|able)|approved|covered) (?:amount|charges?|at)|\bamount allowed\b|\ballowed\b`,
  ),
];
const DISPUTED = [
  before(
    String.raw`\bamount in (?:dispute|controversy|question)|\b(?:disputed|denied|billed) (?:amount|charges?)|\bamount (?:denied|billed|at issue)|\btotal (?:billed|charges?)`,
  ),
];
const REFERENCE =
  /\b(?:appeal|case|reference|dispute|inquiry|tracking|grievance|reconsideration)\s*(?:(?:case|reference|tracking|id|file)\s*)*(?:no\.?|number|#|id|ref(?:erence)?)\s*[:#.]?\s*([A-Z0-9][A-Z0-9-]{3,29})\b/i;

/** What the words of the paper say. Nothing is guessed: what isn't stated is null. */
export function readDecision(pages: readonly PageWords[], kind: PaperKind | null): DecisionReading {
  const sentences = pages.flatMap(sentencesOf);
  return {
    outcome: outcomeOf(sentences, kind),
    paid: amountOf(sentences, PAID),
    allowed: amountOf(sentences, ALLOWED),
    inDispute: amountOf(sentences, DISPUTED),
    reference: referenceOf(sentences),
  };
}

function outcomeOf(sentences: readonly Sentence[], kind: PaperKind | null): DecisionReading["outcome"] {
  const told = kind ? OF_KIND[kind] : undefined;
  const value = told ?? (kind === "external_review_decision" ? externalOf(sentences) : receiptOf(sentences));
  if (!value) return null;
  const stated =
    sentences.find(({ text }) => STATED[value].test(text) && !POSSIBLE.test(text)) ?? sentences[0];
  return stated ? { value, page: stated.page, quote: cut(stated.text) } : null;
}

/** A right that may be used, or a case that may come. */
const POSSIBLE = /\b(?:if|you may|may request|can (?:ask|request)|have the right)\b/i;

function externalOf(sentences: readonly Sentence[]): DecisionOutcome | undefined {
  const told = sentences.filter(({ text }) => !POSSIBLE.test(text));
  const says = (outcome: DecisionOutcome) => told.some(({ text }) => STATED[outcome].test(text));
  if (
    told.some(({ text }) =>
      /\b(?:overturned|reversed|uph[eo]ld)[^.]{0,20} in part\b|\bpartial(?:ly)? overturn/i.test(text),
    )
  )
    return "partly_overturned";
  const upheld = says("upheld");
  const overturned = told.some(
    ({ text }) => /\b(?:overturn(?:s|ed|ing)?|revers(?:es?|ed|ing))\b/i.test(text) && !/\bnot\b/i.test(text),
  );
  if (upheld === overturned) return undefined;
  return upheld ? "upheld" : "overturned";
}

/** "We received your appeal": no decision yet. */
const receiptOf = (sentences: readonly Sentence[]): DecisionOutcome | undefined =>
  sentences.some(({ text }) => STATED.acknowledged.test(text)) &&
  !sentences.some(({ text }) => STATED.upheld.test(text) || /\boverturn/i.test(text))
    ? "acknowledged"
    : undefined;

function amountOf(sentences: readonly Sentence[], patterns: readonly RegExp[]): Said<number> | null {
  for (const { page, text } of sentences) {
    if (POSSIBLE.test(text)) continue;
    for (const pattern of patterns) {
      const value = pattern.exec(text)?.[1];
      if (value) return { value: centsOf(value.replaceAll(",", "")), page, quote: cut(text) };
    }
  }
  return null;
}

function referenceOf(sentences: readonly Sentence[]): DecisionReading["reference"] {
  for (const { page, text } of sentences) {
    const value = REFERENCE.exec(text)?.[1];
    if (value && /\d/.test(value)) return { value, page, quote: cut(text) };
  }
  return null;
}

/** Lines of a letterhead end where they end; a paragraph's lines run on. */
const sentencesOf = ({ page, text }: PageWords): Sentence[] =>
  text
    .split(/\n\s*\n/)
    .flatMap((paragraph) =>
      /:\s/.test(paragraph) && paragraph.split("\n").length > 1
        ? paragraph.split("\n").reduce<string[]>(joinRunning, [])
        : [paragraph],
    )
    .flatMap((part) =>
      part
        .replace(/\s+/g, " ")
        .trim()
        .split(/(?<=[.!?])\s+(?=[A-Z“"(])/),
    )
    .filter((sentence) => sentence.length > 2)
    .map((sentence) => ({ page, text: sentence.slice(0, 1000) }));

/** A line that begins in lower case goes on with the one before. */
const joinRunning = (lines: string[], line: string): string[] =>
  /^\s*[a-z(]/.test(line) && lines.length > 0
    ? [...lines.slice(0, -1), `${lines.at(-1)} ${line.trim()}`]
    : [...lines, line];

const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 299)}…` : text);
