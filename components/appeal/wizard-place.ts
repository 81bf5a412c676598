import type { AppealDto } from "@/lib/domain/appeal/schema";
import { extractionComplete, hasLetter, uploadProblem, type WizardStep } from "./wizard-steps";

type Read = Pick<AppealDto, "documents" | "letter" | "extraction" | "generation" | "patient_name">;

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
