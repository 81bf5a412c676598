"use client";

import type { UseFormReturn } from "react-hook-form";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { GENDERS } from "@/lib/core/enums";
import { US_STATES } from "@/lib/core/us-states";
import type { PatientFormValues } from "./patient-form-values";
import { GENDER_WORDS } from "./patient-labels";

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_WORDS[value] }));
const STATE_OPTIONS = Object.entries(US_STATES).map(([value, name]) => ({
  value,
  label: `${value} – ${name}`,
}));

interface PatientFieldsProps {
  form: UseFormReturn<PatientFormValues>;
  /** Today where the browser is; the server decides with the practice's. */
  today: string;
  ssnHint?: string;
}

/** All fields of a patient (docs/product.md, G1, G2), for the create and the edit form. */
export function PatientFields({ form, today, ssnHint }: PatientFieldsProps) {
  const { register, formState } = form;
  const error = (name: keyof PatientFormValues) => formState.errors[name]?.message;
  const off = { autoComplete: "off" } as const;
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <Field label="First Name" required error={error("first_name")} className="sm:col-span-2">
        <Input {...register("first_name")} {...off} maxLength={100} />
      </Field>
      <Field label="Middle Name" error={error("middle_name")} className="sm:col-span-2">
        <Input {...register("middle_name")} {...off} maxLength={100} />
      </Field>
      <Field label="Last Name" required error={error("last_name")} className="sm:col-span-2">
        <Input {...register("last_name")} {...off} maxLength={100} />
      </Field>
      <Field label="Date of Birth" required error={error("date_of_birth")} className="sm:col-span-2">
        <DateField {...register("date_of_birth")} {...off} max={today} />
      </Field>
      <Field label="Gender" required error={error("gender")} className="sm:col-span-2">
        <Select {...register("gender")} options={GENDER_OPTIONS} placeholder="Choose…" />
      </Field>
      <Field label="SSN" error={error("ssn")} hint={ssnHint} className="sm:col-span-2">
        <Input {...register("ssn")} {...off} placeholder="XXX-XX-XXXX" spellCheck={false} maxLength={20} />
      </Field>
      <Field label="Email" error={error("email")} className="sm:col-span-3">
        <Input {...register("email")} {...off} inputMode="email" spellCheck={false} maxLength={254} />
      </Field>
      <Field label="Phone" error={error("phone")} className="sm:col-span-3">
        <Input {...register("phone")} {...off} type="tel" maxLength={40} />
      </Field>
      <Field label="Address Line 1" required error={error("address_line1")} className="sm:col-span-3">
        <Input {...register("address_line1")} {...off} maxLength={200} />
      </Field>
      <Field label="Address Line 2" error={error("address_line2")} className="sm:col-span-3">
        <Input {...register("address_line2")} {...off} maxLength={200} />
      </Field>
      <Field label="City" required error={error("city")} className="sm:col-span-2">
        <Input {...register("city")} {...off} maxLength={100} />
      </Field>
      <Field label="State" required error={error("state")} className="sm:col-span-2">
        <Select {...register("state")} options={STATE_OPTIONS} placeholder="Choose…" />
      </Field>
      <Field label="ZIP Code" required error={error("zip_code")} className="sm:col-span-1">
        <Input {...register("zip_code")} {...off} inputMode="numeric" maxLength={20} />
      </Field>
      <Field label="Country" error={error("country")} className="sm:col-span-1">
        <Input {...register("country")} {...off} maxLength={60} />
      </Field>
    </div>
  );
}
