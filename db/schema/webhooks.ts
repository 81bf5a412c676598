import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { WebhookEvent } from "@/lib/core/webhook-events";
import { at, createdAt, id, practiceId } from "../columns";
import { members } from "./practices";

/** Addresses of a practice's own programs that are told of events. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    practiceId: practiceId(),
    url: text("url").notNull(),
    events: jsonb("events").$type<WebhookEvent[]>().notNull(),
    /** What its messages are signed with, sealed. */
    secretSealed: text("secret_sealed").notNull(),
    createdBy: uuid("created_by").notNull(),
    /** Nothing is sent while it is set. */
    disabledAt: at("disabled_at"),
    /** Why the app turned it off; null where nobody did. */
    disabledReason: text("disabled_reason").$type<"failures" | "gone">(),
    deletedAt: at("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("webhook_endpoints_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("webhook_endpoints_live").on(t.practiceId, t.createdAt).where(sql`${t.deletedAt} is null`),
  ],
);

/** One event for one endpoint. Ids only. */
export const webhookMessages = pgTable(
  "webhook_messages",
  {
    id: id(),
    practiceId: practiceId(),
    endpointId: uuid("endpoint_id").notNull(),
    event: text("event").$type<WebhookEvent>().notNull(),
    data: jsonb("data").$type<Record<string, string>>().notNull(),
    state: text("state").$type<"waiting" | "delivered" | "failed">().notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Of the present round: a person may begin another. */
    triesLeft: integer("tries_left").notNull().default(7),
    /** When the next attempt is due. */
    dueAt: at("due_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("webhook_messages_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.endpointId],
      foreignColumns: [webhookEndpoints.practiceId, webhookEndpoints.id],
    }),
    index("webhook_messages_newest").on(t.practiceId, t.endpointId, t.createdAt.desc(), t.id),
    index("webhook_messages_due").on(t.practiceId, t.dueAt).where(sql`${t.state} = 'waiting'`),
  ],
);

/** What came of each attempt. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: id(),
    practiceId: practiceId(),
    messageId: uuid("message_id").notNull(),
    attempt: integer("attempt").notNull(),
    /** The answer's status; null where there was no answer. */
    status: integer("status"),
    /** Why it does not count as delivered; empty where it does. */
    problem: text("problem").notNull().default(""),
    milliseconds: integer("milliseconds").notNull(),
    at: at("at").notNull().defaultNow(),
  },
  (t) => [
    unique("webhook_attempts_practice_id_id").on(t.practiceId, t.id),
    unique("webhook_attempts_once").on(t.practiceId, t.messageId, t.attempt),
    foreignKey({
      columns: [t.practiceId, t.messageId],
      foreignColumns: [webhookMessages.practiceId, webhookMessages.id],
    }),
  ],
);
