import { type FieldSpec, fieldNames } from "@/lib/core/field-table";
import { LINE_FIELDS as FIELDS } from "@/lib/domain/claim/line-item/fields";
import type { LineItemDto } from "@/lib/domain/claim/line-item/schema";

/** The columns of the line-item editor: every field of the entity, in the order of the sheet. */

export type LineField = Exclude<keyof LineItemDto, "line_item_id">;

/** How a field is typed, shown and sorted. `text` is one line, `long` may be several. */
export type FieldKind = "text" | "long" | "codes" | "whole" | "money" | "date" | "status";

export type LineColumn = {
  field: LineField;
  label: string;
  kind: FieldKind;
  /** Pixels; the description takes what is left over. */
  width: number;
  /** In the set that everybody starts with. */
  usual: boolean;
  /** Further names of the column in spreadsheets, as `headerKey` writes them. */
  names: readonly string[];
};

/** "Procedure Code", "procedure_code" and "PROCEDURE  CODE:" are one name. */
export function headerKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9#]+/g, "");
}

/** How the sheet works a kind of field; one that it can't is refused by the compiler where it is looked up. */
const KINDS = {
  line: "text",
  text: "long",
  codes: "codes",
  whole: "whole",
  money: "money",
  day: "date",
  choice: "status",
} as const satisfies Partial<Record<FieldSpec["kind"], FieldKind>>;

const NUMBER: LineColumn = {
  field: "line_number",
  label: "Line #",
  kind: "whole",
  width: 70,
  usual: true,
  names: ["line", "#", "line#", "linenumber", "lineitemnumber", "lineno"],
};

export const LINE_COLUMNS: readonly LineColumn[] = [
  NUMBER,
  ...fieldNames(FIELDS).map((field): LineColumn => {
    const { label, kind, sheet } = FIELDS[field];
    return {
      field,
      label,
      kind: "tall" in sheet ? "long" : KINDS[kind],
      width: sheet.width,
      usual: "usual" in sheet,
      names: [headerKey(label), headerKey(field), ...("names" in sheet ? sheet.names : [])],
    };
  }),
];

export const LINE_FIELDS = LINE_COLUMNS.map(({ field }) => field);
const BY_FIELD = new Map(LINE_COLUMNS.map((one) => [one.field, one]));

export function columnOf(field: LineField): LineColumn {
  const found = BY_FIELD.get(field);
  if (!found) throw new RangeError("no column of line items");
  return found;
}

export const isNumeric = ({ kind }: LineColumn): boolean => kind === "whole" || kind === "money";
