"use client";

import type { ComponentProps } from "react";
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { DateField } from "@/components/ui/date-field";
import { Field, type FieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/money-field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";

type Attributes = Pick<
  ComponentProps<typeof Input>,
  "autoComplete" | "disabled" | "inputMode" | "max" | "maxLength" | "readOnly" | "spellCheck" | "type"
>;

interface ControlProps<V extends FieldValues> extends Attributes {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  as?: "text" | "date" | "money" | "area" | "select" | "check" | "switch" | "choice";
  /** Of a select; the first, empty choice stands before them when it is named. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** Of a choice: what it adds to the list that its field holds. */
  value?: string;
  "aria-label"?: string;
  /** Of an area. */
  rows?: number;
}

interface ChoiceProps<V extends FieldValues> extends Pick<ControlProps<V>, "form" | "name"> {
  value: string;
  label: string;
  "aria-label"?: string | undefined;
}

interface FormControlProps<V extends FieldValues> extends ControlProps<V> {
  label: string;
  hint?: string | undefined;
  required?: boolean;
  optional?: boolean;
  /** To the right of the label. */
  aside?: string;
  className?: string;
}

/** One control of a form with its label and the server's message. */
export function FormControl<V extends FieldValues>(props: FormControlProps<V>) {
  const { label, hint, required, optional, aside, className, ...control } = props;
  const { form, name, as, disabled } = control;
  if (as === "choice")
    return <Choice {...{ label, form, name }} value={props.value ?? ""} aria-label={props["aria-label"]} />;
  if (as === "check" || as === "switch") {
    const Box = as === "check" ? Checkbox : Switch;
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Box
            ref={ref}
            {...{ label, hint, disabled, onBlur }}
            checked={value === true}
            onCheckedChange={(checked: boolean) => onChange(checked)}
          />
        )}
      />
    );
  }
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <Field {...{ label, hint, error, required, optional, aside, className }}>
      <Control {...control} />
    </Field>
  );
}

function Control<V extends FieldValues>(props: ControlProps<V> & FieldControl) {
  const { form, name, as = "text", options, placeholder, rows = 3, ...control } = props;
  if (as === "date") return <DateField {...control} {...form.register(name)} />;
  if (as === "area") {
    return (
      <Textarea {...(control as ComponentProps<typeof Textarea>)} rows={rows} {...form.register(name)} />
    );
  }
  if (as === "select") {
    return (
      <Select
        {...(control as ComponentProps<typeof Select>)}
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
  return <Input autoComplete="off" {...{ placeholder }} {...control} {...form.register(name)} />;
}

/** One of the things that a field holds a list of. */
function Choice<V extends FieldValues>({ form, name, value, ...box }: ChoiceProps<V>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => {
        const chosen: readonly string[] = field.value;
        return (
          <Checkbox
            {...box}
            checked={chosen.includes(value)}
            onCheckedChange={(on) =>
              field.onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        );
      }}
    />
  );
}
