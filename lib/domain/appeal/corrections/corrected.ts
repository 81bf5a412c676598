import type { AppealDocumentType, OcrStatus } from "@/lib/core/enums";
import { type Correction, EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import type { AppealRow } from "../queries";

type Edited = Partial<Record<ExtractionField, string | undefined>>;
type File = { id: string; documentType: AppealDocumentType; ocrStatus: OcrStatus };

const VALUES = {
  patient_name: "patientName",
  claim_number: "claimNumber",
  payer_name: "payerName",
  denial_code: "denialCode",
  denial_text: "denialText",
} as const satisfies Record<ExtractionField, keyof AppealRow>;

/**
 * What a person's edit corrects: a value that a document was read to say, or an empty field of a denial letter that was read.
 * A value that comes back to what was read is no correction; one of the claim's or the person's own is none either.
 */
export function correctedBy(
  input: Edited,
  appeal: Pick<AppealRow, "corrections" | "fieldEvidence" | (typeof VALUES)[ExtractionField]>,
  files: readonly File[],
): AppealRow["corrections"] {
  const corrections = { ...appeal.corrections };
  const letter = files.find((file) => file.documentType === "denial_letter" && file.ocrStatus === "success");
  for (const field of EXTRACTION_FIELDS) {
    const value = input[field];
    if (value === undefined) continue;
    const known = corrections[field] ?? readOf(field, appeal, letter?.id);
    if (!known) continue;
    if (value.trim() === (known.read ?? "")) delete corrections[field];
    else corrections[field] = known;
  }
  return corrections;
}

function readOf(
  field: ExtractionField,
  appeal: Parameters<typeof correctedBy>[1],
  letterId: string | undefined,
): Correction | undefined {
  const evidence = appeal.fieldEvidence[field];
  if (evidence)
    return { read: evidence.value, documentId: evidence.documentId, confidence: evidence.confidence };
  if (appeal[VALUES[field]] !== "" || !letterId) return undefined;
  return { read: null, documentId: letterId, confidence: null };
}
