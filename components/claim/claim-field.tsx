import { FormField } from "@/components/form/drawn-form";
import { ALL_CLAIM_FIELDS, type ClaimFieldName, type ClaimFieldSpec } from "@/lib/domain/claim/fields";

const CONTROLS = {
  line: "text",
  npi: "text",
  codes: "text",
  whole: "text",
  flag: "check",
  text: "area",
  money: "money",
  day: "date",
  choice: "select",
  record: "select",
} as const;

/** One field of a claim in a form: its label and control come from the table of fields. */
export function ClaimField({ name }: { name: ClaimFieldName }) {
  const field: ClaimFieldSpec = ALL_CLAIM_FIELDS[name];
  return (
    <FormField
      name={name}
      as={CONTROLS[field.kind]}
      label={field.label}
      {...(field.hint && { hint: field.hint })}
      {...(field.wide && { className: "sm:col-span-2" })}
      {...choicesOf(field)}
    />
  );
}

function choicesOf(field: ClaimFieldSpec) {
  if (field.kind === "record") return { options: [], placeholder: "None" };
  if (field.kind !== "choice") return {};
  return {
    options: Object.entries(field.labels).map(([value, label]) => ({ value, label })),
    ...(field.none && { placeholder: field.none }),
  };
}
