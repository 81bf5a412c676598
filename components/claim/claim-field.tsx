"use client";

import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ALL_CLAIM_FIELDS, type ClaimFieldName, type ClaimFieldSpec } from "@/lib/domain/claim/fields";
import { ClaimFormField } from "./claim-form-field";

interface ClaimFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V> & ClaimFieldName;
  /** Of a record that is chosen from a list. */
  options?: readonly { value: string; label: string }[];
  hint?: string;
}

const CONTROLS = {
  line: "text",
  npi: "text",
  codes: "text",
  whole: "text",
  flag: "text",
  text: "area",
  money: "money",
  day: "date",
  choice: "select",
  record: "select",
} as const;

/** One field of a claim in a form: its label and control come from the table of fields. */
export function ClaimField<V extends FieldValues>({ form, name, options, hint }: ClaimFieldProps<V>) {
  const field: ClaimFieldSpec = ALL_CLAIM_FIELDS[name];
  const said = hint || field.hint;
  return (
    <ClaimFormField
      form={form}
      name={name}
      as={CONTROLS[field.kind]}
      label={field.label}
      {...(said && { hint: said })}
      {...(field.wide && { className: "sm:col-span-2" })}
      {...choicesOf(field, options)}
    />
  );
}

function choicesOf(field: ClaimFieldSpec, options: ClaimFieldProps<FieldValues>["options"]) {
  if (field.kind === "record") return { options: options ?? [], placeholder: "None" };
  if (field.kind !== "choice") return {};
  return {
    options: Object.entries(field.labels).map(([value, label]) => ({ value, label })),
    ...(field.none && { placeholder: field.none }),
  };
}
