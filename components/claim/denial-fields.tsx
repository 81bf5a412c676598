import type { ReactNode } from "react";
import { ALL_CLAIM_FIELDS, CLAIM_GROUPS, formFields } from "@/lib/domain/claim/fields";
import { ClaimField } from "./claim-field";
import type { ClaimField as Name } from "./claim-form-values";
import { EditedPart, WhileDenial } from "./edited-claim-parts";
import { FormGroup } from "./form-group";

const NAMES = formFields("denial").map(([name]) => name as Name);
const FLAGS = NAMES.filter((name) => ALL_CLAIM_FIELDS[name].kind === "flag");
const LONG = NAMES.filter((name) => ALL_CLAIM_FIELDS[name].kind === "text");
const SHORT = NAMES.filter((name) => !FLAGS.includes(name) && !LONG.includes(name));

const fields = (names: readonly Name[]) => names.map((name) => <ClaimField key={name} name={name} />);

/** Editable only while the status is denied; what is left of an earlier denial is read-only and marked. */
export function DenialFields({ past }: { past: ReactNode }) {
  return (
    <>
      {past && (
        <WhileDenial is="historical">
          <FormGroup title={CLAIM_GROUPS.denial} wide>
            <div className="rounded-lg border bg-sunken p-3.5 sm:col-span-2">{past}</div>
          </FormGroup>
        </WhileDenial>
      )}
      <WhileDenial is="open">
        <FormGroup title={CLAIM_GROUPS.denial}>
          {fields(SHORT)}
          <div className="flex flex-col justify-center gap-2.5">
            {fields(FLAGS)}
            <EditedPart name="confirmed" />
          </div>
          {fields(LONG)}
        </FormGroup>
      </WhileDenial>
    </>
  );
}
