import { z } from "zod";
import { LINE_STATUS_LABELS } from "@/lib/core/claim-labels";
import { LINE_STATUSES } from "@/lib/core/enums";
import {
  codesField,
  dateField,
  lineField,
  moneyField,
  optionsOf,
  textField,
  wholeField,
} from "@/lib/core/fields";

/** A claim's line items on the wire (docs/product.md, F1, F10). Isomorphic. Inputs turn money into cents. */

export const LINE_STATUS_OPTIONS = optionsOf(LINE_STATUSES, LINE_STATUS_LABELS);

export const MAX_LINE_ITEMS = 2000;

export const lineItemInput = z
  .object({
    /** A known line's id; `temp-…` or nothing for a new one. */
    line_item_id: z.string({ error: "Send the id as text." }).max(100).nullish(),
    line_number: wholeField(1, 9999).optional(),
    /** The other name of `line_number`. */
    line_item_number: wholeField(1, 9999).optional(),
    procedure_code: lineField(20).optional(),
    procedure_description: lineField(500).optional(),
    units: wholeField(0, 99_999).optional(),
    unit_charge: moneyField.optional(),
    total_charge: moneyField.optional(),
    allowed_amount: moneyField.optional(),
    insurance_paid_amount: moneyField.optional(),
    patient_paid_amount: moneyField.optional(),
    denied_amount: moneyField.optional(),
    date_of_service: dateField.optional(),
    place_of_service_code: lineField(10).optional(),
    diagnosis_pointer: lineField(20).optional(),
    modifier_codes: codesField({ most: 8, length: 5 }).optional(),
    status: z.preprocess(
      (value) => (value === "" || value === "none" ? null : value),
      z.enum(LINE_STATUSES, { error: "Choose a line status." }).nullish(),
    ),
    remarks: textField(2000).optional(),
    uhc_code: lineField(50).optional(),
    uhc_description: textField(2000).optional(),
  })
  .transform(({ line_item_number, ...line }) => ({
    ...line,
    line_number: line.line_number ?? line_item_number,
  }));
export type LineItemInput = z.infer<typeof lineItemInput>;

const amount = z.string().nullable();

export const lineItemAnswer = z.strictObject({
  line_item_id: z.uuid(),
  line_number: z.int(),
  procedure_code: z.string(),
  procedure_description: z.string(),
  units: z.int().nullable(),
  unit_charge: amount,
  total_charge: amount,
  allowed_amount: amount,
  insurance_paid_amount: amount,
  patient_paid_amount: amount,
  denied_amount: amount,
  date_of_service: z.iso.date().nullable(),
  place_of_service_code: z.string(),
  diagnosis_pointer: z.string(),
  modifier_codes: z.array(z.string()),
  status: z.enum(LINE_STATUSES).nullable(),
  remarks: z.string(),
  uhc_code: z.string(),
  uhc_description: z.string(),
});
export type LineItemDto = z.infer<typeof lineItemAnswer>;
