import { type ExtractionFact, type ExtractionField, SURE } from "@/lib/core/extraction";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import { pages } from "./page-count";

/** What the screens call that which is read from the papers. */

export const FIELD_LABELS: Record<ExtractionField, string> = {
  patient_name: "Patient Name",
  claim_number: "Claim Number",
  payer_name: "Payer Name",
  denial_code: "Denial Code",
  denial_text: "Denial Text",
};

export const FACT_LABELS: Record<ExtractionFact, string> = {
  denial_category: "Denial category",
  appeal_deadline: "Appeal deadline",
  notice_date: "Notice date",
  member_id: "Member ID",
  group_number: "Group number",
  subscriber_name: "Subscriber",
  date_of_birth: "Date of birth",
  dates_of_service: "Dates of service",
  billed_amount: "Amount billed",
  procedure_codes: "Procedure codes",
  diagnosis_codes: "Diagnosis codes",
  remark_codes: "Remark codes",
  provider_name: "Provider",
  authorization_number: "Authorization number",
  payer_address: "Where to send appeals",
  payer_fax: "Fax for appeals",
  expedited_fax: "Fax for expedited appeals",
};

/** Confidence is 0 to 1. */
export function confidenceWords(confidence: number): "sure" | "fairly sure" | "unsure" {
  if (confidence >= SURE) return "sure";
  return confidence >= 0.6 ? "fairly sure" : "unsure";
}

/** "page 2 of 5, text recognized": how far the reading of a document is. */
export function readingWords(
  document: Pick<AppealDocumentDto, "ocr_status" | "pages_read" | "pages_total" | "counting">,
  running: boolean,
): string {
  const { ocr_status, pages_read, pages_total } = document;
  if (ocr_status === "failed") return "could not be read";
  if (ocr_status === "success") return `${pages(pages_total ?? pages_read)} read`;
  if (document.counting) return "pages being counted";
  if (!running) return "not read yet";
  if (pages_read === 0) return "waiting in line";
  return `page ${pages_read}${pages_total === null ? "" : ` of ${pages_total}`}, text recognized`;
}
