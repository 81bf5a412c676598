import type { Confirmable } from "@/lib/core/confirmation";
import type { ClaimDto } from "@/lib/domain/claim/schema";

/** Fields of a claim as its own call takes them. */
export type ClaimValues = Partial<
  Pick<
    ClaimDto,
    | "policy_number"
    | "group_number"
    | "authorization_number"
    | "payer_claim_number"
    | "insurance_plan_name"
    | "diagnosis_codes"
    | "date_of_service_from"
    | "date_of_service_to"
    | "total_charges"
  > & {
    denial_date: string | null;
    denial_category: string | null;
    appeal_deadline: string | null;
  }
>;
export type LinkedClaim = Pick<ClaimDto, "claim_id" | "updated_at" | "status"> & {
  now: Required<ClaimValues>;
};

/** The fields of a claim that a value of step 2 belongs in; null where a claim has none for it. */
export function claimValuesOf(name: Confirmable, value: string, { status }: LinkedClaim): ClaimValues | null {
  const list = value.split(/,\s*/).filter(Boolean);
  // A claim takes a denial's fields only while it is denied (docs/product.md, F4).
  const ofDenial = (values: ClaimValues) => (status === "denied" ? values : null);
  switch (name) {
    case "member_id":
      return { policy_number: value };
    case "group_number":
      return { group_number: value };
    case "authorization_number":
      return { authorization_number: value };
    case "claim_number":
      return { payer_claim_number: value };
    case "payer_name":
      return { insurance_plan_name: value };
    case "diagnosis_codes":
      return { diagnosis_codes: list };
    case "dates_of_service":
      return {
        date_of_service_from: list.toSorted()[0] ?? null,
        date_of_service_to: list.toSorted().at(-1) ?? null,
      };
    case "billed_amount":
      return { total_charges: value };
    case "notice_date":
      return ofDenial({ denial_date: value });
    case "denial_category":
      return ofDenial({ denial_category: value });
    case "appeal_deadline":
      return ofDenial({ appeal_deadline: value });
    default:
      return null;
  }
}

/** What these fields of the claim say now: what taking a value back returns to. */
export const nowOf = ({ now }: LinkedClaim, values: ClaimValues): ClaimValues =>
  Object.fromEntries(Object.keys(values).map((key) => [key, now[key as keyof ClaimValues]]));

export const isSame = (a: ClaimValues, b: ClaimValues): boolean => JSON.stringify(a) === JSON.stringify(b);
