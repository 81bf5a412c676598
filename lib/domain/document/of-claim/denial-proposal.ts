import type { documents } from "@/db/schema/documents";
import { DENIAL_CATEGORIES, type DenialCategory } from "@/lib/core/enums";
import { adviceFor } from "@/lib/domain/move/advice";
import { carcOf, groupCodeOf, remarksOf } from "@/lib/domain/move/facts/denial-code";
import { refuses } from "@/lib/domain/reading/paper/kind-groups";
import { estimateDeadline } from "@/lib/domain/reading/payer/estimated-deadline";
import type { DenialProposalDto } from "../schema";

type Read = Pick<
  typeof documents.$inferSelect,
  | "ocrStatus"
  | "kind"
  | "documentType"
  | "extractionEvidence"
  | "extractionFacts"
  | "proposalState"
  | "decisionLevel"
  | "careStage"
  | "lineOfBusiness"
>;

/** What the proposal is compared with. */
export type ClaimOfLetter = { claimNumber: string; patientName: string; insurancePlanName: string };

/** Letters and digits only: a number is the same with and without dashes. */
const bare = (value: string) => value.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const names = (value: string) =>
  new Set(
    value
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );

/**
 * What a claim's denial letter says of the denial. Null for papers that say nothing of one. A deadline that the letter
 * doesn't state is estimated by the kind of payer and says so.
 */
export function denialProposal(document: Read, claim: ClaimOfLetter): DenialProposalDto | null {
  const isLetter = refuses(document.kind) || document.documentType === "denial_letter";
  if (document.ocrStatus !== "success" || !isLetter) return null;
  const fields = document.extractionEvidence ?? {};
  const facts = document.extractionFacts ?? {};
  const category = DENIAL_CATEGORIES.find((known) => known === facts.denial_category?.value) ?? null;
  const denialDate = facts.notice_date?.value ?? null;
  const stated = facts.appeal_deadline;
  const estimated =
    !stated && denialDate && hasStanding(document, category)
      ? estimateDeadline(
          fields.payer_name?.value ?? claim.insurancePlanName,
          denialDate,
          document.decisionLevel,
        )
      : undefined;
  const found = [fields.denial_code, fields.denial_text, facts.denial_category, stated, facts.notice_date];
  if (!found.some(Boolean)) return null;
  return {
    state: document.proposalState ?? "open",
    denial_date: denialDate,
    denial_category: category,
    denial_summary: fields.denial_text?.value ?? "",
    denial_code: fields.denial_code?.value ?? "",
    appeal_deadline: stated?.value ?? estimated?.date ?? null,
    deadline_estimated: Boolean(estimated),
    deadline_basis: stated?.basis ?? estimated?.basis ?? "",
    claim_number: fields.claim_number?.value ?? "",
    differs: differences(fields.claim_number?.value, fields.patient_name?.value, claim),
  };
}

/** No usual time is counted for an appeal that has no standing (docs/product.md, I1). */
function hasStanding(
  { kind, careStage, decisionLevel, lineOfBusiness, extractionEvidence }: Read,
  category: DenialCategory | null,
): boolean {
  const { denial_code: code, denial_text: text } = extractionEvidence ?? {};
  const printed = { denialCode: code?.value ?? "", denialText: text?.value ?? "" };
  return adviceFor({
    ...{ kind, category, lineOfBusiness, stage: careStage, level: decisionLevel },
    ...{ carc: carcOf(printed), remarks: remarksOf(printed), reasonText: printed.denialText },
    group: groupCodeOf(printed) ?? "",
  }).appealPossible;
}

function differences(
  claimNumber: string | undefined,
  patientName: string | undefined,
  claim: ClaimOfLetter,
): DenialProposalDto["differs"] {
  const found: DenialProposalDto["differs"] = [];
  if (claimNumber && claim.claimNumber && bare(claimNumber) !== bare(claim.claimNumber)) {
    found.push("claim_number");
  }
  if (patientName) {
    const written = names(patientName);
    if (![...names(claim.patientName)].some((word) => written.has(word))) found.push("patient_name");
  }
  return found;
}
