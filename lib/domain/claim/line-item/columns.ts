import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { claimLineItems } from "@/db/schema/claims";
import type { PracticeId } from "@/lib/core/ids";
import { pickColumns, type Stored, wireColumns } from "@/lib/domain/kernel/field-columns";
import { LINE_FIELDS } from "./fields";

/** Refused by the compiler where a field names no column, or one that holds something else. */
const fields: Stored<typeof LINE_FIELDS, typeof claimLineItems> = LINE_FIELDS;

export const lineColumns = {
  id: claimLineItems.id,
  claimId: claimLineItems.claimId,
  lineNumber: claimLineItems.lineNumber,
  ...pickColumns(claimLineItems, fields),
};
export type LineRow = { [K in keyof typeof lineColumns]: (typeof claimLineItems.$inferSelect)[K] };

/** The claim's live lines as the calls answer them. */
export const linesJson = (practiceId: PracticeId, claimId: AnyColumn): SQL => sql`(
  select array_to_json(array(select row_to_json(line) from (
    select ${claimLineItems.id} as line_item_id, ${claimLineItems.lineNumber} as line_number, ${wireColumns(claimLineItems, fields)}
      from ${claimLineItems}
     where ${claimLineItems.practiceId} = ${practiceId} and ${claimLineItems.claimId} = ${claimId}
       and ${claimLineItems.deletedAt} is null
     order by ${claimLineItems.lineNumber}, ${claimLineItems.id}) as line)))`;
