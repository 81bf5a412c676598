"use client";

import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { PatientCombobox } from "@/components/patient/patient-combobox";
import { type PersonOption, withChosen } from "@/components/practice/person-options";
import { Field } from "@/components/ui/field";
import { CLAIM_FIELDS, CLAIM_GROUPS, type ClaimGroup, formFields } from "@/lib/domain/claim/fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { ClaimField as OneField } from "./claim-field";
import type { ClaimField, ClaimFormValues } from "./claim-form-values";
import { FormGroup } from "./form-group";

interface FieldsProps {
  form: UseFormReturn<ClaimFormValues>;
}

interface GroupProps extends FieldsProps {
  group: ClaimGroup;
  /** Fields that are drawn otherwise than their kind says. */
  own?: Partial<Record<ClaimField, ReactNode>>;
}

/** The fields of one group, each as its kind says. */
function FieldGroup({ form, group, own = {} }: GroupProps) {
  const names = formFields(group).map(([name]) => name as ClaimField);
  return (
    <FormGroup title={CLAIM_GROUPS[group]}>
      {names.map((name) => own[name] ?? <OneField key={name} form={form} name={name} />)}
    </FormGroup>
  );
}

interface MainFieldsProps extends FieldsProps {
  claim: ClaimDto;
  people: readonly PersonOption[];
  patient: PatientChoice | null;
  onPatient: (patient: PatientChoice | null) => void;
}

/** Who and what the claim is, and how it stands. */
export function MainFields({ form, claim, people, patient, onPatient }: MainFieldsProps) {
  const providers = withChosen(people, { id: claim.provider, name: claim.provider_name });
  return (
    <FieldGroup
      form={form}
      group="claim"
      own={{
        right_move: (
          <OneField key="right_move" form={form} name="right_move" hint={claim.right_move_reason} />
        ),
        patient: (
          <Field
            key="patient"
            label={CLAIM_FIELDS.patient.label}
            required
            error={form.formState.errors.patient?.message}
          >
            <PatientCombobox value={patient} onChange={onPatient} createTitle="New Patient" />
          </Field>
        ),
        provider: <OneField key="provider" form={form} name="provider" options={providers} />,
      }}
    />
  );
}

const FURTHER = ["dates", "money", "insurance", "further"] as const satisfies readonly ClaimGroup[];

/** Dates, money, insurance and the rest. */
export const FurtherFields = ({ form }: FieldsProps) =>
  FURTHER.map((group) => <FieldGroup key={group} form={form} group={group} />);
