import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { claimLineItems } from "@/db/schema/claims";
import type { PracticeId } from "@/lib/core/ids";
import { pickColumns, type Stored, wireMembers } from "@/lib/domain/kernel/field-columns";
import { jsonObject, numberMember, plainMember } from "@/lib/domain/kernel/written-json";
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

const lineJson = jsonObject([
  plainMember("line_item_id", claimLineItems.id),
  numberMember("line_number", claimLineItems.lineNumber),
  ...wireMembers(claimLineItems, fields),
]);

/** The claim's live lines as the calls answer them, as the text of a JSON array. */
export const linesJson = (practiceId: PracticeId, claimId: AnyColumn): SQL => sql`(
  select concat('[', string_agg(line.text, ','), ']') from (
    select ${lineJson} as text from ${claimLineItems}
     where ${claimLineItems.practiceId} = ${practiceId} and ${claimLineItems.claimId} = ${claimId}
       and ${claimLineItems.deletedAt} is null
     order by ${claimLineItems.lineNumber}, ${claimLineItems.id}) as line)`;
