"use client";

import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { withCalendarDates } from "@/components/ui/time-labels";
import { ALL_CLAIM_FIELDS, CLAIM_GROUPS, formFields } from "@/lib/domain/claim/fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ClaimField as OneField } from "./claim-field";
import type { ClaimField, ClaimFormValues } from "./claim-form-values";
import { FormGroup } from "./form-group";

interface DenialFieldsProps {
  form: UseFormReturn<ClaimFormValues>;
  claim: ClaimDto;
  state: "open" | "historical" | "none";
  /** The denial of before, as facts. */
  past: ReactNode;
  /** The user says that the estimated deadline is the one on the notice. */
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
}

/** Editable only while the status is denied; what is left of an earlier denial is read-only and marked. */
export function DenialFields({ form, claim, state, past, confirmed, onConfirmed }: DenialFieldsProps) {
  const denial = claim.denial_details;
  if (state === "none") return null;
  if (state === "historical") {
    if (!denial) return null;
    return (
      <FormGroup title={CLAIM_GROUPS.denial} wide>
        <div className="rounded-lg border bg-sunken p-3.5 sm:col-span-2">{past}</div>
      </FormGroup>
    );
  }
  const field = (name: ClaimField, hint?: string) => (
    <OneField key={name} form={form} name={name} {...(hint && { hint })} />
  );
  const estimated = denial?.deadline_estimated
    ? `Estimated${denial.deadline_basis ? `: ${withCalendarDates(denial.deadline_basis)}` : ""}.`
    : undefined;
  const names = formFields("denial").map(([name]) => name as ClaimField);
  const flags = names.filter(isFlag);
  const long = names.filter((name) => ALL_CLAIM_FIELDS[name].kind === "text");
  const short = names.filter((name) => !isFlag(name) && !long.includes(name));
  return (
    <FormGroup title={CLAIM_GROUPS.denial}>
      {short.map((name) => field(name, name === "appeal_deadline" ? estimated : undefined))}
      <div className="flex flex-col justify-center gap-2.5">
        {flags.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Checkbox
                ref={ref}
                label={ALL_CLAIM_FIELDS[name].label}
                checked={value === true}
                onBlur={onBlur}
                onCheckedChange={onChange}
              />
            )}
          />
        ))}
        {denial?.deadline_estimated && (
          <Checkbox
            label="I found this deadline on the notice"
            checked={confirmed}
            onCheckedChange={onConfirmed}
          />
        )}
      </div>
      {long.map((name) => field(name))}
    </FormGroup>
  );
}

const isFlag = (name: ClaimField) => ALL_CLAIM_FIELDS[name].kind === "flag";
