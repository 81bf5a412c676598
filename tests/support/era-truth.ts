import type { PreviewClaim, PreviewProblem } from "@/lib/domain/remittance/reader/preview-shape";

/**
 * What a file says, written by hand. A claim is one line:
 * `number | payer's number | status | charge | paid | patient | name | adjustments | category | move`,
 * a problem is `code @segment number`.
 */
export type EraTruth = {
  status: "read" | "flagged" | "unreadable";
  total: string;
  claims: string[];
  problems?: string[];
};

export function claimLine(claim: PreviewClaim): string {
  const adjustments = claim.adjustments.map(
    ({ level, line, group, reason, amount }) =>
      `${level === "line" ? `line${line} ` : ""}${group}-${reason} ${amount ?? "?"}`,
  );
  return [
    claim.claim_number,
    claim.payer_claim_number,
    claim.status_code,
    claim.charge ?? "?",
    claim.paid ?? "?",
    claim.patient_responsibility ?? "?",
    claim.patient_name,
    adjustments.join("; "),
    claim.proposed_category ?? "-",
    claim.proposed_move,
  ].join(" | ");
}

export const problemLine = ({ code, position }: PreviewProblem): string =>
  position ? `${code} @${position.segment}` : code;
