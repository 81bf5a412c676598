import { amountOf, centsOf } from "@/lib/core/money";
import type { LineItemDto } from "@/lib/domain/claim/line-item/schema";
import { LINE_FIELDS, type LineField } from "./line-fields";

/**
 * A line as it is edited: every value is text, as on the wire ("1234.50", "2026-03-04", "GP 59"), "" where there is none.
 * What can't be read stays as it was typed until it is corrected. Lines are never changed in place.
 */
export type LineValues = Readonly<Record<LineField, string>>;
export type Line = { readonly id: string; readonly values: LineValues };

const TEMPORARY = "temp-";
export const isTemporary = (id: string): boolean => id.startsWith(TEMPORARY);
export const newLineId = (): string => `${TEMPORARY}${crypto.randomUUID()}`;

export const BLANK_VALUES = Object.fromEntries(LINE_FIELDS.map((field) => [field, ""])) as LineValues;

export function lineOf(item: LineItemDto): Line {
  const text = (value: LineItemDto[LineField]) =>
    Array.isArray(value) ? value.join(" ") : value === null ? "" : String(value);
  const values = Object.fromEntries(LINE_FIELDS.map((field) => [field, text(item[field])])) as LineValues;
  return { id: item.line_item_id, values };
}

/** What is sent for a line. Without a number the server keeps the line's own, or gives the next one. */
export function lineBody({ id, values }: Line): Record<string, string> {
  const { line_number, ...rest } = values;
  return { line_item_id: id, ...rest, ...(line_number !== "" && { line_number }) };
}

/** Cents of an amount; null for "" and for anything that is not an amount. */
export const centsIn = (text: string): number | null =>
  /^\d{1,10}(\.\d{1,2})?$/.test(text) ? centsOf(text) : null;

/** units × unit charge; "" while one of them is missing. */
export function productOf({ units, unit_charge }: LineValues): string {
  const each = centsIn(unit_charge);
  return each === null || !/^\d{1,5}$/.test(units) ? "" : amountOf(Number(units) * each);
}

/** Whether the total is the product and no amount of its own. */
export const followsUnits = (values: LineValues): boolean =>
  values.total_charge !== "" && centsIn(values.total_charge) === centsIn(productOf(values));

/** The total goes with units × unit charge until someone types another one; an emptied total goes with it again. */
export function withValue(values: LineValues, field: LineField, text: string): LineValues {
  if (values[field] === text) return values;
  const next = { ...values, [field]: text };
  const follows = values.total_charge === "" || followsUnits(values);
  if (field === "total_charge" && text === "") return { ...next, total_charge: productOf(next) };
  if ((field === "units" || field === "unit_charge") && follows) {
    return { ...next, total_charge: productOf(next) };
  }
  return next;
}

export const changedFields = (before: LineValues, after: LineValues): LineField[] =>
  LINE_FIELDS.filter((field) => before[field] !== after[field]);

/** "Line 3 · 97110", "New line · 97110". */
export function lineName({ values }: Line): string {
  const number = values.line_number === "" ? "New line" : `Line ${values.line_number}`;
  return values.procedure_code ? `${number} · ${values.procedure_code}` : number;
}
