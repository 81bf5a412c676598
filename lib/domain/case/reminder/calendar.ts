import { sql } from "drizzle-orm";
import { z } from "zod";
import { inPractice, type Tx, transact } from "@/db/client";
import { clockLabel } from "@/lib/core/clock-labels";
import { notFound } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { hashToken } from "@/lib/domain/account/tokens";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { appUrl } from "@/lib/integrations/app-settings";
import { type CalendarEntry, icsOf } from "./ics";
import { calendarTokenField } from "./schema";

const MOST_ENTRIES = 1000;
const TOKEN = /^adc_[\w-]{43}$/;

/** The dates of a person's cases for a calendar program, by a private address (docs/product.md, W7). Throws NOT_FOUND. */
export const readCalendar = operation(
  {
    name: "readCalendar",
    access: "public",
    input: z.object(calendarTokenField),
    answer: z.custom<string>(),
    media: ["text/calendar"],
    summary: "Read a calendar by its private address",
    description:
      "An iCalendar file with claim numbers and dates, nobody's name. An address that ended is answered 404.",
    refuses: ["NOT_FOUND", "RATE_LIMITED"],
    transaction: false,
  },
  async ({ db, origin }, { token }) => {
    const raw = token.replace(/\.ics$/, "");
    if (!TOKEN.test(raw)) throw notFound();
    await takeTry(db, "calendarAddress", origin.address);
    const hash = hashToken(raw);
    await takeTry(db, "calendar", hash);
    const owner = await transact(db, async (tx) => {
      await tx.execute(sql`select set_config('app.calendar_hash', ${hash}, true)`);
      const [found] = await tx.execute<Owner>(
        sql`select practice_id, user_id from reminder_settings where calendar_hash = ${hash}`,
      );
      return found;
    });
    if (!owner) throw notFound();
    const scope = { practiceId: owner.practice_id, userId: owner.user_id };
    return inPractice(db, scope, async (tx) => {
      const entries = await entriesOf(tx, owner);
      if (!entries) throw notFound();
      await auditAnonymous(
        tx,
        { ...origin, practiceId: owner.practice_id, actorId: owner.user_id },
        { action: "download", entity: "calendar", detail: { count: entries.length } },
      );
      return icsOf("Appeals Desk deadlines", entries);
    });
  },
);

type Owner = { practice_id: PracticeId; user_id: string };
type Row = { id: string; day: string; clock: string | null; number: string; path: string; changed: string };

/** Null for somebody who no longer works there. */
async function entriesOf(tx: Tx, { practice_id, user_id }: Owner): Promise<CalendarEntry[] | null> {
  const [member] = await tx.execute<{ is_owner: boolean }>(sql`
    select is_owner from members where practice_id = ${practice_id} and user_id = ${user_id} and deactivated_at is null`);
  if (!member) return null;
  const rows = await tx.execute<Row>(sql`
    select i.id, coalesce(i.work_by, i.due)::text as day, i.clock, i.updated_at::text as changed,
           coalesce(nullif(c.claim_number, ''), 'Claim-' || left(i.claim_id::text, 8), nullif(a.claim_number, ''),
                    'Appeal-' || left(i.appeal_id::text, 8)) as number,
           case when i.claim_id is null then '/appeals/' || i.appeal_id else '/claims/' || i.claim_id end as path
      from worklist_items i
      left join claims c on c.practice_id = i.practice_id and c.id = i.claim_id
      left join appeals a on a.practice_id = i.practice_id and a.id = i.appeal_id
     where i.practice_id = ${practice_id} and i.state in ('open', 'waiting', 'snoozed') and i.due is not null
       and (i.assigned_to = ${user_id} or (${member.is_owner} and i.assigned_to is null))
     order by i.due_key, i.id limit ${MOST_ENTRIES}`);
  return rows.map(({ id, day, clock, number, path, changed }) => ({
    uid: `${id}@appeals-desk`,
    day,
    summary: `${number}: ${clockLabel(clock)}`,
    url: appUrl(path),
    changed: new Date(changed),
  }));
}
