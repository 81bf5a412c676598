"use client";

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FormControl } from "./form-control";

export type FormFieldProps = Omit<ComponentProps<typeof FormControl>, "form" | "name"> & { name: string };

interface DrawnForm {
  form: UseFormReturn<FieldValues>;
  /** What was refused and has no place beside a field. */
  problem: ReactNode;
  /** It is on its way. */
  busy: boolean;
  /** What the form itself knows of a field beside what the server drew of it. */
  more: Readonly<Record<string, Partial<FormFieldProps>>> | undefined;
  Control: ComponentType<FormFieldProps & { form: UseFormReturn<FieldValues> }>;
}

/** A form around fields that the server drew. What its fields are made of comes with the form's own script. */
export const DrawnFormContext = createContext<DrawnForm | null>(null);

/** For what stands among the fields of such a form. */
export function useDrawnForm(): DrawnForm {
  const drawn = use(DrawnFormContext);
  if (!drawn) throw new Error("a field stands outside its form");
  return drawn;
}

/** One field of such a form: label, hint and choices are the server's. */
export function FormField(props: FormFieldProps) {
  const { form, more, Control } = useDrawnForm();
  return <Control form={form} {...props} {...more?.[props.name]} />;
}

/** What is wrong with the choice in a field that holds several things. */
export function FormFieldError({ name }: { name: string }) {
  const { form } = useDrawnForm();
  const message = form.getFieldState(name, form.formState).error?.message;
  return (
    message && (
      <p role="alert" className="text-danger-text text-sm">
        {message}
      </p>
    )
  );
}

/** What stands in the way, where it is not said beside a field. */
export const FormRefusal = () => useDrawnForm().problem;
