import { CONFIRMABLE, type Confirmable, type Confirmation } from "@/lib/core/confirmation";
import type { AppealDocumentType, OcrStatus } from "@/lib/core/enums";
import { type Correction, EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import { FIELD_COLUMNS } from "../confirmations/settle";
import type { AppealRow } from "../queries";

type Edited = Partial<Record<Confirmable, string | undefined>>;
type Appeal = Pick<
  AppealRow,
  "corrections" | "fieldEvidence" | "facts" | (typeof FIELD_COLUMNS)[ExtractionField]
>;
type File = { id: string; documentType: AppealDocumentType; ocrStatus: OcrStatus };

/**
 * What a person's edit corrects: a value that a document was read to say, or an empty field of a denial letter that was read.
 * A value that comes back to what was read is no correction; one of the claim's or the person's own is none either. `place` is
 * where the person found the right value.
 */
export function correctedBy(
  input: Edited,
  appeal: Appeal,
  files: readonly File[],
  place?: Confirmation["place"],
): AppealRow["corrections"] {
  const corrections = { ...appeal.corrections };
  const letter = files.find((file) => file.documentType === "denial_letter" && file.ocrStatus === "success");
  for (const name of CONFIRMABLE) {
    const value = input[name];
    if (value === undefined) continue;
    const known = corrections[name] ?? readOf(name, appeal, letter?.id);
    if (!known) continue;
    const { page: _page, boxes: _boxes, ...read } = known;
    // A place in another document teaches nothing about the one that was misread.
    const found = place?.documentId === read.documentId ? { page: place.page, boxes: place.boxes } : {};
    if (value.trim() === (read.read ?? "")) delete corrections[name];
    else corrections[name] = { ...read, ...found };
  }
  return corrections;
}

function readOf(name: Confirmable, appeal: Appeal, letterId: string | undefined): Correction | undefined {
  const evidence = isField(name) ? appeal.fieldEvidence[name] : appeal.facts[name];
  if (evidence && evidence.method !== "person")
    return { read: evidence.value, documentId: evidence.documentId, confidence: evidence.confidence };
  if ((isField(name) && appeal[FIELD_COLUMNS[name]] !== "") || !letterId) return undefined;
  return { read: null, documentId: letterId, confidence: null };
}

const isField = (name: Confirmable): name is ExtractionField =>
  (EXTRACTION_FIELDS as readonly string[]).includes(name);
