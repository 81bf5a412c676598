import type { SourcedEvidence } from "@/db/schema/appeals";
import type { Confirmation, Confirmations } from "@/lib/core/confirmation";
import {
  EXTRACTION_FACTS,
  EXTRACTION_FIELDS,
  type ExtractionFact,
  type ExtractionField,
} from "@/lib/core/extraction";

export const FIELD_COLUMNS = {
  patient_name: "patientName",
  claim_number: "claimNumber",
  payer_name: "payerName",
  denial_code: "denialCode",
  denial_text: "denialText",
} as const satisfies Record<ExtractionField, string>;

type Said = Record<(typeof FIELD_COLUMNS)[ExtractionField], string> & {
  fieldEvidence: Partial<Record<ExtractionField, SourcedEvidence>>;
  facts: Partial<Record<ExtractionFact, SourcedEvidence>>;
};

/**
 * What the documents say of an appeal, with what persons confirmed put over it: their value stands, in no doubt and under their
 * name. `paper` is the document that stands behind a value which no document says.
 */
export function settledBy(said: Said, confirmations: Confirmations, paper: string | undefined): Said {
  const settled: Said = { ...said, fieldEvidence: { ...said.fieldEvidence }, facts: { ...said.facts } };
  for (const field of EXTRACTION_FIELDS) {
    const confirmation = confirmations[field];
    if (!confirmation) continue;
    settled[FIELD_COLUMNS[field]] = confirmation.value;
    const evidence = evidenceOf(confirmation, said.fieldEvidence[field]);
    if (evidence) settled.fieldEvidence[field] = evidence;
    else delete settled.fieldEvidence[field];
  }
  for (const fact of EXTRACTION_FACTS) {
    const confirmation = confirmations[fact];
    if (!confirmation) continue;
    const evidence =
      evidenceOf(confirmation, said.facts[fact]) ??
      typed(confirmation, said.facts[fact]?.documentId ?? paper);
    if (evidence) settled.facts[fact] = evidence;
  }
  return settled;
}

/** Where a document says the confirmed value: as it was read, or where the person found it. */
function evidenceOf(
  { value, by, at, place }: Confirmation,
  read: SourcedEvidence | undefined,
): SourcedEvidence | undefined {
  const confirmed = { by, at };
  if (place) {
    const { documentId, page, boxes } = place;
    return { value, confidence: 1, method: "person", page, boxes, context: "", documentId, confirmed };
  }
  if (read?.value !== value) return undefined;
  const { doubt: _, ...sure } = read;
  return { ...sure, confidence: 1, confirmed };
}

const typed = (
  { value, by, at }: Confirmation,
  documentId: string | undefined,
): SourcedEvidence | undefined =>
  documentId === undefined
    ? undefined
    : {
        ...{ value, confidence: 1, method: "person" as const, page: 1, boxes: [], context: "", documentId },
        ...{ basis: "typed by a person", confirmed: { by, at } },
      };
