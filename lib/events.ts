import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { onCommit, sendAlong } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";

/** What is told to a person by mail of their own account. */
const ACCOUNT_NOTICES = [
  "new_device",
  "alerts_off",
  "passkey_added",
  "passkey_blocked",
  "passkey_removed",
  "factor_reset",
  "password_changed",
  "password_reset",
  "recovery_code_used",
  "recovery_codes_renewed",
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/**
 * What can happen that a workflow answers to. A payload carries ids only: engines keep it, and it may cross a
 * network. One workflow per event, found by the event's name.
 */
const inPracticeFor = { practiceId: z.uuid(), userId: z.uuid() };
export const EVENTS = {
  "appeal/extraction.requested": z.object({
    ...inPracticeFor,
    appealId: z.uuid(),
    runId: z.uuid(),
    force: z.boolean(),
  }),
  "appeal/letter.requested": z.object({ ...inPracticeFor, appealId: z.uuid(), generationId: z.uuid() }),
  /** A request could not wait for a packet. `faxTo` is sealed: whom a fax is for stands in no engine's tables. */
  "letter/packet.requested": z.object({
    ...inPracticeFor,
    appealId: z.uuid(),
    packetId: z.uuid(),
    enclosures: z.array(z.uuid()).max(100),
    approved: z.boolean(),
    faxTo: z.string().nullable(),
  }),
  /** A request could not wait for the packet that proves a sending. */
  "delivery/proof.requested": z.object({
    ...inPracticeFor,
    appealId: z.uuid(),
    deliveryId: z.uuid(),
    packetId: z.uuid(),
    faxTo: z.string().nullable(),
  }),
  /** Cases were chosen to be drafted together. */
  "letters/batch.requested": z.object({ ...inPracticeFor, batchId: z.uuid() }),
  /** A document is in the store, and its request had no time to open it to its last page. `read`: it is to be read then. */
  "document/count.requested": z.object({ ...inPracticeFor, documentId: z.uuid(), read: z.boolean() }),
  /** A claim's document is in the store and waits to be read. */
  "document/uploaded": z.object({ ...inPracticeFor, documentId: z.uuid() }),
  /** A fax came to a number of the practice and waits at the service. */
  "fax/received": z.object({ ...inPracticeFor, faxId: z.uuid() }),
  "delivery/requested": z.object({ ...inPracticeFor, deliveryId: z.uuid() }),
  "account/verification.requested": z.object({ accountId: z.uuid(), requestId: z.uuid() }),
  /** Someone signed up with an address that has a verified account; its holder is told. */
  "account/address.reused": z.object({ accountId: z.uuid(), requestId: z.uuid() }),
  "account/second-factor.changed": z.object({
    accountId: z.uuid(),
    requestId: z.uuid(),
    change: z.enum(["on", "off"]),
  }),
  /** Something happened to an account that its person should know of. */
  "account/notice": z.object({
    accountId: z.uuid(),
    requestId: z.uuid(),
    notice: z.enum(ACCOUNT_NOTICES),
    sessionId: z.uuid().optional(),
  }),
  /** Whether anyone has the address that was asked for is found out by the run. */
  "account/reset.requested": z.object({ requestId: z.uuid() }),
  "practice/invitation.requested": z.object({ ...inPracticeFor, invitationId: z.uuid() }),
  /** An emergency access was asked for, approved, used or ended: all owners are told. */
  "practice/emergency.changed": z.object({
    ...inPracticeFor,
    emergencyId: z.uuid(),
    requestId: z.uuid(),
    change: z.enum(["requested", "approved", "used", "ended"]),
  }),
  "practice/export.requested": z.object({ ...inPracticeFor, exportId: z.uuid() }),
  /** A person's morning has come: what is due is counted, told and mailed. */
  "worklist/morning": z.object({ ...inPracticeFor, morningId: z.uuid() }),
  "payer/refresh.requested": z.object({ ...inPracticeFor, refreshId: z.uuid() }),
  /** A remittance on paper is in the store and waits to be read. */
  "payer/remittance.read-requested": z.object({ ...inPracticeFor, fileId: z.uuid() }),
  "payer/remittance.apply-requested": z.object({
    ...inPracticeFor,
    fileId: z.uuid(),
    createMissing: z.boolean(),
  }),
  /** Money was posted to claims for which an appeal was sent. */
  "claims/payments.posted": z.object({ ...inPracticeFor, claimIds: z.array(z.uuid()).max(1000) }),
  /** A webhook's message is to be tried. */
  "webhook/message.due": z.object({
    ...inPracticeFor,
    messageId: z.uuid(),
    attempt: z.number().int().min(1),
  }),
} as const;
/** What ends the runs that work for it: nobody waits for their result any more. */
export const DELETIONS = {
  "appeal/deleted": z.object({ ...inPracticeFor, appealId: z.uuid() }),
  "document/deleted": z.object({ ...inPracticeFor, documentId: z.uuid() }),
} as const;
export type DeletionName = keyof typeof DELETIONS;

export type EventName = keyof typeof EVENTS;
export type EventData<N extends EventName> = z.infer<(typeof EVENTS)[N]>;

/** Scopes our workflows in the engine's tables. */
export const APPLICATION_NAME = "appeals-desk";

/** The queue that the database's engine takes its runs from. */
export const WORKFLOW_QUEUE = "workflows";

/** Where the database says that a run was enqueued, so that an idle worker need not ask. */
export const RUN_CHANNEL = "appeals_desk_runs";

/** How emitted events reach their workflows; bound once at start (see `inngest/bind-events.ts`). */
export type EventBinding = { engine: "dbos" } | { engine: "inngest"; relay: () => void };

// On `globalThis`: Next bundles the start hook and the handlers apart, each with a copy of this module.
const globals = globalThis as { appealsDeskEvents?: EventBinding };

export function bindEvents(next: EventBinding): void {
  globals.appealsDeskEvents = next;
}

/**
 * Emits in the transaction of the row that caused it: either both are there or neither. `id` makes it happen once
 * however often it is emitted; by default each call is a new event.
 */
export async function emit<N extends EventName>(
  tx: Tx,
  name: N,
  data: EventData<N>,
  id: string = crypto.randomUUID(),
): Promise<void> {
  const payload = EVENTS[name].parse(data);
  if (engine() === "dbos") return enqueue(tx, { id, name, data: payload });
  await tx.insert(eventOutbox).values({ id, name, data: payload }).onConflictDoNothing();
  relayAfter(tx);
}

const engine = () => globals.appealsDeskEvents?.engine ?? "dbos";

function relayAfter(tx: Tx): void {
  const binding = globals.appealsDeskEvents;
  if (binding?.engine === "inngest") onCommit(tx, binding.relay);
}

/** What the database's engine hands to a run. `ends`: it does no work and only ends what its event began. */
export type Emitted = { id: string; name: EventName; data: unknown; ends?: true };

async function enqueue(tx: Tx, emitted: Emitted, runId = emitted.id): Promise<void> {
  const { name } = emitted;
  const run = JSON.stringify(emitted);
  await tx.execute(
    sql`select dbos.enqueue_workflow(
          workflow_name => ${name}, queue_name => ${WORKFLOW_QUEUE},
          positional_args => array[${run}::json], workflow_id => ${runId}, application_name => ${APPLICATION_NAME}),
        pg_notify(${RUN_CHANNEL}, '')`,
  );
}

/** A run that was not heard of for this long is begun again when a person asks for it; a schedule waits longer. */
const SILENT_SECONDS = 60;
/** A worker that missed this many seconds of its beat is dead. */
const DEAD_AFTER_SECONDS = 60;

/** A run of the database's engine waits, or a worker that lives has it. */
const LIVES = sql`status = 'ENQUEUED' or status = 'PENDING' and executor_id in (
  select worker_id from worker_heartbeats
   where not stopping and beat_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}))`;

/**
 * A person asks again for what the database calls under way: begins it anew where no engine works on it, so that "again" always
 * starts. Steps that were done find their work done. Answers whether it was begun.
 */
export async function emitAgain<N extends EventName>(
  tx: Tx,
  name: N,
  data: EventData<N>,
  id: string,
): Promise<boolean> {
  const payload = EVENTS[name].parse(data);
  if (engine() === "inngest") {
    const rows = await tx
      .insert(eventOutbox)
      .values({ id, name, data: payload })
      .onConflictDoUpdate({
        target: eventOutbox.id,
        // Relayed under a new id, since Inngest takes an id once.
        set: { sentAt: null, heardAt: null, endedAt: null, tries: sql`${eventOutbox.tries} + 1` },
        setWhere: sql`${eventOutbox.endedAt} is not null or
          coalesce(${eventOutbox.heardAt}, ${eventOutbox.sentAt}) < now() - make_interval(secs => ${SILENT_SECONDS})`,
      })
      .returning({ id: eventOutbox.id });
    if (rows.length > 0) relayAfter(tx);
    return rows.length > 0;
  }
  const [{ begun, living } = { begun: 0, living: 0 }] = await tx.execute<{
    begun: number;
    living: number;
  }>(sql`
    select count(*)::int as begun, count(*) filter (where ${LIVES})::int as living
      from dbos.workflow_status where workflow_uuid = ${id} or workflow_uuid like ${`${id}:%`}`);
  if (living > 0) return false;
  await enqueue(tx, { id, name, data: payload }, `${id}:${begun}`);
  return true;
}

/**
 * Begins, on the database's engine, the run that ends an event with its failure: once, however many ask for it. `nth`: of the
 * event's runs. What it finds ended already it leaves so.
 */
export async function emitEnd(tx: Tx, emitted: Omit<Emitted, "ends">, nth: number): Promise<void> {
  await enqueue(tx, { ...emitted, ends: true }, `${emitted.id}:${nth}`);
}

/** A step that is heard of at its begin only may take that long (`inngest/reconcile.ts`). */
const SILENT_IN_A_STEP_SECONDS = 240;

/** Whether an event's run waits, or is worked on and not silent. */
export async function isUnderWay(tx: Tx, id: string): Promise<boolean> {
  if (engine() === "dbos") {
    // By their names, which are indexed: this is asked in requests. Who asked again more often is not waited for.
    const names = [id, ...Array.from({ length: 20 }, (_, again) => `${id}:${again}`)];
    const [run] = await tx.execute(
      sql`select 1 from dbos.workflow_status where workflow_uuid in ${names} and (${LIVES}) limit 1`,
    );
    return run !== undefined;
  }
  const [row] = await tx
    .select({ id: eventOutbox.id })
    .from(eventOutbox)
    .where(
      sql`${eventOutbox.id} = ${id} and ${eventOutbox.endedAt} is null and (${eventOutbox.sentAt} is null or
        coalesce(${eventOutbox.heardAt}, ${eventOutbox.sentAt}) > now() - make_interval(secs => ${SILENT_IN_A_STEP_SECONDS}))`,
    );
  return row !== undefined;
}

/**
 * Tells the engine that what runs worked for was deleted, in the transaction that deletes it. Inngest cancels them; on the
 * database's engine each step looks for itself.
 */
export async function emitDeleted<N extends DeletionName>(
  tx: Tx,
  name: N,
  data: z.infer<(typeof DELETIONS)[N]>,
): Promise<void> {
  if (engine() === "dbos") return;
  const payload = DELETIONS[name].parse(data);
  const now = new Date();
  const [field, value] =
    "appealId" in payload ? ["appealId", payload.appealId] : ["documentId", payload.documentId];
  await tx
    .update(eventOutbox)
    .set({ endedAt: now })
    .where(sql`${eventOutbox.endedAt} is null and ${eventOutbox.data} ->> ${field} = ${value}`);
  // No run answers to it, so none can fall silent.
  await tx.insert(eventOutbox).values({ id: crypto.randomUUID(), name, data: payload, endedAt: now });
  relayAfter(tx);
}

/**
 * The same for each row that a statement leaves: it returns `id` and `data`, the event's payload. Sent along with the
 * transaction, without waiting for it. `statement` is always the same text, for it is prepared.
 */
export function emitForRows(tx: Tx, name: EventName, statement: string, values: string[]): void {
  const binding = globals.appealsDeskEvents ?? { engine: "dbos" };
  const [event, queue, application, channel] = [1, 2, 3, 4].map((n) => `$${values.length + n}::text`);
  if (binding.engine === "dbos") {
    sendAlong(
      tx,
      `with made as (${statement})
       select dbos.enqueue_workflow(
                workflow_name => ${event}, queue_name => ${queue},
                positional_args => array[json_build_object('id', made.id, 'name', ${event}, 'data', made.data)],
                workflow_id => made.id::text, application_name => ${application}),
              pg_notify(${channel}, '')
         from made`,
      [...values, name, WORKFLOW_QUEUE, APPLICATION_NAME, RUN_CHANNEL] as never[],
    );
    return;
  }
  sendAlong(
    tx,
    `with made as (${statement}) insert into event_outbox (id, name, data) select id, ${event}, data from made`,
    [...values, name] as never[],
  );
  onCommit(tx, binding.relay);
}
