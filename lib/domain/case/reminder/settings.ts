import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { reminderSettings } from "@/db/schema/reminders";
import { hashToken } from "@/lib/domain/account/tokens";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { appUrl } from "@/lib/integrations/app-settings";
import {
  calendarAddressAnswer,
  type ReminderSettingsDto,
  reminderSettingsAnswer,
  reminderSettingsInput,
} from "./schema";

const mine = (ctx: Ctx) =>
  and(eq(reminderSettings.practiceId, ctx.practiceId), eq(reminderSettings.userId, ctx.actor.userId));

/** How the person is reminded. */
export const getReminderSettings = operation(
  {
    name: "getReminderSettings",
    access: "user",
    answer: reminderSettingsAnswer,
    summary: "Show how I am reminded",
  },
  async (ctx, _input, tx) => {
    await audit(tx, ctx, { action: "read", entity: "reminder_settings" });
    return settingsOf(tx, ctx);
  },
);

export const updateReminderSettings = operation(
  {
    name: "updateReminderSettings",
    access: "user",
    input: reminderSettingsInput,
    answer: reminderSettingsAnswer,
    summary: "Change how I am reminded",
  },
  async (ctx, { daily_mail }, tx) => {
    await keep(tx, ctx, { dailyMail: daily_mail });
    await audit(tx, ctx, { action: "update", entity: "reminder_settings", detail: { daily_mail } });
    return settingsOf(tx, ctx);
  },
);

/** A new address of the person's calendar; the one before ends at once. */
export const createCalendarAddress = operation(
  {
    name: "createCalendarAddress",
    access: "user",
    answer: calendarAddressAnswer,
    summary: "Make a private address of my calendar",
    description: "The address is shown this once and ends the one before. It holds no patient's name.",
  },
  async (ctx, _input, tx) => {
    const token = `adc_${randomBytes(32).toString("base64url")}`;
    await keep(tx, ctx, { calendarHash: hashToken(token), calendarSince: sql`now()` });
    await audit(tx, ctx, { action: "create", entity: "calendar" });
    const { calendar_since } = await settingsOf(tx, ctx);
    return { url: appUrl(`/api/v1/calendar/${token}.ics`), calendar_since: calendar_since ?? "" };
  },
);

export const removeCalendarAddress = operation(
  { name: "removeCalendarAddress", access: "user", summary: "End the address of my calendar" },
  async (ctx, _input, tx) => {
    await keep(tx, ctx, { calendarHash: null, calendarSince: null });
    await audit(tx, ctx, { action: "delete", entity: "calendar" });
  },
);

type Change = {
  dailyMail?: boolean;
  calendarHash?: string | null;
  calendarSince?: ReturnType<typeof sql> | null;
};

async function keep(tx: Tx, ctx: Ctx, change: Change): Promise<void> {
  await tx
    .insert(reminderSettings)
    .values({ practiceId: ctx.practiceId, userId: ctx.actor.userId, ...change })
    .onConflictDoUpdate({
      target: [reminderSettings.practiceId, reminderSettings.userId],
      set: { ...change, updatedAt: sql`clock_timestamp()` },
    });
}

async function settingsOf(tx: Tx, ctx: Ctx): Promise<ReminderSettingsDto> {
  const [row] = await tx
    .select({ dailyMail: reminderSettings.dailyMail, since: reminderSettings.calendarSince })
    .from(reminderSettings)
    .where(mine(ctx));
  return { daily_mail: row?.dailyMail ?? true, calendar_since: row?.since?.toISOString() ?? null };
}
