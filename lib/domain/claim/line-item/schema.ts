import { z } from "zod";
import { LINE_STATUS_LABELS } from "@/lib/core/claim-labels";
import { LINE_STATUSES } from "@/lib/core/enums";
import { answersOf, inputsOf } from "@/lib/core/field-schemas";
import { optionsOf, wholeField } from "@/lib/core/fields";
import { LINE_FIELDS } from "./fields";

/** A claim's line items on the wire (docs/product.md, F1, F10). Isomorphic. Inputs turn money into cents. */

export const LINE_STATUS_OPTIONS = optionsOf(LINE_STATUSES, LINE_STATUS_LABELS);

export const MAX_LINE_ITEMS = 2000;

const fields = inputsOf(LINE_FIELDS);

export const lineItemInput = z
  .object({
    /** A known line's id; `temp-…` or nothing for a new one. */
    line_item_id: z.string({ error: "Send the id as text." }).max(100).nullish(),
    line_number: wholeField(1, 9999).optional(),
    /** The other name of `line_number`. */
    line_item_number: wholeField(1, 9999).optional(),
    ...z.object(fields).partial().shape,
    status: z.preprocess((value) => (value === "none" ? null : value), fields.status).optional(),
  })
  .transform(({ line_item_number, ...line }) => ({
    ...line,
    line_number: line.line_number ?? line_item_number,
  }));
export type LineItemInput = z.infer<typeof lineItemInput>;

export const lineItemAnswer = z.strictObject({
  line_item_id: z.uuid(),
  line_number: z.int(),
  ...answersOf(LINE_FIELDS),
});
export type LineItemDto = z.infer<typeof lineItemAnswer>;
