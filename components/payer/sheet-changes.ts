import type { SheetChange } from "@/lib/domain/remittance/from-paper/schema";

/** A change where the form says otherwise than the sheet; an empty field takes the value away. */
export function changesOf(
  form: FormData,
  name: string,
  before: string | number | null,
  place: Pick<SheetChange, "claim" | "line" | "field">,
): SheetChange[] {
  if (!form.has(name)) return [];
  const typed = String(form.get(name)).trim();
  const value = typed === "" ? null : typed;
  return value === (before === null ? null : String(before)) ? [] : [{ ...place, value }];
}
