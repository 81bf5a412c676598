import { Input, type InputProps } from "./input";

/** A date as `YYYY-MM-DD`. Typed or chosen in the browser's own picker, by keyboard and on phones. */
export function DateField({
  min = "1900-01-01",
  max = "2099-12-31",
  className = "",
  ...props
}: Omit<InputProps, "type" | "prefix" | "suffix">) {
  return (
    <span className="relative block w-full">
      <Input type="date" min={min} max={max} className={`date-control ${className}`} {...props} />
      {/* Firefox keeps its own sign. */}
      <span
        aria-hidden
        className="icon icon-calendar pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-faint supports-[-moz-appearance:none]:hidden"
      />
    </span>
  );
}
