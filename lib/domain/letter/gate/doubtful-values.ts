import type { Evidence, ExtractionFact, ExtractionField } from "@/lib/core/extraction";
import { OTHER_PROVIDER } from "@/lib/domain/reading/gates/notice-owner";
import { BY_WORDS } from "@/lib/domain/reading/weighed/weighed-values";
import { datesIn } from "../check/printed-values";
import { compactOf } from "../check/source-index";
import { isSameNumber, isSamePayer, isSamePerson } from "./agree";

type Read = Pick<Evidence, "value" | "confidence" | "doubt">;
type ReadValues = {
  fieldEvidence: Partial<Record<ExtractionField, Read>>;
  facts: Partial<Record<ExtractionFact, Read>>;
};
/** What the practice's own records say of the appeal's patient and claim. */
type OwnRecord = {
  patientName: string | null;
  claimPatientName: string | null;
  claimNumbers: readonly string[];
  claimPayerName: string | null;
};

/** Below it nothing but the place on the page speaks for a value: "Mod", a table's head, was a payer's name in a faint scan. */
const GUESSED = 0.3;

/** Whom and what a letter is about: a guess here sends it to nobody, or about somebody else. */
const isOnRecord: Partial<Record<ExtractionField, (value: string, record: OwnRecord) => boolean>> = {
  patient_name: (value, { patientName, claimPatientName }) =>
    [patientName, claimPatientName].some((name) => name !== null && isSamePerson(name, value)),
  payer_name: (value, { claimPayerName }) => claimPayerName !== null && isSamePayer(claimPayerName, value),
  claim_number: (value, { claimNumbers }) => claimNumbers.some((number) => isSameNumber(number, value)),
};

function guessed({ fieldEvidence }: ReadValues, record: OwnRecord): Read[] {
  return (Object.keys(isOnRecord) as ExtractionField[]).flatMap((name) => {
    const read = fieldEvidence[name];
    const isGuess =
      read && !read.doubt && read.confidence < GUESSED && !isOnRecord[name]?.(read.value, record);
    return isGuess ? [{ ...read, doubt: BY_WORDS }] : [];
  });
}

/** Values that the letter states and that were read with a doubt, or are hardly more than guessed. */
export function doubtfulValues(
  text: string,
  read: ReadValues,
  record: OwnRecord,
): { value: string; doubt: string }[] {
  const said = compactOf(text);
  const dates = datesIn(text);
  return [...Object.values({ ...read.facts, ...read.fieldEvidence }), ...guessed(read, record)].flatMap(
    ({ value, doubt }) =>
      doubt && (said.includes(compactOf(value)) || dates.has(value) || doubt === OTHER_PROVIDER)
        ? [{ value: value.slice(0, 120), doubt }]
        : [],
  );
}
