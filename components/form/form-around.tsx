"use client";

import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import type { ActionFailure } from "@/lib/core/action-result";
import { DrawnFormContext } from "./drawn-form";
import { FormControl } from "./form-control";
import { unplaced } from "./refusal";

interface FormAroundProps<V extends FieldValues> {
  filling: { form: UseFormReturn<V>; refusal: ActionFailure | null };
  more?: NonNullable<ComponentProps<typeof DrawnFormContext>["value"]>["more"];
  children: ReactNode;
}

/** Hands a form to the fields in it that the server drew. */
export function FormAround<V extends FieldValues>({ filling, more, children }: FormAroundProps<V>) {
  const form = filling.form as unknown as UseFormReturn<FieldValues>;
  const text = unplaced(filling.refusal, form.getValues());
  const problem = text && <Alert tone="danger">{text}</Alert>;
  return (
    <DrawnFormContext value={{ form, problem, more, Control: FormControl }}>{children}</DrawnFormContext>
  );
}
