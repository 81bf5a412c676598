import type { AppealDocumentType } from "@/lib/core/enums";
import {
  type Evidence,
  EXTRACTION_FACTS,
  EXTRACTION_FIELDS,
  type Extraction,
  type ExtractionFact,
  type ExtractionField,
} from "@/lib/core/extraction";
import { compareNames } from "./chart/person/same-person";

/** What one document says, without what it is. */
type Said = Pick<Extraction, "fields" | "facts">;
export type ExtractionPart = { documentId: string; documentType: AppealDocumentType; extraction: Said };
type SourcedEvidence = Evidence & { documentId: string };

export type MergedExtraction = {
  metadata: Partial<Record<ExtractionField, string>>;
  evidence: Partial<Record<ExtractionField, SourcedEvidence>>;
  facts: Partial<Record<ExtractionFact, SourcedEvidence>>;
};

const RANK: Record<AppealDocumentType, number> = { denial_letter: 0, claim_form: 1, supporting_docs: 2 };

/** What only a denial can state; a claim or a chart note that uses such words states nothing about this denial. */
const OF_THE_DENIAL: ReadonlySet<string> = new Set([
  "denial_code",
  "denial_text",
  "denial_category",
  "appeal_deadline",
  "notice_date",
  "remark_codes",
  "payer_address",
  "payer_fax",
  "expedited_fax",
]);

/**
 * One view of an appeal's documents: the denial letter wins over the claim, the claim over supporting papers; among
 * documents of one type the surer value wins, then the earlier document.
 */
export function mergeExtractions(parts: readonly ExtractionPart[]): MergedExtraction {
  const merged: MergedExtraction = { metadata: {}, evidence: {}, facts: {} };
  for (const name of EXTRACTION_FIELDS) {
    const best = strongest(parts, name, (extraction) => extraction.fields[name]);
    if (!best) continue;
    merged.metadata[name] = best.value;
    merged.evidence[name] = best;
  }
  for (const name of EXTRACTION_FACTS) {
    const best = strongest(parts, name, (extraction) =>
      name === "date_of_birth" && isOfAnother(extraction, merged.metadata.patient_name)
        ? undefined
        : extraction.facts[name],
    );
    if (best) merged.facts[name] = best;
  }
  return merged;
}

/** The paper is about somebody else, a parent or a namesake: the birth on it is theirs. */
const isOfAnother = ({ fields }: Said, patient: string | undefined): boolean =>
  patient !== undefined &&
  fields.patient_name !== undefined &&
  compareNames(fields.patient_name.value, patient) === "other";

function strongest(
  parts: readonly ExtractionPart[],
  name: string,
  pick: (extraction: Said) => Evidence | undefined,
): SourcedEvidence | undefined {
  let best: { rank: number; evidence: SourcedEvidence } | undefined;
  for (const { documentId, documentType, extraction } of parts) {
    const evidence = pick(extraction);
    if (!evidence || (OF_THE_DENIAL.has(name) && documentType === "supporting_docs")) continue;
    const rank = RANK[documentType];
    const better =
      !best || rank < best.rank || (rank === best.rank && evidence.confidence > best.evidence.confidence);
    if (better) best = { rank, evidence: { ...evidence, documentId } };
  }
  return best?.evidence;
}

/** Extracted values fill only what is empty; what a person wrote stays. */
export function fillEmpty<T extends Partial<Record<ExtractionField, string | null>>>(
  current: T,
  extracted: Partial<Record<ExtractionField, string>>,
): T & Partial<Record<ExtractionField, string>> {
  const filled: Partial<Record<ExtractionField, string | null>> = { ...current };
  for (const name of EXTRACTION_FIELDS) {
    const value = extracted[name];
    if (value && !filled[name]?.trim()) filled[name] = value;
  }
  return filled as T & Partial<Record<ExtractionField, string>>;
}
