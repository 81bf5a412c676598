import { Input, type InputProps } from "./input";

/** A date as `YYYY-MM-DD`. The browser's own picker: typed or chosen, by keyboard and on phones. */
export function DateField({ min = "1900-01-01", max = "2099-12-31", ...props }: Omit<InputProps, "type">) {
  return <Input type="date" min={min} max={max} {...props} />;
}
