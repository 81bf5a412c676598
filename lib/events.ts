import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { onCommit } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";

/** What is told to a person by mail of their own account. */
export const ACCOUNT_NOTICES = [
  "new_device",
  "alerts_off",
  "passkey_added",
  "passkey_blocked",
  "passkey_removed",
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
  /** A claim's document is in the store and waits to be read. */
  "document/uploaded": z.object({ ...inPracticeFor, documentId: z.uuid() }),
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
  "account/reset.requested": z.object({ accountId: z.uuid(), requestId: z.uuid() }),
  "practice/invitation.requested": z.object({ ...inPracticeFor, invitationId: z.uuid() }),
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
} as const;
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
  const binding = globals.appealsDeskEvents ?? { engine: "dbos" };
  if (binding.engine === "dbos") {
    const run = JSON.stringify({ id, name, data: payload });
    await tx.execute(
      sql`select dbos.enqueue_workflow(
            workflow_name => ${name}, queue_name => ${WORKFLOW_QUEUE},
            positional_args => array[${run}::json], workflow_id => ${id}, application_name => ${APPLICATION_NAME}),
          pg_notify(${RUN_CHANNEL}, '')`,
    );
    return;
  }
  await tx.insert(eventOutbox).values({ id, name, data: payload }).onConflictDoNothing();
  const { relay } = binding;
  onCommit(tx, relay);
}
