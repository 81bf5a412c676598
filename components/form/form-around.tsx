"use client";

import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import type { ActionFailure } from "@/lib/core/action-result";
import { DrawnFormContext } from "./drawn-form";
import { FormControl } from "./form-control";
import { unplaced } from "./refusal";

export interface FormAroundProps<V extends FieldValues> {
  filling: { form: UseFormReturn<V>; refusal: ActionFailure | null; busy?: boolean };
  /** What can be done about a refusal. */
  remedy?: ReactNode;
  more?: NonNullable<ComponentProps<typeof DrawnFormContext>["value"]>["more"] | undefined;
  children: ReactNode;
}

/** Hands a form to the fields in it that the server drew. */
export function FormAround<V extends FieldValues>({ filling, more, remedy, children }: FormAroundProps<V>) {
  const form = filling.form as unknown as UseFormReturn<FieldValues>;
  const text = unplaced(filling.refusal, form.getValues());
  const problem = text && (
    <Alert tone="danger" action={remedy}>
      {text}
    </Alert>
  );
  const { busy = false } = filling;
  return (
    <DrawnFormContext value={{ form, problem, busy, more, Control: FormControl }}>
      {children}
    </DrawnFormContext>
  );
}
