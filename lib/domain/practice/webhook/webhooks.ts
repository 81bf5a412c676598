import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { webhookAttempts, webhookEndpoints, webhookMessages } from "@/db/schema/webhooks";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { emit } from "@/lib/events";
import { allowsLoopbackWebhooks } from "@/lib/integrations/app-settings";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import { addressProblem } from "@/lib/integrations/webhooks/outgoing/post";
import {
  newWebhookAnswer,
  type WebhookDto,
  type WebhookMessageDto,
  webhookAnswer,
  webhookIdField,
  webhookInput,
  webhookMessageAnswer,
} from "./schema";
import { LEASE_SECONDS, TRIES } from "./tries";

const MOST = 10;
const MESSAGES_SHOWN = 50;

export const secretPlace = (practiceId: string, recordId: string) => ({
  ...{ practiceId, recordId },
  field: "webhook_secret",
});

const dto = (row: typeof webhookEndpoints.$inferSelect): WebhookDto => ({
  id: row.id,
  url: row.url,
  events: row.events,
  state: row.disabledAt ? "disabled" : "active",
  disabled_reason: row.disabledReason,
  created_at: row.createdAt.toISOString(),
});

const live = (ctx: Ctx) =>
  and(eq(webhookEndpoints.practiceId, ctx.practiceId), isNull(webhookEndpoints.deletedAt));

async function endpointOf(tx: Tx, ctx: Ctx, id: string) {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(live(ctx), eq(webhookEndpoints.id, id)))
    .for("update");
  if (!row) throw notFound();
  return row;
}

export const listWebhooks = operation(
  { name: "listWebhooks", access: "owner", answer: pageAnswer(webhookAnswer), summary: "List the webhooks" },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select()
      .from(webhookEndpoints)
      .where(live(ctx))
      .orderBy(asc(webhookEndpoints.createdAt))
      .limit(MOST);
    await audit(tx, ctx, { action: "list", entity: "webhook", detail: { count: rows.length } });
    return { count: rows.length, next: null, previous: null, results: rows.map(dto) };
  },
);

/** Registers an address. Throws VALIDATION for one that is not on the public internet, CONFLICT when there are too many. */
export const createWebhook = operation(
  {
    name: "createWebhook",
    access: "owner",
    verified: true,
    input: webhookInput,
    answer: newWebhookAnswer,
    summary: "Register an address that is told of events",
    description:
      "Each event is a POST of {type, timestamp, data} with ids only, signed as Standard Webhooks says: webhook-id, " +
      "webhook-timestamp, webhook-signature. An answer of 2xx within 10 seconds takes it; else it is tried again, seven " +
      "times over some eleven hours. The same webhook-id may come twice.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { url, events }, tx) => {
    const problem = addressProblem(url, allowsLoopbackWebhooks());
    if (problem) throw invalid({ url: [problem] });
    // One registering at a time a practice: what is counted holds until it is kept.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${ctx.practiceId}`}, 0))`);
    const known = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(live(ctx))
      .limit(MOST);
    if (known.length >= MOST) throw new AppError("CONFLICT", `A practice has at most ${MOST} webhooks.`);
    const id = crypto.randomUUID();
    const secret = `whsec_${randomBytes(24).toString("base64")}`;
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({
        id,
        practiceId: ctx.practiceId,
        url: new URL(url).href,
        events,
        secretSealed: fieldCipher().seal(secret, secretPlace(ctx.practiceId, id)),
        createdBy: ctx.actor.userId,
      })
      .returning();
    if (!row) throw new Error("the webhook was not stored");
    await audit(tx, ctx, { action: "create", entity: "webhook", entityId: id, detail: { events } });
    return { secret, webhook: dto(row) };
  },
);

/** Nothing more is sent to the address, not even what waits. */
export const deleteWebhook = operation(
  { name: "deleteWebhook", access: "owner", input: z.object(webhookIdField), summary: "Remove a webhook" },
  async (ctx, { webhookId }, tx) => {
    const { id } = await endpointOf(tx, ctx, webhookId);
    await tx
      .update(webhookEndpoints)
      .set({ deletedAt: sql`now()`, secretSealed: "" })
      .where(and(live(ctx), eq(webhookEndpoints.id, id)));
    await audit(tx, ctx, { action: "delete", entity: "webhook", entityId: id });
  },
);

