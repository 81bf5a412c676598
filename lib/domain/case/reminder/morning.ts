import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { mornings, reminderSettings } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import { clockLabel } from "@/lib/core/clock-labels";
import { shownDay } from "@/lib/core/dates";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { inContext } from "@/lib/domain/kernel/context";
import { notify } from "@/lib/domain/practice/notification/notifications";
import { type MorningCounts, morningText } from "@/lib/domain/practice/notification/schema";
import { emit } from "@/lib/events";
import { appUrl } from "@/lib/integrations/app-settings";
import type { Mailer } from "@/lib/integrations/mail/mailer";
import { morningMail } from "@/lib/integrations/mail/templates/morning";
import { rollDay } from "../worklist/queries";
import { refreshStale } from "../worklist/refresh";

/** People are reminded from this hour on, where the practice is. */
const MORNING_HOUR = 7;
const READ_ANEW = 100;
const LINES_MAILED = 15;
const KEPT_DAYS = 90;
const WORKLIST_PAGE = "/claims?view=needs_attention";
const SETTINGS_PAGE = "/profile?tab=reminders";

/**
 * Keeps a practice's worklist up to date and begins each person's morning once, whoever else does the same at the same time
 * (docs/product.md, W5). Answers how many mornings began.
 */
export async function tendWorklist(ctx: Ctx): Promise<number> {
  let read = 0;
  do {
    read = await inContext(ctx, (tx) => {
      rollDay(tx, ctx);
      return refreshStale(tx, ctx, READ_ANEW);
    });
  } while (read === READ_ANEW);
  return inContext(ctx, async (tx) => {
    const begun = await tx.execute<{ id: string; user_id: string }>(sql`
      insert into mornings (practice_id, user_id, day)
      select m.practice_id, m.user_id, here.at::date
        from members m
        join (select id, now() at time zone time_zone as at from practices where id = ${ctx.practiceId}) as here
          on here.id = m.practice_id
       where m.deactivated_at is null and extract(hour from here.at) >= ${MORNING_HOUR}
         and not exists (select from mornings was where was.practice_id = m.practice_id and was.user_id = m.user_id
                            and was.day = here.at::date)
      on conflict do nothing returning id, user_id`);
    for (const { id, user_id } of begun) {
      await emit(tx, "worklist/morning", { practiceId: ctx.practiceId, userId: user_id, morningId: id }, id);
    }
    if (begun.length > 0) {
      await tx.execute(sql`delete from mornings
        where practice_id = ${ctx.practiceId} and created_at < now() - make_interval(days => ${KEPT_DAYS})`);
    }
    return begun.length;
  });
}

/** Counts what passed a mark since the last morning and tells it in the bell. May start twice: a mark is passed once. */
export async function countMorning(ctx: Ctx, { morningId }: { morningId: string }): Promise<number> {
  return inContext(ctx, async (tx) => {
    const morning = await morningOf(tx, ctx, morningId, true);
    if (!morning) return 0;
    if (morning.counts) return sumOf(morning.counts);
    const passed = await passMarks(tx, ctx);
    const counts: MorningCounts = {};
    for (const { mark } of passed) counts[MARKS[mark] ?? "in_14"] = (counts[MARKS[mark] ?? "in_14"] ?? 0) + 1;
    const lines = passed.map(({ number, clock, due }) => ({ number, clock, due }));
    await tx
      .update(mornings)
      .set({ counts, lines })
      .where(and(eq(mornings.practiceId, ctx.practiceId), eq(mornings.id, morningId)));
    if (passed.length > 0) {
      await notify(tx, ctx, { kind: "cases_due", counts, link: WORKLIST_PAGE, causeId: morningId });
    }
    await audit(tx, ctx, { action: "list", entity: "worklist", detail: { reminders: passed.length } });
    return passed.length;
  });
}

