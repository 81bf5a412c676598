import { sql } from "drizzle-orm";
import { practices } from "@/db/schema/practices";
import { worklistItems } from "@/db/schema/worklist";

/** The day on which a case was closed, where the practice is: its evening in the US is the next day's morning in UTC (docs/product.md, D7). */
export const closedOn = sql`(select (${worklistItems.closedAt} at time zone ${practices.timeZone})::date
  from ${practices} where ${practices.id} = ${worklistItems.practiceId})`;
