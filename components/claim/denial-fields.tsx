"use client";

import { Controller, type UseFormReturn } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { DenialFacts } from "./claim-facts";
import { FIELD_LABELS } from "./claim-field-labels";
import { ClaimFormField } from "./claim-form-field";
import type { ClaimFormValues } from "./claim-form-values";
import { FormGroup } from "./form-group";

const CATEGORIES = DENIAL_CATEGORIES.map((value) => ({ value, label: DENIAL_CATEGORY_LABELS[value] }));

interface DenialFieldsProps {
  form: UseFormReturn<ClaimFormValues>;
  claim: ClaimDto;
  state: "open" | "historical" | "none";
  today: string;
  /** The user says that the estimated deadline is the one on the notice. */
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
}

/** Editable only while the status is denied; what is left of an earlier denial is read-only and marked. */
export function DenialFields({ form, claim, state, today, confirmed, onConfirmed }: DenialFieldsProps) {
  const denial = claim.denial_details;
  if (state === "none") return null;
  if (state === "historical") {
    if (!denial) return null;
    return (
      <FormGroup title="Denial Details" wide>
        <div className="rounded-lg border bg-sunken p-3.5 sm:col-span-2">
          <DenialFacts denial={{ ...denial, historical: true }} today={today} />
        </div>
      </FormGroup>
    );
  }
  const field = { form };
  return (
    <FormGroup title="Denial Details">
      <ClaimFormField {...field} as="date" name="denial_date" label={FIELD_LABELS.denial_date} />
      <ClaimFormField
        {...field}
        as="select"
        name="denial_category"
        label={FIELD_LABELS.denial_category}
        options={CATEGORIES}
        placeholder="Not known"
      />
      <ClaimFormField
        {...field}
        as="date"
        name="appeal_deadline"
        label={FIELD_LABELS.appeal_deadline}
        {...(denial?.deadline_estimated && {
          hint: `Estimated${denial.deadline_basis ? `: ${denial.deadline_basis}` : ""}.`,
        })}
      />
      <div className="flex flex-col justify-center gap-2.5">
        {(["can_appeal", "requires_correction"] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Checkbox
                ref={ref}
                label={FIELD_LABELS[name]}
                checked={value === true}
                onBlur={onBlur}
                onCheckedChange={(checked) => onChange(checked === true)}
              />
            )}
          />
        ))}
        {denial?.deadline_estimated && (
          <Checkbox
            label="I found this deadline on the notice"
            checked={confirmed}
            onCheckedChange={(checked) => onConfirmed(checked === true)}
          />
        )}
      </div>
      <ClaimFormField
        {...field}
        as="area"
        name="denial_summary"
        label={FIELD_LABELS.denial_summary}
        className="sm:col-span-2"
      />
      <ClaimFormField
        {...field}
        as="area"
        name="appeal_instructions"
        label={FIELD_LABELS.appeal_instructions}
      />
      <ClaimFormField {...field} as="area" name="correction_notes" label={FIELD_LABELS.correction_notes} />
    </FormGroup>
  );
}
