import { and, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import type { Tx } from "@/db/client";
import { members } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { webhookAttempts, webhookEndpoints, webhookMessages } from "@/db/schema/webhooks";
import { auditMany } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { emit } from "@/lib/events";
import { allowsLoopbackWebhooks, appUrl } from "@/lib/integrations/app-settings";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import type { Mailer } from "@/lib/integrations/mail/mailer";
import { webhookOffMail } from "@/lib/integrations/mail/templates/webhook-off";
import { type Posted, postOutside } from "@/lib/integrations/webhooks/outgoing/post";
import { LEASE_SECONDS, WAITS } from "./tries";
import { secretPlace } from "./webhooks";

type Due = { messageId: string; attempt: number };
type Message = typeof webhookMessages.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;

/**
 * Tries one message once. A run that begins twice finds the attempt made; one that was killed between the call and its
 * record calls again, with the same id, by which the receiver knows it.
 */
export async function deliverWebhook(
  ctx: Ctx,
  due: Due,
): Promise<"delivered" | "waiting" | "off" | "not needed"> {
  const found = await inContext(ctx, (tx) => read(tx, ctx, due));
  if (!found) return "not needed";
  const { message, endpoint } = found;
  const sealed = fieldCipher().open(endpoint.secretSealed, secretPlace(ctx.practiceId, endpoint.id));
  const now = new Date();
  const body = JSON.stringify({
    type: message.event,
    timestamp: message.createdAt.toISOString(),
    data: message.data,
  });
  const posted = await postOutside(
    endpoint.url,
    body,
    {
      "webhook-id": message.id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(sealed).sign(message.id, now, body),
    },
    { allowLoopback: allowsLoopbackWebhooks() },
  );
  return inContext(ctx, (tx) => keep(tx, ctx, message, endpoint, posted));
}

async function read(
  tx: Tx,
  ctx: Ctx,
  { messageId, attempt }: Due,
): Promise<{ message: Message; endpoint: Endpoint } | null> {
  const [row] = await tx
    .select({ message: webhookMessages, endpoint: webhookEndpoints })
    .from(webhookMessages)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.practiceId, webhookMessages.practiceId),
        eq(webhookEndpoints.id, webhookMessages.endpointId),
      ),
    )
    .where(
      and(
        eq(webhookMessages.practiceId, ctx.practiceId),
        eq(webhookMessages.id, messageId),
        eq(webhookMessages.state, "waiting"),
        eq(webhookMessages.attempts, attempt - 1),
        isNull(webhookEndpoints.deletedAt),
        isNull(webhookEndpoints.disabledAt),
      ),
    );
  return row ?? null;
}

async function keep(tx: Tx, ctx: Ctx, message: Message, endpoint: Endpoint, posted: Posted) {
  const attempt = message.attempts + 1;
  const left = message.triesLeft - 1;
  const isDone = posted.problem === "";
  const isGone = posted.status === 410;
  const isOver = !isDone && (isGone || left <= 0);
  const wait = WAITS[WAITS.length - left] ?? 0;
  const [kept] = await tx
    .update(webhookMessages)
    .set({
      attempts: attempt,
      triesLeft: left,
      state: isDone ? "delivered" : isOver ? "failed" : "waiting",
      dueAt: sql`now() + make_interval(secs => ${wait})`,
    })
    .where(
      and(
        eq(webhookMessages.practiceId, ctx.practiceId),
        eq(webhookMessages.id, message.id),
        eq(webhookMessages.attempts, message.attempts),
      ),
    )
    .returning({ id: webhookMessages.id });
  // Another run of the same attempt was quicker.
  if (!kept) return "not needed" as const;
  await tx.insert(webhookAttempts).values({
    ...{ practiceId: ctx.practiceId, messageId: message.id, attempt },
    ...{ status: posted.status, problem: posted.problem, milliseconds: posted.milliseconds },
  });
  if (isOver) await turnOff(tx, ctx, endpoint.id, isGone ? "gone" : "failures");
  await auditMany(tx, ctx, [
    {
      ...{ action: "send" as const, entity: "webhook_message", entityId: message.id },
      detail: { attempt, status: posted.status, state: isDone ? "delivered" : isOver ? "failed" : "waiting" },
    },
  ]);
  return isDone ? ("delivered" as const) : isOver ? ("off" as const) : ("waiting" as const);
}

