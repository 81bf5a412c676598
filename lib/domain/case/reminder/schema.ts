import { z } from "zod";

/** Shapes of the reminders' calls (docs/product.md, W5 to W7). Isomorphic. */

export const reminderSettingsAnswer = z.strictObject({
  daily_mail: z.boolean().describe("One mail a day at most, and none on a day without a reminder"),
  calendar_since: z.iso
    .datetime()
    .nullable()
    .describe("When the calendar's address was made; null: there is none"),
});
export type ReminderSettingsDto = z.infer<typeof reminderSettingsAnswer>;

export const reminderSettingsInput = z.object({ daily_mail: z.boolean({ error: "Say true or false." }) });

export const calendarAddressAnswer = z.strictObject({
  url: z.url().describe("Shown once. Whoever has it reads the dates, without a sign-in"),
  calendar_since: z.iso.datetime(),
});

/** The address ends in `.ics`, which some calendars insist on. */
export const calendarTokenField = { token: z.string().max(100) };
