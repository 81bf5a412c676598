import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import {
  type WorklistBefore,
  type WorklistChoice,
  worklistChanges,
  worklistItems,
} from "@/db/schema/worklist";
import { shiftDays, shownDay } from "@/lib/core/dates";
import { AppError, invalid } from "@/lib/core/errors";
import { auditMany } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { isActiveMember } from "@/lib/domain/practice/is-member";
import { practiceToday } from "@/lib/domain/practice/today";
import {
  undoneAnswer,
  undoWorklistInput,
  WORKLIST_MESSAGES,
  type WorklistActionInput,
  worklistActionInput,
  worklistChangeAnswer,
} from "./schema";

const LONGEST_SNOOZE_DAYS = 366;

/**
 * Assigns, puts off, notes or closes cases, all of them or none. Throws VALIDATION for ids that are none of the practice's,
 * and for a day on which one of them would be too late.
 */
export const changeWorklist = operation(
  {
    name: "changeWorklist",
    access: "user",
    input: worklistActionInput,
    answer: worklistChangeAnswer,
    summary: "Assign, snooze, note or close cases of the worklist",
    description:
      "All of the cases or none, in one transaction. A case can't be snoozed past its last day. The answer's change_id takes it back. A note or a reason that somebody else wrote meanwhile is kept beside the new one.",
  },
  async (ctx, input, tx) => {
    const items = await heldItems(tx, ctx, input.ids);
    if (items.length !== input.ids.length) throw invalid({ ids: [WORKLIST_MESSAGES.unknown] });
    await check(tx, ctx, input, items);
    const closed = input.action === "close" ? new Date().toISOString() : null;
    const changes = items.map(({ id, ...item }): WorklistBefore => {
      const before = choiceOf(item);
      return { id, before, after: { ...before, ...changed(input, ctx, closed, before) } };
    });
    await write(tx, ctx, changes, "after");
    const [change] = await tx
      .insert(worklistChanges)
      .values({ practiceId: ctx.practiceId, userId: ctx.actor.userId, items: changes })
      .returning({ id: worklistChanges.id });
    await auditItems(tx, ctx, items, { worklist: input.action, ...(input.until && { until: input.until }) });
    const kept = changes.filter(({ before, after }) => keptBoth(input, before, after)).length;
    return { change_id: change?.id ?? "", changed: items.length, kept };
  },
);

/** Takes one's own call back, as long as nobody changed the same cases since. Throws VALIDATION and CONFLICT. */
export const undoWorklist = operation(
  {
    name: "undoWorklist",
    access: "user",
    input: undoWorklistInput,
    answer: undoneAnswer,
    summary: "Take a change of the worklist back",
    refuses: ["CONFLICT"],
  },
  async (ctx, { change_id }, tx) => {
    const own = and(
      eq(worklistChanges.practiceId, ctx.practiceId),
      eq(worklistChanges.id, change_id),
      eq(worklistChanges.userId, ctx.actor.userId),
      isNull(worklistChanges.undoneAt),
    );
    const [change] = await tx
      .select({ items: worklistChanges.items })
      .from(worklistChanges)
      .where(own)
      .for("update");
    if (!change) throw invalid({ change_id: [WORKLIST_MESSAGES.unknownChange] });
    const items = await heldItems(
      tx,
      ctx,
      change.items.map(({ id }) => id),
    );
    const now = new Map(items.map(({ id, ...item }) => [id, choiceOf(item)]));
    const untouched = change.items.every(({ id, after }) => same(now.get(id), after));
    if (!untouched) throw new AppError("CONFLICT", WORKLIST_MESSAGES.changed);
    await write(tx, ctx, change.items, "before");
    await tx.update(worklistChanges).set({ undoneAt: sql`now()` }).where(own);
    await auditItems(tx, ctx, items, { worklist: "undo" });
    return { restored: items.length };
  },
);

type Held = Awaited<ReturnType<typeof heldItems>>[number];

/** The cases, held in one order, so that two calls never wait for each other in a circle. */
const heldItems = (tx: Tx, ctx: Ctx, ids: readonly string[]) =>
  tx
    .select({
      id: worklistItems.id,
      patientId: worklistItems.patientId,
      due: worklistItems.due,
      expires: worklistItems.expires,
      assignedTo: worklistItems.assignedTo,
      snoozedUntil: worklistItems.snoozedUntil,
      snoozeReason: worklistItems.snoozeReason,
      note: worklistItems.note,
      closedAt: exactTime(worklistItems.closedAt),
      closedBy: worklistItems.closedBy,
      closeReason: worklistItems.closeReason,
    })
    .from(worklistItems)
    .where(and(eq(worklistItems.practiceId, ctx.practiceId), inArray(worklistItems.id, [...ids])))
    .orderBy(worklistItems.id)
    .for("update");

