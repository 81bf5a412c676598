import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { ActionFailure } from "@/lib/core/action-result";

/** What was refused, in one sentence: the messages of the fields, or that of the whole (docs/product.md, C19). */
export const failureSentence = ({ message, fields }: ActionFailure): string =>
  Object.values(fields ?? {})
    .flat()
    .join(" ") || message;

/** Puts the server's messages on their fields, the focus on the first; answers those that belong to none. */
export function showFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  { fields = {} }: ActionFailure,
): string[] {
  const known = new Set(Object.keys(form.getValues()));
  let isFirst = true;
  return Object.entries(fields).flatMap(([name, messages]) => {
    if (!known.has(name)) return messages;
    form.setError(name as FieldPath<V>, { message: messages[0] ?? "" }, { shouldFocus: isFirst });
    isFirst = false;
    return [];
  });
}
