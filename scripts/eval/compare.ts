import { EXTRACTION_FACTS, EXTRACTION_FIELDS, type ExtractionFact } from "@/lib/core/extraction";

/** The rules of the samples' README for telling right answers from wrong ones. */

/** Scored for every document; a truth without their key says that the document does not state them. */
export const MEASURED_FIELDS = [...EXTRACTION_FIELDS, "denial_category", "appeal_deadline"] as const;

type FurtherFact = Exclude<ExtractionFact, (typeof MEASURED_FIELDS)[number] | "payer_address">;
const isFurther = (fact: ExtractionFact): fact is FurtherFact =>
  fact !== "payer_address" && !(MEASURED_FIELDS as readonly string[]).includes(fact);

/** Scored where a truth names them: not every set tells all of these. */
export const FURTHER_FIELDS = [
  ...EXTRACTION_FACTS.filter(isFurther),
  ...(["kind", "stage", "level", "line_of_business", "lines"] as const),
];
export type MeasuredField = (typeof MEASURED_FIELDS)[number] | (typeof FURTHER_FIELDS)[number];

/** A denied line as the truth and the JSON name it. */
type FoundLine = Partial<Record<"procedure_code" | "date_of_service" | "code" | "amount", string | null>>;
export type Found = Partial<Record<string, string | null | FoundLine[]>>;

/**
 * One document of a `truth.json`: values or null, with `<field>_accept` for other right answers. `scored` names the only fields
 * that are compared, of a document of which not all is known.
 */
export type Truth = Record<string, unknown>;

/** "none": neither stated nor found. */
export type Verdict = "right" | "wrong" | "missed" | "invented" | "none";

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
const spaced = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
/** A line's reason with or without its group, which X12 tells apart (CAS01, CAS02). */
const reasonKey = (text: string) => plain(text.replace(/^(?:CO|PR|OA|PI|CR)[\s-]?(?=\w)/i, ""));
const claimKey = (text: string) => text.toLowerCase().replace(/[\s-]/g, "");
const asPrinted = (text: string) => text;
const money = (text: string) => Number(text.replace(/[$,]/g, "")).toFixed(2);
/** Codes and dates in any order. */
const listKey = (text: string) =>
  text
    .split(",")
    .map((one) => plain(one))
    .sort()
    .join(",");

const KEYS: Partial<Record<MeasuredField, (text: string) => string>> = {
  claim_number: claimKey,
  appeal_deadline: asPrinted,
  billed_amount: money,
  dates_of_service: listKey,
  procedure_codes: listKey,
  diagnosis_codes: listKey,
  remark_codes: listKey,
  kind: asPrinted,
  stage: asPrinted,
  level: asPrinted,
  line_of_business: asPrinted,
};

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === "string" ? [one] : typeof one === "number" ? [one.toFixed(2)] : [],
  );

/** What the truth says of a field under its own name, or under the older names in `extra`. */
function expectedOf(field: MeasuredField, truth: Truth): { value: unknown; told: boolean } {
  if (field in truth) return { value: truth[field], told: true };
  const extra = (truth.extra ?? {}) as Truth;
  const older: Partial<Record<MeasuredField, string[]>> = {
    dates_of_service: ["dates_of_service", "date_of_service"],
  };
  // Two lists of an older truth that are one here.
  const codes = [extra.cpt_codes, extra.hcpcs_codes].filter(Array.isArray).flat();
  if (field === "procedure_codes" && codes.length > 0) return { value: codes.join(", "), told: true };
  for (const name of older[field] ?? [field])
    if (name in extra) {
      const value = extra[name];
      return {
        value: KEYS[field] === listKey && Array.isArray(value) ? value.join(", ") : value,
        told: true,
      };
    }
  return { value: null, told: false };
}

/** Undefined: this truth does not tell the field, so it is not scored. */
export function compareField(field: MeasuredField, found: Found[string], truth: Truth): Verdict | undefined {
  if (Array.isArray(truth.scored) && !truth.scored.includes(field)) return undefined;
  if (field === "denial_text") return compareReason(asText(found), truth);
  const { value: wanted, told } = expectedOf(field, truth);
  if (!told && (FURTHER_FIELDS as readonly string[]).includes(field)) return undefined;
  if (field === "lines") return compareLines(Array.isArray(found) ? found : [], wanted);
  const value = asText(found);
  const right = strings(wanted);
  const accepted = [...right, ...strings(truth[`${field}_accept`] ?? [])];
  const key = KEYS[field] ?? plain;
  const matches = value !== null && accepted.some((one) => key(one) === key(value));
  if (right.length === 0) {
    if (value === null) return "none";
    return matches ? "right" : "invented";
  }
  if (value === null)
    return (truth[`${field}_accept`] as unknown[] | undefined)?.includes(null) ? "right" : "missed";
  return matches ? "right" : "wrong";
}

const asText = (found: Found[string]): string | null => (typeof found === "string" ? found : null);

/**
 * The text must hold every key phrase. `denial_text_contains_accept` lists other right readings: a phrase, several that belong
 * together, or none at all (null, an empty list).
 */
function compareReason(found: string | null, truth: Truth): Verdict {
  const verdict = comparePhrases(found, strings(truth.denial_text_contains ?? []));
  const accepted = truth.denial_text_contains_accept;
  if (verdict === "right" || verdict === "none" || !Array.isArray(accepted)) return verdict;
  const isRight = accepted.some((one) =>
    ["right", "none"].includes(comparePhrases(found, strings(one ?? []))),
  );
  return isRight ? "right" : verdict;
}

function comparePhrases(found: string | null, phrases: string[]): Verdict {
  if (phrases.length === 0) return found === null ? "none" : "invented";
  if (found === null) return "missed";
  return phrases.every((phrase) => spaced(found).includes(spaced(phrase))) ? "right" : "wrong";
}

/** Each denied line of the truth with what the truth names of it, and no line beside them. */
function compareLines(found: FoundLine[], wanted: unknown): Verdict {
  const lines = (Array.isArray(wanted) ? wanted : []).map(
    (line): FoundLine =>
      Array.isArray(line) ? { procedure_code: line[0], amount: line[1] } : (line as FoundLine),
  );
  if (lines.length === 0) return found.length === 0 ? "none" : "invented";
  if (found.length === 0) return "missed";
  const left = [...found];
  for (const line of lines) {
    const at = left.findIndex((one) =>
      Object.entries(line).every(([name, value]) => {
        const given = one[name as keyof FoundLine] ?? null;
        const key = name === "code" ? reasonKey : plain;
        return value === null ? given === null : given !== null && key(given) === key(value ?? "");
      }),
    );
    if (at < 0) return "wrong";
    left.splice(at, 1);
  }
  return left.length === 0 ? "right" : "wrong";
}

/** Whether a value is another person's on the same page: the truth lists theirs under `others`. */
export function isOfOthers(found: Found[string], truth: Truth): boolean {
  const value = asText(found);
  if (value === null) return false;
  const parts = [value, ...value.split(/,\s*/)].map(plain).filter((part) => part.length >= 4);
  return strings(truth.others ?? []).some((other) => parts.includes(plain(other)));
}

export type Tally = Record<Verdict, number>;

export const emptyTally = (): Tally => ({ right: 0, wrong: 0, missed: 0, invented: 0, none: 0 });

/** Right answers, among them rightly empty ones, of all answers asked for. */
export function shareRight(tally: Tally): number {
  const all = tally.right + tally.none + tally.wrong + tally.missed + tally.invented;
  return all === 0 ? 1 : (tally.right + tally.none) / all;
}