const choiceOf = (item: Omit<Held, "id">): WorklistChoice => ({
  assigned_to: item.assignedTo,
  snoozed_until: item.snoozedUntil,
  snooze_reason: item.snoozeReason,
  note: item.note,
  closed_at: item.closedAt,
  closed_by: item.closedBy,
  close_reason: item.closeReason,
});

const same = (now: WorklistChoice | undefined, then: WorklistChoice) =>
  now !== undefined &&
  (Object.keys(then) as (keyof WorklistChoice)[]).every((key) =>
    key === "closed_at" ? Boolean(now[key]) === Boolean(then[key]) : now[key] === then[key],
  );

function changed(
  input: WorklistActionInput,
  ctx: Ctx,
  closedAt: string | null,
  before: WorklistChoice,
): Partial<WorklistChoice> {
  switch (input.action) {
    case "assign":
      return { assigned_to: input.assigned_to ?? null };
    case "snooze":
      return { snoozed_until: input.until ?? null, snooze_reason: input.reason ?? "" };
    case "wake":
      return { snoozed_until: null, snooze_reason: "" };
    case "note":
      return { note: noteAfter(input, before.note) };
    case "close":
      // Closed by another screen meanwhile: the first closing stands, with both reasons.
      if (before.closed_at)
        return { close_reason: beside(before.close_reason, input.reason, " · ", "reason") };
      return { closed_at: closedAt, closed_by: ctx.actor.userId, close_reason: input.reason ?? "" };
    case "reopen":
      return { closed_at: null, closed_by: null, close_reason: "" };
  }
}

/** The new note, below one that its writer had not seen. */
function noteAfter({ note = "", replaces }: WorklistActionInput, now: string): string {
  return replaces === undefined || now === replaces ? note : beside(now, note, "\n", "note");
}

const LONGEST_TEXT = { note: 2000, reason: 300 };

/** Both texts, each once. Throws VALIDATION where they don't fit together. */
function beside(first: string, second = "", between: string, field: keyof typeof LONGEST_TEXT): string {
  if (!first || !second || first === second) return first || second;
  const both = first + between + second;
  if (both.length > LONGEST_TEXT[field]) throw invalid({ [field]: [WORKLIST_MESSAGES.tooLongTogether] });
  return both;
}

const keptBoth = (input: WorklistActionInput, before: WorklistChoice, after: WorklistChoice): boolean =>
  input.action === "close"
    ? before.closed_at !== null && before.close_reason !== "" && before.close_reason !== input.reason
    : input.action === "note" &&
      before.note !== "" &&
      before.note !== input.note &&
      after.note.startsWith(before.note) &&
      before.note !== input.replaces;

async function check(tx: Tx, ctx: Ctx, input: WorklistActionInput, items: readonly Held[]): Promise<void> {
  if (input.assigned_to && !(await isActiveMember(tx, ctx, input.assigned_to))) {
    throw invalid({ assigned_to: [WORKLIST_MESSAGES.unknownPerson] });
  }
  const { until } = input;
  if (input.action !== "snooze" || !until) return;
  const today = await practiceToday(tx, ctx);
  if (until <= today) throw invalid({ until: [WORKLIST_MESSAGES.snoozeFrom] });
  if (until > shiftDays(today, LONGEST_SNOOZE_DAYS)) throw invalid({ until: [WORKLIST_MESSAGES.snoozeTo] });
  const late = items.filter(({ expires, due }) => expires && due !== null && due >= today && until > due);
  if (late.length > 0) throw invalid({ until: [tooLate(late)] });
}

function tooLate(late: readonly Held[]): string {
  const first = late.flatMap(({ due }) => due ?? []).sort()[0] ?? "";
  const what = late.length === 1 ? "1 case has its last day" : `${late.length} cases have their last day`;
  return `${what} before that: choose ${shownDay(first)} or earlier.`;
}

/** One statement for all of them. */
async function write(
  tx: Tx,
  ctx: Ctx,
  changes: readonly WorklistBefore[],
  which: "before" | "after",
): Promise<void> {
  const rows = JSON.stringify(changes.map((change) => ({ id: change.id, ...change[which] })));
  await tx.execute(sql`
    update worklist_items as item
       set assigned_to = new.assigned_to, snoozed_until = new.snoozed_until, snooze_reason = new.snooze_reason,
           note = new.note, closed_at = new.closed_at, closed_by = new.closed_by, close_reason = new.close_reason
      from json_to_recordset(${rows}::json) as new(id uuid, assigned_to uuid, snoozed_until date, snooze_reason text, note text,
           closed_at timestamptz, closed_by uuid, close_reason text)
     where item.practice_id = ${ctx.practiceId} and item.id = new.id`);
}

const auditItems = (tx: Tx, ctx: Ctx, items: readonly Held[], detail: Record<string, string>) =>
  auditMany(
    tx,
    ctx,
    items.map(({ id, patientId }) => ({
      action: "update" as const,
      entity: "worklist",
      entityId: id,
      patientId,
      detail,
    })),
  );
