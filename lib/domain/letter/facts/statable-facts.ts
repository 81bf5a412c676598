import type { AppealDocumentType } from "@/lib/core/enums";
import type { ExtractionFact } from "@/lib/core/extraction";
import type { CareStage } from "@/lib/core/notice";

/**
 * Of these a practice's papers hold others beside the claim's own: an approval that has ended, whoever made the scan, what was diagnosed years
 * before, the number and the group of another plan's card or of an old one.
 */
const OF_MANY: ReadonlySet<ExtractionFact> = new Set([
  "authorization_number",
  "provider_name",
  "diagnosis_codes",
  "member_id",
  "group_number",
  "subscriber_name",
]);

/**
 * The facts that a letter may state as the claim's own. An approval among the supporting papers is told as evidence, with its dates and
 * its page; as the claim's authorization it is stated where the notice, the claim or a person says so, and the notice not in its
 * reason: an approval that the payer names there has ended, is used up or is another service's. The day of a visit in a chart is
 * no day of a service that was not given yet, also where a course goes on.
 */
export function statableFacts<
  F extends { documentId: string; value: string; confirmed?: unknown; doubt?: unknown },
>(
  facts: Partial<Record<ExtractionFact, F>>,
  typeOf: ReadonlyMap<string, AppealDocumentType>,
  { stage, denialText }: { stage: CareStage | null | undefined; denialText: string },
): Partial<Record<ExtractionFact, F>> {
  const isStatable = ([name, { documentId, value, confirmed, doubt }]: [string, F]) => {
    const type = typeOf.get(documentId);
    if (confirmed) return true;
    if (name === "authorization_number" && stage === "post_service" && holds(denialText, value)) return false;
    if (type === "denial_letter") return true;
    // "ABI 0.94" of a note is no sum: what nothing on a chart's page labels is nobody's charge.
    if (name === "billed_amount" && type === "supporting_docs" && doubt) return false;
    if (name === "dates_of_service") return stage !== "pre_service" && stage !== "concurrent";
    return type !== "supporting_docs" || !OF_MANY.has(name as ExtractionFact);
  };
  return Object.fromEntries(Object.entries(facts).filter(isStatable));
}

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

const holds = (text: string, number: string) => bare(number) !== "" && bare(text).includes(bare(number));
