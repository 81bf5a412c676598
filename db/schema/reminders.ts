import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { members } from "./practices";

/** How a person is reminded, and the private address of their calendar. Without a row: by mail, no calendar. */
export const reminderSettings = pgTable(
  "reminder_settings",
  {
    practiceId: practiceId(),
    userId: uuid("user_id").notNull(),
    dailyMail: boolean("daily_mail").notNull().default(true),
    /** SHA-256 of what the calendar's address holds. */
    calendarHash: text("calendar_hash"),
    calendarSince: at("calendar_since"),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.userId] }),
    unique("reminder_settings_calendar").on(t.calendarHash),
    foreignKey({ columns: [t.practiceId, t.userId], foreignColumns: [members.practiceId, members.userId] }),
  ],
);

/** One person's morning: made once a day however many workers there are, counted and mailed once. */
export const mornings = pgTable(
  "mornings",
  {
    id: id(),
    practiceId: practiceId(),
    userId: uuid("user_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** How many cases passed which mark; null until they were counted. */
    counts: jsonb("counts").$type<Partial<Record<"over" | "in_1" | "in_7" | "in_14", number>>>(),
    /** What the mail names: claim numbers and dates, never a patient. */
    lines: jsonb("lines")
      .$type<{ number: string; clock: string; due: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    createdAt: createdAt(),
  },
  (t) => [
    unique("mornings_practice_id_id").on(t.practiceId, t.id),
    unique("mornings_once").on(t.practiceId, t.userId, t.day),
    foreignKey({ columns: [t.practiceId, t.userId], foreignColumns: [members.practiceId, members.userId] }),
  ],
);
