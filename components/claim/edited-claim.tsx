import { PatientFields } from "@/components/patient/patient-fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { DenialFacts } from "./claim-facts";
import { ClaimFields } from "./claim-fields";

/** A claim as its form takes it, without the line items, which it doesn't show; and its fields, with the facts of an earlier denial. */
export function editedClaim(claim: ClaimDto, today: string) {
  const { denial_details: denial } = claim;
  const past = denial && <DenialFacts denial={{ ...denial, historical: true }} today={today} />;
  return {
    claim: { ...claim, line_items: [] },
    today,
    children: <ClaimFields pastDenial={past} />,
    patientFields: <PatientFields today={today} />,
  };
}
