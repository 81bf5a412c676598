import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { holdTyped } from "@/components/app-shell/confirm-leave";

/** What was typed into a form stays where its session ends: the password is asked for over it. */
export function useHeld<V extends FieldValues>({ formState: { isDirty } }: UseFormReturn<V>): void {
  useEffect(() => (isDirty ? holdTyped() : undefined), [isDirty]);
}
