import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const FORM =
  /\bconsent\b[^.;]{0,20}\b(?:appeal|grievance)|\bconsent\b[^.;]{0,40}\breconsideration\b|\b(?:appointment|designation)\b[^.;]{0,30}\brepresentative\b|\bauthori[sz](?:ed|ation)\b[^.;]{0,30}\b(?:representative|appeal|grievance)|\bCMS-?1696\b/i;
/** The head of a form by which somebody may speak for the patient: it tells nothing of the patient's care. */
export const isConsentForm = ({ heading }: Pick<ChartFact, "heading">): boolean => FORM.test(heading);
