import type { Confirmable } from "@/lib/core/confirmation";
import type { DocumentText } from "@/lib/core/document-text";
import {
  type Evidence,
  EXTRACTION_FIELDS,
  type Extraction,
  type ExtractionFact,
} from "@/lib/core/extraction";
import { birthDatesOf } from "./deadline/birth-dates";
import { readReading } from "./extract";
import { isDeadline } from "./gates/date-gate";
import { judge, type KnownNumbers } from "./judge";
import { parseIdentifier } from "./page/identifiers";
import { parsePersonName } from "./page/person-name";
import { typedValue } from "./typed-value";

export type BoxValue = { value: string; doubt: string | null } | { value: null; problem: string };

/** "Claim number: 4711": the label that a drawn box often holds too. */
const LABEL = /^\s*[\p{L}][\p{L} /#.'()-]{1,40}[:#]\s*(?=\S)/u;
const CODE = /\b(?:(CO|PR|OA|PI|CR)[ -]?)?([A-Z]{0,2}\d{1,4}[A-Z]?)\b/i;

/** The first number of a line that holds other words too: "Case 4471-0092 of the desk". */
function firstIdentifier(text: string, minDigits: number): string | undefined {
  const words = text.split(/\s+/);
  for (let at = 0; at < words.length; at++) {
    const found = parseIdentifier(words.slice(at).join(" "), { minDigits });
    if (found) return found;
  }
  return undefined;
}

const PICKED: Partial<Record<Confirmable, (text: string) => string | undefined>> = {
  patient_name: (text) => parsePersonName(text)?.display,
  subscriber_name: (text) => parsePersonName(text)?.display,
  claim_number: (text) => firstIdentifier(text, 4),
  member_id: (text) => firstIdentifier(text, 3),
  group_number: (text) => firstIdentifier(text, 3),
  authorization_number: (text) => firstIdentifier(text, 4),
  denial_code: (text) => {
    const [, group, code] = CODE.exec(text) ?? [];
    return code && (group ? `${group.toUpperCase()}-${code}` : code);
  },
};

/**
 * What the words in a box are worth as a value of this kind, after the checks that every read value of the document passes
 * (docs/product.md, E15). The words are only ever compared and copied.
 */
export function boxValue(
  name: Confirmable,
  words: string,
  paper: { document: DocumentText; extraction: Extraction; known: KnownNumbers; page: number },
): BoxValue {
  const text = words.replace(/[ \t]+/g, " ").trim();
  if (text === "")
    return { value: null, problem: "Nothing could be read in this box. Draw it again, or type the value." };
  const bare = text.replace(LABEL, "");
  const typed = typedValue(name, PICKED[name]?.(bare) ?? bare);
  if ("problem" in typed)
    return { value: null, problem: `The box reads “${shortened(text)}”. ${typed.problem}` };
  const { value } = typed;
  return { value, doubt: doubtOf(name, value, paper) };
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text).replace(/\s+/g, " ");
const IMPOSSIBLE = "This value fails the checks of its kind. Compare it with the paper.";

function doubtOf(
  name: Confirmable,
  value: string,
  { document, extraction, known, page }: Parameters<typeof boxValue>[2],
): string | null {
  const reading = readReading(document);
  const evidence: Evidence = { value, confidence: 1, method: "person", page, boxes: [], context: "" };
  const isField = (EXTRACTION_FIELDS as readonly string[]).includes(name);
  const { fields, facts } = extraction;
  const judged = judge(
    isField
      ? { ...extraction, fields: { ...fields, [name]: evidence } }
      : { ...extraction, facts: { ...facts, [name]: evidence } },
    reading,
    undefined,
    known,
  );
  const kept: Partial<Record<string, Evidence>> = isField ? judged.fields : judged.facts;
  const ruled = kept[name];
  if (!ruled) return IMPOSSIBLE;
  if (ruled.value !== value) return `Another place reads ${ruled.value}. Compare both with the paper.`;
  if (name === "appeal_deadline") {
    const services = valuesOf(extraction, "dates_of_service");
    const [notice] = valuesOf(extraction, "notice_date");
    if (!isDeadline(value, { notice, services, births: birthDatesOf(reading) })) return IMPOSSIBLE;
  }
  return ruled.doubt ?? null;
}

const valuesOf = ({ facts }: Extraction, name: ExtractionFact): string[] =>
  facts[name]?.value.split(", ") ?? [];
