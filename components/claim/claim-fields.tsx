import type { ReactNode } from "react";
import { CLAIM_GROUPS, type ClaimGroup, formFields } from "@/lib/domain/claim/fields";
import { ClaimField } from "./claim-field";
import type { ClaimField as Name } from "./claim-form-values";
import { DenialFields } from "./denial-fields";
import { EditedPart } from "./edited-claim-parts";
import { FormGroup } from "./form-group";

/** The fields of one group, each as its kind says. Whose claim it is, is chosen in a part of its own. */
function FieldGroup({ group }: { group: ClaimGroup }) {
  const names = formFields(group).map(([name]) => name as Name);
  return (
    <FormGroup title={CLAIM_GROUPS[group]}>
      {names.map((name) =>
        name === "patient" ? <EditedPart key={name} name={name} /> : <ClaimField key={name} name={name} />,
      )}
    </FormGroup>
  );
}

const FURTHER = ["dates", "money", "insurance", "further"] as const satisfies readonly ClaimGroup[];

/** Who and what the claim is and how it stands; its denial; dates, money, insurance and the rest. */
export function ClaimFields({ pastDenial }: { pastDenial: ReactNode }) {
  return (
    <>
      <FieldGroup group="claim" />
      <DenialFields past={pastDenial} />
      {FURTHER.map((group) => (
        <FieldGroup key={group} group={group} />
      ))}
    </>
  );
}
