import { and, eq, inArray, sql } from "drizzle-orm";
import { onCommit, type Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { deliveries, letterExports } from "@/db/schema/letters";
import { users } from "@/db/schema/users";
import type { LetterPaper } from "@/lib/core/enums";
import { letterFileName } from "@/lib/core/letter-file-name";
import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import { announce } from "@/lib/domain/kernel/announce";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { requireVerifiedEmail } from "@/lib/domain/kernel/permission";
import { pdfBytes } from "@/lib/domain/letter/export/export";
import { getPractice, type PracticeRow } from "@/lib/domain/letter/facts/appeal-facts";
import type { ExportRow } from "@/lib/domain/letter/saved/made";
import type { FaxReceipt } from "@/lib/integrations/fax/faxer";
import { letterMail, letterReference } from "@/lib/integrations/mail/templates/letter";
import { SendFailure } from "@/lib/integrations/send-failure";
import { faxer, mailer } from "@/lib/integrations/services";
import { outboxStore } from "./outbox";
import { keepReceipt } from "./receipts";

export type DeliveryRow = typeof deliveries.$inferSelect;
type Order = {
  delivery: DeliveryRow;
  pdf: ExportRow;
  practice: PracticeRow;
  paper: LetterPaper;
  replyTo: string | null;
};

/** Services that count the same idempotency key once, so that an uncertain call may be made again. */
const TAKES_A_KEY_ONCE = ["resend", "outbox"];

/** Not ended yet: nothing else may be changed by a run. */
const UNDER_WAY: DeliveryRow["state"][] = ["queued", "sending"];

const UNCERTAIN =
  "We could not find out whether this was sent. Check with the recipient before you send it again.";

/**
 * The sending step. Before the service is called the row says that a call has begun. A run that finds such a mark
 * without an end was cut off in the middle: it repeats the call only where the service takes a key once, else the
 * delivery becomes "check needed". Throws only what is safe to try again.
 */
export async function sendDelivery(ctx: Ctx, deliveryId: string): Promise<DeliveryRow["state"] | "gone"> {
  requireVerifiedEmail(ctx);
  const order = await inContext(ctx, (tx) => takeOrder(tx, ctx, deliveryId));
  if (order === null) return "gone";
  if (!("pdf" in order)) {
    if (order.state === "check_needed") metrics.deliveries.inc({ method: order.method, state: order.state });
    return order.state;
  }
  const { delivery } = order;
  let receipt: Omit<FaxReceipt, "provider">;
  try {
    receipt = await call(ctx, order);
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    log.warn({ kind: error.kind, code: error.code, retryable: error.retryable }, "sending failed");
    if (error.retryable) {
      // Surely without effect, or repeatable: the mark is lifted so that the next try may call again.
      if (error.kind === "rejected") await mark(ctx, deliveryId, { callStartedAt: null });
      throw error;
    }
    const state = error.kind === "uncertain" ? "check_needed" : "failed";
    await mark(ctx, deliveryId, { state, error: state === "check_needed" ? UNCERTAIN : error.message });
    metrics.deliveries.inc({ method: delivery.method, state });
    return state;
  }
  await inContext(ctx, (tx) => accepted(tx, ctx, delivery, receipt));
  const state = receipt.state === "sent" ? "sent" : "sending";
  metrics.deliveries.inc({ method: delivery.method, state });
  return state;
}

/** Ends a delivery that the engine gave up: failed when surely nothing went out, else to be checked by a person. */
export async function giveUpDelivery(ctx: Ctx, deliveryId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const [row] = await tx
      .select({ callStartedAt: deliveries.callStartedAt, method: deliveries.method })
      .from(deliveries)
      .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)))
      .for("update");
    if (!row) return;
    const state = row.callStartedAt ? "check_needed" : "failed";
    const given = await tx
      .update(deliveries)
      .set({
        state,
        error: row.callStartedAt
          ? UNCERTAIN
          : "The service could not be reached. Nothing was sent. Please try again later.",
        updatedAt: new Date(),
      })
      .where(
        and(
          eq(deliveries.practiceId, ctx.practiceId),
          eq(deliveries.id, deliveryId),
          inArray(deliveries.state, UNDER_WAY),
        ),
      )
      .returning({ id: deliveries.id });
    if (given.length > 0) onCommit(tx, () => metrics.deliveries.inc({ method: row.method, state }));
  });
}

