import { claimLineItems } from "@/db/schema/claims";
import { pickColumns, type Stored, wireOf } from "@/lib/domain/kernel/field-columns";
import { LINE_FIELDS } from "./fields";
import type { LineItemDto } from "./schema";

/** Refused by the compiler where a field names no column, or one that holds something else. */
const fields: Stored<typeof LINE_FIELDS, typeof claimLineItems> = LINE_FIELDS;

export const lineColumns = {
  id: claimLineItems.id,
  claimId: claimLineItems.claimId,
  lineNumber: claimLineItems.lineNumber,
  ...pickColumns(claimLineItems, fields),
};
export type LineRow = { [K in keyof typeof lineColumns]: (typeof claimLineItems.$inferSelect)[K] };

export const lineItemDto = (row: LineRow): LineItemDto => ({
  line_item_id: row.id,
  line_number: row.lineNumber,
  ...wireOf(LINE_FIELDS, row),
});
