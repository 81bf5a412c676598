"use client";

import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { DateField } from "@/components/ui/date-field";
import { Field, type FieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/money-field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";

interface ClaimFormFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
  as?: "text" | "date" | "money" | "area" | "select";
  /** Of a select; the first, empty choice stands before them when it is named. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  hint?: string;
  required?: boolean;
  className?: string;
}

/** One control of a claim's form with its label and the server's message. */
export function ClaimFormField<V extends FieldValues>(props: ClaimFormFieldProps<V>) {
  const { label, hint, required, className, ...control } = props;
  const { form, name } = control;
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <Field
      label={label}
      error={error}
      {...(hint && { hint })}
      {...(required && { required })}
      {...(className && { className })}
    >
      <Control {...control} />
    </Field>
  );
}

function Control<V extends FieldValues>({
  form,
  name,
  as = "text",
  options,
  placeholder,
  ...control
}: Pick<ClaimFormFieldProps<V>, "form" | "name" | "as" | "options" | "placeholder"> & FieldControl) {
  if (as === "date") return <DateField {...control} {...form.register(name)} />;
  if (as === "area") return <Textarea {...control} rows={3} {...form.register(name)} />;
  if (as === "select") {
    return (
      <Select
        {...control}
        {...form.register(name)}
        {...(options && { options })}
        {...(placeholder !== undefined && { placeholder })}
      />
    );
  }
  if (as === "money") {
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field: { onChange, value, ...field } }) => (
          <MoneyField {...control} {...field} step="0.01" value={value} onValueChange={onChange} />
        )}
      />
    );
  }
  return <Input {...control} autoComplete="off" {...form.register(name)} />;
}
