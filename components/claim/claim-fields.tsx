"use client";

import type { UseFormReturn } from "react-hook-form";
import { PatientCombobox } from "@/components/patient/patient-combobox";
import { usePeople } from "@/components/practice/people";
import { Field } from "@/components/ui/field";
import { CLAIM_STATUS_LABELS, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { CLAIM_STATUSES, RIGHT_MOVES } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { FIELD_LABELS } from "./claim-field-labels";
import { ClaimFormField } from "./claim-form-field";
import type { ClaimField, ClaimFormValues } from "./claim-form-values";
import { FormGroup } from "./form-group";

const STATUSES = CLAIM_STATUSES.map((value) => ({ value, label: CLAIM_STATUS_LABELS[value] }));
const MOVES = RIGHT_MOVES.map((value) => ({ value, label: RIGHT_MOVE_LABELS[value] }));

interface FieldsProps {
  form: UseFormReturn<ClaimFormValues>;
}

interface MainFieldsProps extends FieldsProps {
  claim: ClaimDto;
  patient: PatientChoice | null;
  onPatient: (patient: PatientChoice | null) => void;
}

/** Who and what the claim is, and how it stands. */
export function MainFields({ form, claim, patient, onPatient }: MainFieldsProps) {
  const providers = usePeople({ id: claim.provider, name: claim.provider_name });
  const text = (name: ClaimField) => <ClaimFormField form={form} name={name} label={FIELD_LABELS[name]} />;
  return (
    <FormGroup title="Claim">
      <ClaimFormField form={form} as="select" name="status" label={FIELD_LABELS.status} options={STATUSES} />
      <ClaimFormField
        form={form}
        as="select"
        name="right_move"
        label={FIELD_LABELS.right_move}
        options={MOVES}
        placeholder="Not chosen"
        {...(claim.right_move_reason && { hint: claim.right_move_reason })}
      />
      <Field label={FIELD_LABELS.patient} required error={form.formState.errors.patient?.message}>
        <PatientCombobox value={patient} onChange={onPatient} createTitle="New Patient" />
      </Field>
      <ClaimFormField
        form={form}
        as="select"
        name="provider"
        label={FIELD_LABELS.provider}
        options={providers}
        placeholder="None"
      />
      {text("claim_number")}
      {text("internal_claim_number")}
      {text("payer_claim_number")}
      {text("claim_type")}
    </FormGroup>
  );
}

/** Dates, money, insurance and the rest. */
export function FurtherFields({ form }: FieldsProps) {
  const field = (name: ClaimField, as: "text" | "date" | "money" = "text") => (
    <ClaimFormField form={form} as={as} name={name} label={FIELD_LABELS[name]} />
  );
  return (
    <>
      <FormGroup title="Important Dates">
        {field("date_of_service_from", "date")}
        {field("date_of_service_to", "date")}
        {field("date_submitted", "date")}
        {field("date_received", "date")}
        {field("date_processed", "date")}
      </FormGroup>
      <FormGroup title="Financial Details">
        {field("total_charges", "money")}
        {field("total_allowed_amount", "money")}
        {field("total_paid_amount", "money")}
        {field("patient_responsibility", "money")}
      </FormGroup>
      <FormGroup title="Insurance Information">
        {field("insurance_plan_name")}
        {field("payer_id")}
        {field("policy_number")}
        {field("group_number")}
        {field("authorization_number")}
      </FormGroup>
      <FormGroup title="Additional Information">
        {field("place_of_service")}
        <ClaimFormField
          form={form}
          name="diagnosis_codes"
          label={FIELD_LABELS.diagnosis_codes}
          hint="Separate codes with commas, for example M54.50, M25.561."
        />
        <ClaimFormField
          form={form}
          as="area"
          name="remarks"
          label={FIELD_LABELS.remarks}
          className="sm:col-span-2"
        />
      </FormGroup>
    </>
  );
}
