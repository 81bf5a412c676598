import { AppealDeadlineChip } from "@/components/claim/claim-chips";
import { claimName } from "@/components/claim/claim-labels";
import { ClaimStatusChip } from "@/components/claim/status-chips";
import { AppLink } from "@/components/ui/app-link";
import { usd, whole } from "@/lib/core/number-text";
import type { ClaimDto, ClaimPage } from "@/lib/domain/claim/schema";

interface PatientClaimsProps {
  patientId: string;
  claims: ClaimPage;
  /** Where the practice is. */
  today: string;
}

/** The patient's newest claims, in the dialog that shows the patient. */
export function PatientClaims({ patientId, claims: { results, count }, today }: PatientClaimsProps) {
  if (results.length === 0) return <p className="text-ink-muted text-sm">No claims for this patient yet.</p>;
  return (
    <>
      <ul className="divide-y rounded-lg border">
        {results.map((claim) => (
          <ClaimLine key={claim.claim_id} claim={claim} today={today} />
        ))}
      </ul>
      {count !== results.length && (
        <p className="mt-1.5 text-ink-muted text-xs">
          The newest {results.length}
          {count !== null && ` of ${whole(count)}`}.{" "}
          <AppLink href={`/claims?patient=${patientId}`} className="link">
            Show all claims
          </AppLink>
        </p>
      )}
    </>
  );
}

function ClaimLine({ claim, today }: { claim: ClaimDto; today: string }) {
  const { denial_details: denial } = claim;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
      <span className="min-w-44 flex-1 break-words">
        <AppLink href={`/claims/${claim.claim_id}`} className="link">
          {claimName(claim)}
        </AppLink>
        {claim.insurance_plan_name && <span className="text-ink-muted"> · {claim.insurance_plan_name}</span>}
      </span>
      {denial && !denial.historical && <AppealDeadlineChip denial={denial} today={today} />}
      <ClaimStatusChip status={claim.status} />
      {claim.total_charges !== null && (
        <span className="w-22 text-right tabular-nums">{usd(claim.total_charges)}</span>
      )}
    </li>
  );
}
