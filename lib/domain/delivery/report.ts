import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { type Database, inPractice, onCommit, type Tx, transact } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { deliveries } from "@/db/schema/letters";
import { webhookEvents } from "@/db/schema/system";
import { metrics } from "@/lib/core/metrics";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import type { DeliveryReport } from "@/lib/integrations/webhooks/delivery-report";
import { keepReceipt } from "./receipts";
import type { DeliveryRow } from "./sending";

const FAILED = "The service could not deliver this. Check the recipient and send it again.";

/**
 * What a mail or fax service reports of a sending, applied once per report. `failed` outweighs `sent`: an address can
 * bounce after its server took the mail. A report on nothing of ours changes nothing.
 */
export async function applyDeliveryReport(
  db: Database,
  report: DeliveryReport,
  requestId: string,
): Promise<"applied" | "known" | "unknown"> {
  const delivery = await findReported(db, report);
  if (!delivery) return "unknown";
  return inPractice(db, { practiceId: delivery.practiceId }, async (tx) => {
    const [first] = await tx
      .insert(webhookEvents)
      .values({ eventId: `${report.provider}:${report.eventId}`, provider: report.provider })
      .onConflictDoNothing()
      .returning({ eventId: webhookEvents.eventId });
    if (!first) return "known";
    const [current] = await tx
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.practiceId, delivery.practiceId), eq(deliveries.id, delivery.id)))
      .for("update");
    if (!current) return "applied";
    await keepReceipt(tx, current, {
      kind: report.state === "sent" ? "delivered" : "failed",
      happenedAt: report.at,
      eventId: report.eventId,
      reference: report.reference,
      pages: report.pages ?? null,
      note: report.reason ?? "",
    });
    if (current.state === "failed") return "applied";
    if (report.state === "sent") await reportSent(tx, current, report);
    else await reportFailed(tx, current, report);
    if (current.state !== report.state) {
      onCommit(tx, () => metrics.deliveries.inc({ method: current.method, state: report.state }));
    }
    await auditAnonymous(
      tx,
      { requestId, address: "", practiceId: current.practiceId, actorId: null },
      {
        action: "update",
        entity: "delivery",
        entityId: current.id,
        detail: { state: report.state, provider: report.provider },
      },
    );
    return "applied";
  });
}

async function findReported(db: Database, report: DeliveryReport): Promise<DeliveryRow | null> {
  return transact(db, async (tx) => {
    await tx.execute(sql`select set_config('app.report_reference', ${report.reference}, true),
                                set_config('app.report_key', ${report.idempotencyKey ?? ""}, true)`);
    const [row] = await tx
      .select()
      .from(deliveries)
      .where(
        and(
          eq(deliveries.provider, report.provider),
          or(
            eq(deliveries.providerReference, report.reference),
            report.idempotencyKey ? sql`${deliveries.id}::text = ${report.idempotencyKey}` : undefined,
          ),
        ),
      )
      .limit(1);
    return row ?? null;
  });
}

async function reportSent(tx: Tx, delivery: DeliveryRow, report: DeliveryReport): Promise<void> {
  if (delivery.state === "sent") return;
  await tx
    .update(deliveries)
    .set({
      state: "sent",
      providerReference: delivery.providerReference ?? report.reference,
      error: null,
      sentAt: report.at,
      updatedAt: new Date(),
    })
    .where(and(eq(deliveries.practiceId, delivery.practiceId), eq(deliveries.id, delivery.id)));
  if (delivery.provesDeliveryId) return;
  await tx
    .update(appeals)
    .set({ status: "sent", sentAt: report.at, sentMethod: delivery.method, updatedAt: new Date() })
    .where(and(eq(appeals.practiceId, delivery.practiceId), eq(appeals.id, delivery.appealId)));
}

/** What did not arrive was not sent: without another sending the appeal is a draft again, so that it is seen. */
async function reportFailed(tx: Tx, delivery: DeliveryRow, report: DeliveryReport): Promise<void> {
  await tx
    .update(deliveries)
    .set({
      state: "failed",
      providerReference: delivery.providerReference ?? report.reference,
      error: report.reason ?? FAILED,
      updatedAt: new Date(),
    })
    .where(and(eq(deliveries.practiceId, delivery.practiceId), eq(deliveries.id, delivery.id)));
  if (delivery.provesDeliveryId) return;
  const others = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.practiceId, delivery.practiceId),
        eq(deliveries.appealId, delivery.appealId),
        ne(deliveries.id, delivery.id),
        isNull(deliveries.provesDeliveryId),
        inArray(deliveries.state, ["sent", "sending", "queued"]),
      ),
    )
    .limit(1);
  if (others.length > 0) return;
  await tx
    .update(appeals)
    .set({ status: "draft", sentAt: null, sentMethod: null, updatedAt: new Date() })
    .where(
      and(
        eq(appeals.practiceId, delivery.practiceId),
        eq(appeals.id, delivery.appealId),
        eq(appeals.sentMethod, delivery.method),
      ),
    );
}
