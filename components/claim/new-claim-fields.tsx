import { ClaimField } from "./claim-field";
import type { NewClaimValues } from "./new-claim-dialog";

const NAMES = [
  "claim_number",
  "internal_claim_number",
  "insurance_plan_name",
  "policy_number",
  "date_submitted",
  "date_of_service_from",
  "date_of_service_to",
  "total_charges",
  "remarks",
] as const satisfies readonly (keyof NewClaimValues)[];

/** What may be entered of a new claim beside its patient. */
export const NewClaimFields = () => NAMES.map((name) => <ClaimField key={name} name={name} />);
