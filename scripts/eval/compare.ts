/** The rules of the samples' README for telling right answers from wrong ones. */

export const MEASURED_FIELDS = [
  "patient_name",
  "claim_number",
  "payer_name",
  "denial_code",
  "denial_text",
  "denial_category",
  "appeal_deadline",
] as const;
export type MeasuredField = (typeof MEASURED_FIELDS)[number];

export type Found = Partial<Record<string, string | null>>;

/** One document of a `truth.json`: values or null, with `<field>_accept` for other right answers. */
export type Truth = Record<string, unknown>;

/** "none": neither stated nor found. */
export type Verdict = "right" | "wrong" | "missed" | "invented" | "none";

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
const spaced = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
const claimKey = (text: string) => text.toLowerCase().replace(/[\s-]/g, "");

const strings = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((v): v is string => typeof v === "string")
    : typeof value === "string"
      ? [value]
      : [];

export function compareField(field: MeasuredField, found: string | null, truth: Truth): Verdict {
  if (field === "denial_text") return comparePhrases(found, strings(truth.denial_text_contains));
  const right = strings(truth[field]);
  const accepted = [...right, ...strings(truth[`${field}_accept`])];
  const key = field === "claim_number" ? claimKey : field === "appeal_deadline" ? (v: string) => v : plain;
  const matches = found !== null && accepted.some((value) => key(value) === key(found));
  if (right.length === 0) {
    if (found === null) return "none";
    return matches ? "right" : "invented";
  }
  if (found === null) return "missed";
  return matches ? "right" : "wrong";
}

/** The text must hold every key phrase. */
function comparePhrases(found: string | null, phrases: string[]): Verdict {
  if (phrases.length === 0) return found === null ? "none" : "invented";
  if (found === null) return "missed";
  return phrases.every((phrase) => spaced(found).includes(spaced(phrase))) ? "right" : "wrong";
}

export type Tally = Record<Verdict, number>;

export const emptyTally = (): Tally => ({ right: 0, wrong: 0, missed: 0, invented: 0, none: 0 });

/** Right answers, among them rightly empty ones, of all answers asked for. */
export function shareRight(tally: Tally): number {
  const all = tally.right + tally.none + tally.wrong + tally.missed + tally.invented;
  return all === 0 ? 1 : (tally.right + tally.none) / all;
}