async function takeOrder(tx: Tx, ctx: Ctx, deliveryId: string): Promise<Order | DeliveryRow | null> {
  const [found] = await tx
    .select({ delivery: deliveries, pdf: letterExports })
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)))
    .for("update", { of: deliveries });
  if (!found) return null;
  const { delivery } = found;
  if (delivery.providerReference || !["queued", "sending"].includes(delivery.state)) return delivery;
  if (delivery.callStartedAt && !TAKES_A_KEY_ONCE.includes(delivery.provider)) {
    const uncertain = { state: "check_needed" as const, error: UNCERTAIN, updatedAt: new Date() };
    await tx
      .update(deliveries)
      .set(uncertain)
      .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)));
    return { ...delivery, ...uncertain };
  }
  await tx
    .update(deliveries)
    .set({
      state: "sending",
      callStartedAt: new Date(),
      attempts: sql`${deliveries.attempts} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)));
  const [approver] = await tx
    .select({ email: users.emailKey })
    .from(users)
    .where(eq(users.id, delivery.approvedBy));
  // As it was when the sending was ordered: a mail that is sent once more is the same mail.
  const paper = await paperOfLetter(tx, ctx, delivery.appealId, delivery.createdAt);
  return { ...found, practice: await getPractice(tx, ctx), paper, replyTo: approver?.email ?? null };
}

async function call(ctx: Ctx, order: Order): Promise<Omit<FaxReceipt, "provider">> {
  const { delivery, practice } = order;
  const bytes = await pdfBytes(order.pdf);
  const filename = letterFileName(delivery.appealId);
  const store = outboxStore(ctx.db);
  if (delivery.method === "fax") {
    return faxer(store).send({ idempotencyKey: delivery.id, to: delivery.recipient, pdf: bytes, filename });
  }
  const mail = await letterMail({
    practiceName: practice.name,
    practicePhone: practice.phone ?? undefined,
    practiceFax: practice.fax ?? undefined,
    reference: letterReference(delivery.id),
    filename,
    paper: order.paper,
  });
  const sent = await mailer(store).send({
    idempotencyKey: delivery.id,
    to: delivery.recipient,
    replyTo: order.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [{ filename, contentType: "application/pdf", bytes }],
  });
  return { reference: sent.reference, state: "sent" };
}

async function accepted(
  tx: Tx,
  ctx: Ctx,
  delivery: DeliveryRow,
  receipt: Omit<FaxReceipt, "provider">,
): Promise<void> {
  const isSent = receipt.state === "sent";
  const now = new Date();
  const own = and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, delivery.id));
  await tx.update(deliveries).set({ providerReference: receipt.reference, updatedAt: now }).where(own);
  await keepReceipt(tx, delivery, {
    kind: "accepted",
    happenedAt: now,
    eventId: `accepted ${receipt.reference}`,
    reference: receipt.reference,
  });
  // The service's report may have come before its answer to the call: what ended stays as it ended.
  const [ended] = await tx
    .update(deliveries)
    .set({ state: isSent ? "sent" : "sending", error: null, sentAt: isSent ? now : null })
    .where(and(own, inArray(deliveries.state, UNDER_WAY)))
    .returning({ id: deliveries.id });
  if (isSent && ended) await recordSent(tx, ctx, delivery);
}

/** The letter is out: the appeal is sent, and the audit says so once. A proof of that changes nothing of it. */
async function recordSent(tx: Tx, ctx: Ctx, delivery: DeliveryRow): Promise<void> {
  const sent = { status: "sent", sentAt: new Date(), sentMethod: delivery.method } as const;
  const [appeal] = await tx
    .update(appeals)
    .set({ ...(delivery.provesDeliveryId ? {} : sent), updatedAt: new Date() })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, delivery.appealId)))
    .returning({ patientId: appeals.patientId });
  await audit(tx, ctx, {
    action: "send",
    entity: "delivery",
    entityId: delivery.id,
    patientId: appeal?.patientId ?? null,
    detail: { method: delivery.method, provider: delivery.provider },
  });
  announce(tx, ctx, "appeal.sent", { appeal_id: delivery.appealId, delivery_id: delivery.id });
}

async function mark(
  ctx: Ctx,
  deliveryId: string,
  change: Partial<Pick<DeliveryRow, "state" | "error" | "callStartedAt">>,
): Promise<void> {
  await inContext(ctx, (tx) =>
    tx
      .update(deliveries)
      .set({ ...change, updatedAt: new Date() })
      .where(
        and(
          eq(deliveries.practiceId, ctx.practiceId),
          eq(deliveries.id, deliveryId),
          inArray(deliveries.state, UNDER_WAY),
        ),
      ),
  );
}