/** Nothing more goes to an address that took none of a message's tries. What waits for it has failed. */
async function turnOff(tx: Tx, ctx: Ctx, endpointId: string, reason: "failures" | "gone"): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()`, disabledReason: reason })
    .where(and(eq(webhookEndpoints.practiceId, ctx.practiceId), eq(webhookEndpoints.id, endpointId)));
  await tx
    .update(webhookMessages)
    .set({ state: "failed" })
    .where(
      and(
        eq(webhookMessages.practiceId, ctx.practiceId),
        eq(webhookMessages.endpointId, endpointId),
        eq(webhookMessages.state, "waiting"),
      ),
    );
}

/** Tells the practice's owners that a webhook was turned off; safe to repeat. */
export async function mailWebhookOff(ctx: Ctx, deps: { mailer: Mailer }, messageId: string): Promise<void> {
  const found = await inContext(ctx, (tx) =>
    tx
      .select({ id: users.id, url: webhookEndpoints.url, email: users.emailKey, username: users.username })
      .from(webhookMessages)
      .innerJoin(
        webhookEndpoints,
        and(
          eq(webhookEndpoints.practiceId, webhookMessages.practiceId),
          eq(webhookEndpoints.id, webhookMessages.endpointId),
        ),
      )
      .innerJoin(members, and(eq(members.practiceId, webhookMessages.practiceId), activeOwner))
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(webhookMessages.practiceId, ctx.practiceId), eq(webhookMessages.id, messageId)))
      .limit(50),
  );
  for (const { id, email, username, url } of found) {
    const mail = await webhookOffMail({
      ...{ username, host: new URL(url).host },
      url: appUrl("/profile?tab=integrations"),
    });
    await deps.mailer.send({ idempotencyKey: `webhook-off-${messageId}-${id}`, to: email, ...mail });
  }
}

const activeOwner = and(eq(members.isOwner, true), isNull(members.deactivatedAt));

/**
 * Begins the tries that are due again, each once and in the name of one owner, and drops what is older than a month. Called by
 * the schedule, for one practice.
 */
export async function tendWebhooks(ctx: Ctx): Promise<void> {
  await inContext(ctx, async (tx) => {
    const [owner] = await tx
      .select({ id: members.userId })
      .from(members)
      .where(and(eq(members.practiceId, ctx.practiceId), activeOwner))
      .orderBy(members.createdAt, members.userId)
      .limit(1);
    if (owner) await beginDue(tx, ctx, owner.id);
    const old = and(
      eq(webhookMessages.practiceId, ctx.practiceId),
      lt(webhookMessages.createdAt, sql`now() - interval '30 days'`),
    );
    await tx
      .delete(webhookAttempts)
      .where(
        and(
          eq(webhookAttempts.practiceId, ctx.practiceId),
          sql`${webhookAttempts.messageId} in (select id from webhook_messages where ${old})`,
        ),
      );
    await tx.delete(webhookMessages).where(old);
  });
}

async function beginDue(tx: Tx, ctx: Ctx, userId: string): Promise<void> {
  const due = await tx
    .select({ id: webhookMessages.id, attempts: webhookMessages.attempts })
    .from(webhookMessages)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.practiceId, webhookMessages.practiceId),
        eq(webhookEndpoints.id, webhookMessages.endpointId),
      ),
    )
    .where(
      and(
        eq(webhookMessages.practiceId, ctx.practiceId),
        eq(webhookMessages.state, "waiting"),
        lte(webhookMessages.dueAt, sql`now()`),
        isNull(webhookEndpoints.disabledAt),
        isNull(webhookEndpoints.deletedAt),
      ),
    )
    .orderBy(webhookMessages.dueAt)
    .limit(200);
  for (const { id: messageId, attempts } of due) {
    const ids = { practiceId: ctx.practiceId, userId, messageId };
    await emit(tx, "webhook/message.due", { ...ids, attempt: attempts + 1 });
    await tx
      .update(webhookMessages)
      .set({ dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
      .where(and(eq(webhookMessages.practiceId, ctx.practiceId), eq(webhookMessages.id, messageId)));
  }
}