/** Mails the morning to who wants it, once; nothing where nothing passed a mark. */
export async function mailMorning(
  ctx: Ctx,
  deps: { mailer: Mailer },
  { morningId }: { morningId: string },
): Promise<"sent" | "not needed"> {
  const found = await inContext(ctx, async (tx) => {
    const morning = await morningOf(tx, ctx, morningId, false);
    const [person] = await tx
      .select({ to: users.emailKey, wants: sql<boolean>`coalesce(${reminderSettings.dailyMail}, true)` })
      .from(users)
      .leftJoin(
        reminderSettings,
        and(eq(reminderSettings.practiceId, ctx.practiceId), eq(reminderSettings.userId, users.id)),
      )
      .where(eq(users.id, ctx.actor.userId));
    return { morning, person };
  });
  const { morning, person } = found;
  // Only an address that is known to be the person's gets claim numbers.
  if (!morning?.counts || sumOf(morning.counts) === 0 || !person?.wants || !ctx.actor.emailVerified) {
    return "not needed";
  }
  const shown = morning.lines.slice(0, LINES_MAILED);
  const mail = await morningMail({
    summary: morningText(morning.counts),
    lines: shown.map(({ number, clock, due }) => `${number}: ${clockLabel(clock)}, ${shownDay(due)}`),
    more: morning.lines.length - shown.length,
    url: appUrl(WORKLIST_PAGE),
    settingsUrl: appUrl(SETTINGS_PAGE),
  });
  await deps.mailer.send({ idempotencyKey: `morning-${morningId}`, to: person.to, ...mail });
  return "sent";
}

const MARKS: Readonly<Record<number, keyof MorningCounts>> = { 0: "over", 1: "in_1", 7: "in_7", 14: "in_14" };
const sumOf = (counts: MorningCounts) => Object.values(counts).reduce((sum, n) => sum + n, 0);

async function morningOf(tx: Tx, ctx: Ctx, morningId: string, hold: boolean) {
  const query = tx
    .select({ counts: mornings.counts, lines: mornings.lines })
    .from(mornings)
    .where(
      and(
        eq(mornings.practiceId, ctx.practiceId),
        eq(mornings.id, morningId),
        eq(mornings.userId, ctx.actor.userId),
      ),
    );
  const [row] = await (hold ? query.for("update") : query);
  return row;
}

type Passed = { mark: number; number: string; clock: string; due: string };

/**
 * The person's cases that passed a mark: their own, and to the owner also those that nobody in the practice has. What a
 * person put off is told only when its last day comes near.
 */
const passMarks = (tx: Tx, ctx: Ctx): Promise<Passed[]> =>
  tx.execute<Passed>(sql`
    with here as (
      select (now() at time zone time_zone)::date as day from practices where id = ${ctx.practiceId}),
    near as (
      select i.id, case when i.due < here.day then 0 when i.due <= here.day + 1 then 1 when i.due <= here.day + 7 then 7 else 14 end as mark
        from worklist_items i, here
       where i.practice_id = ${ctx.practiceId} and i.due <= here.day + 14
         and (i.state in ('open', 'expired') or (i.state = 'snoozed' and i.expires and i.due <= here.day + 1))
         and (i.assigned_to = ${ctx.actor.userId} or (${ctx.actor.isOwner} and not exists (
           select from members m where m.practice_id = i.practice_id and m.user_id = i.assigned_to and m.deactivated_at is null)))),
    passed as (
      update worklist_items i set reminded = near.mark from near
       where i.practice_id = ${ctx.practiceId} and i.id = near.id and (i.reminded is null or near.mark < i.reminded)
      returning near.mark, i.claim_id, i.appeal_id, i.clock, i.due)
    select passed.mark, passed.due::text as due, coalesce(passed.clock, '') as clock,
           coalesce(nullif(c.claim_number, ''), 'Claim-' || left(passed.claim_id::text, 8), nullif(a.claim_number, ''),
                    'Appeal-' || left(passed.appeal_id::text, 8)) as number
      from passed
      left join claims c on c.practice_id = ${ctx.practiceId} and c.id = passed.claim_id
      left join appeals a on a.practice_id = ${ctx.practiceId} and a.id = passed.appeal_id
     order by passed.due, number`) as unknown as Promise<Passed[]>;
