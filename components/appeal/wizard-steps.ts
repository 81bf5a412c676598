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

type Read = Pick<AppealDto, "documents" | "letter" | "extraction" | "generation" | "patient_name">;

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

/** Where an existing appeal opens (docs/product.md, H3). */
export function resumeStep(appeal: Read): WizardStep {
  if (hasLetter(appeal)) return 4;
  const anyRead = appeal.documents.some(
    (document) =>
      document.ocr_status === "success" || Object.keys(document.extraction_metadata ?? {}).length > 0,
  );
  if (anyRead) return 3;
  return appeal.documents.length > 0 ? 2 : 1;
}

/** The furthest step that an address may name: never one that Next would not lead to. */
export function furthestStep(appeal: Read): WizardStep {
  if (hasLetter(appeal)) return 5;
  const byNext: WizardStep = extractionComplete(appeal)
    ? 3
    : uploadProblem(appeal, appeal.patient_name)
      ? 1
      : 2;
  const byResume = resumeStep(appeal);
  return byNext > byResume ? byNext : byResume;
}

/** The step of `?step=`, held to what is allowed; without one, where the wizard opened. */
export function shownStep(asked: number | null, opened: WizardStep, furthest: WizardStep): WizardStep {
  const wanted = asked !== null && Number.isInteger(asked) && asked >= 1 && asked <= 5 ? asked : opened;
  return Math.min(wanted, furthest) as WizardStep;
}

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
