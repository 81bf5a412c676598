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

const column = (
  field: LineField,
  label: string,
  kind: FieldKind,
  width: number,
  usual: boolean,
  names: readonly string[] = [],
): LineColumn => ({
  field,
  label,
  kind,
  width,
  usual,
  names: [headerKey(label), headerKey(field), ...names],
});

/** "Procedure Code", "procedure_code" and "PROCEDURE  CODE:" are one name. */
export function headerKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9#]+/g, "");
}

export const LINE_COLUMNS: readonly LineColumn[] = [
  column("line_number", "Line #", "whole", 70, true, ["line", "#", "lineitemnumber", "lineno"]),
  column("procedure_code", "Procedure Code", "text", 126, true, ["cpt", "cptcode", "hcpcs", "code", "proc"]),
  column("modifier_codes", "Modifiers", "codes", 90, true, ["modifier", "mod", "mods"]),
  column("procedure_description", "Description", "long", 150, true, ["procedure", "service"]),
  column("date_of_service", "Service Date", "date", 112, true, ["dos", "date", "servicedate"]),
  column("place_of_service_code", "Place of Service", "text", 132, false, ["pos", "placeofservicecode"]),
  column("diagnosis_pointer", "Diagnosis Pointer", "text", 138, false, ["dxpointer", "dx", "pointer"]),
  column("units", "Units", "whole", 66, true, ["unit", "qty", "quantity"]),
  column("unit_charge", "Unit Charge", "money", 104, true, ["unitprice", "price", "rate"]),
  column("total_charge", "Total Charge", "money", 110, true, [
    "charge",
    "charges",
    "amount",
    "billed",
    "total",
  ]),
  column("allowed_amount", "Allowed", "money", 104, false, ["allowedamt"]),
  column("insurance_paid_amount", "Paid", "money", 96, true, ["insurancepaid", "inspaid", "paidamount"]),
  column("patient_paid_amount", "Patient Paid", "money", 112, false, ["patientpaid", "copay"]),
  column("denied_amount", "Denied", "money", 96, true, ["deniedamt"]),
  column("status", "Status", "status", 108, true, ["linestatus"]),
  column("uhc_code", "UHC Code", "text", 104, false),
  column("uhc_description", "UHC Description", "long", 220, false),
  column("remarks", "Remarks", "long", 220, false, ["remark", "notes", "note"]),
];

export const LINE_FIELDS = LINE_COLUMNS.map(({ field }) => field);
const BY_FIELD = new Map(LINE_COLUMNS.map((one) => [one.field, one]));

export function columnOf(field: LineField): LineColumn {
  const found = BY_FIELD.get(field);
  if (!found) throw new RangeError("no column of line items");
  return found;
}

export const isNumeric = ({ kind }: LineColumn): boolean => kind === "whole" || kind === "money";
