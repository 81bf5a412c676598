import type { ReactNode } from "react";

/** A titled group of a long form, two columns wide. */
export function FormGroup({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0 border-t pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left mb-3 w-full font-semibold text-sm">{title}</legend>
      <div className={`clear-both grid gap-4 ${wide ? "" : "sm:grid-cols-2"}`}>{children}</div>
    </fieldset>
  );
}
