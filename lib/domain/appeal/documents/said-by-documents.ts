import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDocuments, documents } from "@/db/schema/documents";
import { EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type ExtractionPart, fillEmpty, mergeExtractions } from "@/lib/domain/reading/merge";
import { settledBy } from "../confirmations/settle";
import type { AppealRow } from "../queries";
import { linkedTo, ofLink } from "./links";

type Filled = Pick<
  AppealRow,
  "patientName" | "claimNumber" | "payerName" | "denialCode" | "denialText" | "fieldEvidence" | "facts"
>;

/** What each read document of an appeal says, in the appeal's order. */
export async function readParts(tx: Tx, ctx: Ctx, appealId: string): Promise<ExtractionPart[]> {
  const rows = await tx
    .select({
      documentId: documents.id,
      documentType: appealDocuments.documentType,
      fields: documents.extractionEvidence,
      facts: documents.extractionFacts,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(and(linkedTo(ctx, appealId), eq(documents.ocrStatus, "success")))
    .orderBy(asc(appealDocuments.position), asc(documents.id));
  return rows.map(({ documentId, documentType, fields, facts }) => ({
    documentId,
    documentType,
    extraction: { fields: fields ?? {}, facts: facts ?? {} },
  }));
}

/** An appeal's fields as its read documents complete them: what a person or the claim says stays, and what a person confirmed. */
export async function saidByDocuments(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<Filled> {
  const parts = await readParts(tx, ctx, appeal.id);
  const said = fillFrom(appeal, parts);
  const paper = parts.find(({ documentType }) => documentType === "denial_letter") ?? parts[0];
  return settledBy(said, appeal.confirmations, paper?.documentId);
}

type Fields = Omit<Filled, "fieldEvidence" | "facts">;

/** Fills the empty ones of the five fields from what the documents say, and merges their facts. */
export function fillFrom(fields: Fields, parts: readonly ExtractionPart[]): Filled {
  const merged = mergeExtractions(parts);
  const current: Record<ExtractionField, string> = {
    patient_name: fields.patientName,
    claim_number: fields.claimNumber,
    payer_name: fields.payerName,
    denial_code: fields.denialCode,
    denial_text: fields.denialText,
  };
  const filled: Partial<Record<ExtractionField, string>> = fillEmpty(current, merged.metadata);
  // A field keeps a source only while it says what the source says.
  const evidence = Object.fromEntries(
    EXTRACTION_FIELDS.filter((field) => merged.evidence[field]?.value === filled[field]).map((field) => [
      field,
      merged.evidence[field],
    ]),
  );
  return {
    patientName: filled.patient_name ?? "",
    claimNumber: filled.claim_number ?? "",
    payerName: filled.payer_name ?? "",
    denialCode: filled.denial_code ?? "",
    denialText: filled.denial_text ?? "",
    fieldEvidence: evidence,
    facts: merged.facts,
  };
}
