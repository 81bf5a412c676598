import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PracticeId } from "@/lib/core/ids";
import { at, createdAt, id, practiceId } from "../columns";

/**
 * Who touched what. Append-only: the app's role may insert and read. No patient values in it. The chain columns
 * are filled later, in batches, by the worker, so that no request waits for another's.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    practiceId: uuid("practice_id").$type<PracticeId>(),
    actorId: uuid("actor_id"),
    actorKind: text("actor_kind").$type<"user" | "job" | "api_key" | "anonymous">().notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: uuid("entity_id"),
    patientId: uuid("patient_id"),
    result: text("result").$type<"success" | "refused">().notNull(),
    address: text("address").notNull().default(""),
    requestId: text("request_id").notNull(),
    /** Field names, counts and states only. */
    detail: jsonb("detail")
      .$type<Record<string, string | number | boolean | string[] | null>>()
      .notNull()
      .default({}),
    at: at("at").notNull().defaultNow(),
  },
  (t) => [
    index("audit_events_newest").on(t.practiceId, t.id),
    index("audit_events_entity").on(t.practiceId, t.entityId),
    index("audit_events_time").on(t.at),
  ],
);

/**
 * A seal over the audit events of a stretch of time. Each holds the hash of every event in it and links the hash of the
 * seal before, so that a changed, removed or added row can be named.
 */
export const auditSeals = pgTable("audit_seals", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  firstEventId: bigint("first_event_id", { mode: "number" }).notNull(),
  lastEventId: bigint("last_event_id", { mode: "number" }).notNull(),
  /** Events before this moment are sealed. */
  sealedUntil: at("sealed_until").notNull(),
  eventCount: integer("event_count").notNull(),
  leaves: jsonb("leaves").$type<[id: number, hash: string][]>().notNull(),
  previousHash: text("previous_hash").notNull(),
  hash: text("hash").notNull(),
  sealedAt: at("sealed_at").notNull().defaultNow(),
});

/** Answers to writes that carried an `Idempotency-Key`, so that a retry gets the same answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    practiceId: practiceId(),
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    status: integer("status"),
    body: jsonb("body"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.practiceId, t.userId, t.key] })],
);

/** Events on their way to Inngest. Ids only; unused where the database's own engine runs the workflows. */
export const eventOutbox = pgTable(
  "event_outbox",
  {
    id: id(),
    name: text("name").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    sentAt: at("sent_at"),
    /** When its run last began a step. */
    heardAt: at("heard_at"),
    endedAt: at("ended_at"),
    /** How often the run was begun again after it fell silent. */
    tries: integer("tries").notNull().default(0),
  },
  (t) => [
    index("event_outbox_unsent").on(t.sentAt, t.createdAt),
    index("event_outbox_under_way").on(t.createdAt).where(sql`${t.endedAt} is null`),
  ],
);

/** What would have been mailed or faxed, kept in local mode only. */
export const localOutbox = pgTable(
  "local_outbox",
  {
    id: id(),
    idempotencyKey: text("idempotency_key").notNull(),
    channel: text("channel").$type<"email" | "fax">().notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull().default(""),
    text: text("text").notNull().default(""),
    html: text("html").notNull().default(""),
    attachments: jsonb("attachments")
      .$type<{ filename: string; contentType: string; size: number; storageKey: string }[]>()
      .notNull()
      .default([]),
    createdAt: createdAt(),
  },
  (t) => [
    unique("local_outbox_once").on(t.idempotencyKey),
    index("local_outbox_to").on(t.recipient, t.createdAt.desc()),
  ],
);

export const workerHeartbeats = pgTable("worker_heartbeats", {
  workerId: text("worker_id").primaryKey(),
  startedAt: at("started_at").notNull(),
  beatAt: at("beat_at").notNull(),
  stopping: boolean("stopping").notNull().default(false),
});

/** Counters of the throttles (rate-limiter-flexible's own layout). */
export const throttleCounters = pgTable("throttle_counters", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});

/** Reports of mail and fax services that were handled: each comes once to effect, however often it is delivered. */
export const webhookEvents = pgTable("webhook_events", {
  eventId: text("event_id").primaryKey(),
  provider: text("provider").notNull(),
  receivedAt: at("received_at").notNull().defaultNow(),
});
