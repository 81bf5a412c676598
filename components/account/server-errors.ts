import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "@/lib/core/errors";

/** Puts the server's field errors on their fields and the focus into the first. */
export function showFieldErrors<F extends FieldValues>(
  form: Pick<UseFormReturn<F>, "setError">,
  fields: FieldErrors | undefined,
): void {
  Object.entries(fields ?? {}).forEach(([name, messages], index) => {
    form.setError(
      name as Path<F>,
      { type: "server", message: messages[0] ?? "" },
      { shouldFocus: index === 0 },
    );
  });
}
