import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import type { AppealDto } from "@/lib/domain/appeal/schema";

/** The five steps (docs/product.md, H3), counted from 1 as the screen and `?step=` do. */
export const WIZARD_STEPS = [
  "Upload Files",
  "Extract Information",
  "Generate Draft",
  "Review & Edit",
  "Export & Send",
] as const;
export type WizardStep = 1 | 2 | 3 | 4 | 5;

export const stepHref = (appealId: string, step: WizardStep) => `/appeals/${appealId}?step=${step}`;

export const hasLetter = (appeal: Pick<AppealDto, "letter">) => Boolean(appeal.letter?.content.trim());

/** Every document has been read or refused, there is at least one, and their values have been merged. */
export function extractionComplete(appeal: Pick<AppealDto, "documents" | "extraction">): boolean {
  return (
    appeal.documents.length > 0 &&
    appeal.extraction.state !== "running" &&
    appeal.documents.every((document) => document.ocr_status !== "pending")
  );
}

export const isWriting = (appeal: Pick<AppealDto, "generation">) =>
  appeal.generation?.status === "queued" || appeal.generation?.status === "writing";

/** Why step 1 can't be left, or null. */
export function uploadProblem(appeal: Pick<AppealDto, "documents">, patientName: string): string | null {
  if (appeal.documents.length === 0) return APPEAL_MESSAGES.uploadFirst;
  return patientName.trim() === "" ? APPEAL_MESSAGES.patientNameFirst : null;
}

/** Why a letter can't be asked for, or null. */
export function generationProblem(appeal: Pick<AppealDto, "patient_name" | "denial_text">): string | null {
  return appeal.patient_name.trim() || appeal.denial_text.trim() ? null : APPEAL_MESSAGES.extractionFirst;
}

/** Why step 3 can't be left, or null. */
export function reviewProblem(appeal: Pick<AppealDto, "letter" | "generation">): string | null {
  return isWriting(appeal) || !hasLetter(appeal) ? APPEAL_MESSAGES.waitForLetter : null;
}

/** Why there is nothing to send yet, or null. */
export function recipientProblem(method: string | null, to: string): string | null {
  return !method || to.trim() === "" ? APPEAL_MESSAGES.noRecipient : null;
}