export const enableWebhook = operation(
  {
    name: "enableWebhook",
    access: "owner",
    input: z.object(webhookIdField),
    answer: webhookAnswer,
    summary: "Turn a webhook on again that was turned off after failures",
  },
  async (ctx, { webhookId }, tx) => {
    const before = await endpointOf(tx, ctx, webhookId);
    await tx
      .update(webhookEndpoints)
      .set({ disabledAt: null, disabledReason: null })
      .where(and(live(ctx), eq(webhookEndpoints.id, webhookId)));
    await audit(tx, ctx, {
      action: "update",
      entity: "webhook",
      entityId: webhookId,
      detail: { state: "active" },
    });
    return dto({ ...before, disabledAt: null, disabledReason: null });
  },
);

/** The newest messages of a webhook with what came of each attempt. */
export const listWebhookMessages = operation(
  {
    name: "listWebhookMessages",
    access: "owner",
    input: z.object(webhookIdField),
    answer: pageAnswer(webhookMessageAnswer),
    summary: "List what was sent to a webhook, the newest fifty",
  },
  async (ctx, { webhookId }, tx) => {
    const { id } = await endpointOf(tx, ctx, webhookId);
    const results = await messagesOf(tx, ctx, [id], MESSAGES_SHOWN);
    await audit(tx, ctx, {
      action: "list",
      entity: "webhook_message",
      entityId: id,
      detail: { count: results.length },
    });
    return { count: results.length, next: null, previous: null, results };
  },
);

async function messagesOf(
  tx: Tx,
  ctx: Ctx,
  endpoints: string[],
  limit: number,
): Promise<WebhookMessageDto[]> {
  const messages = await tx
    .select()
    .from(webhookMessages)
    .where(
      and(eq(webhookMessages.practiceId, ctx.practiceId), inArray(webhookMessages.endpointId, endpoints)),
    )
    .orderBy(desc(webhookMessages.createdAt), webhookMessages.id)
    .limit(limit);
  const ids = messages.map(({ id }) => id);
  const tried =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(webhookAttempts)
          .where(and(eq(webhookAttempts.practiceId, ctx.practiceId), inArray(webhookAttempts.messageId, ids)))
          .orderBy(asc(webhookAttempts.attempt));
  return messages.map(({ id, event, data, state, createdAt, dueAt }) => ({
    ...{ id, event, data, state },
    created_at: createdAt.toISOString(),
    due_at: state === "waiting" ? dueAt.toISOString() : null,
    attempts: tried
      .filter(({ messageId }) => messageId === id)
      .map(({ attempt, at, status, problem, milliseconds }) => ({
        ...{ attempt, status, problem, milliseconds },
        at: at.toISOString(),
      })),
  }));
}

/** Sends a message again, with the same id, in a new round of tries. Throws CONFLICT while it waits or the webhook is off. */
export const resendWebhookMessage = operation(
  {
    name: "resendWebhookMessage",
    access: "owner",
    input: z.object({ messageId: z.uuid() }),
    answer: webhookMessageAnswer,
    summary: "Send a message to its webhook again",
    refuses: ["CONFLICT"],
  },
  async (ctx, { messageId }, tx) => {
    const own = and(eq(webhookMessages.practiceId, ctx.practiceId), eq(webhookMessages.id, messageId));
    const [message] = await tx.select().from(webhookMessages).where(own).for("update");
    if (!message) throw notFound();
    const endpoint = await endpointOf(tx, ctx, message.endpointId);
    if (endpoint.disabledAt) throw new AppError("CONFLICT", "This webhook is off. Turn it on first.");
    if (message.state === "waiting") throw new AppError("CONFLICT", "This is on its way already.");
    await tx
      .update(webhookMessages)
      .set({
        state: "waiting",
        triesLeft: TRIES,
        dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where(own);
    await emit(tx, "webhook/message.due", {
      ...{ practiceId: ctx.practiceId, userId: ctx.actor.userId },
      ...{ messageId, attempt: message.attempts + 1 },
    });
    await audit(tx, ctx, { action: "send", entity: "webhook_message", entityId: messageId });
    const all = await messagesOf(tx, ctx, [message.endpointId], MESSAGES_SHOWN);
    const again = all.find(({ id }) => id === messageId);
    return again ?? { ...plain(message), attempts: [] };
  },
);

const plain = ({ id, event, data, createdAt }: typeof webhookMessages.$inferSelect) => ({
  ...{ id, event, data },
  state: "waiting" as const,
  created_at: createdAt.toISOString(),
  due_at: new Date().toISOString(),
});
