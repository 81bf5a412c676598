import { and, eq } from "drizzle-orm";
import { appeals } from "@/db/schema/appeals";
import { deliveries, letterExports } from "@/db/schema/letters";
import type { OwnSendMethod } from "@/lib/core/enums";
import { AppError, invalid } from "@/lib/core/errors";
import { updateAppeal } from "@/lib/domain/appeal/mutations";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealAnswer, updateAppealInput } from "@/lib/domain/appeal/schema";
import { announce } from "@/lib/domain/kernel/announce";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { ensureExport } from "@/lib/domain/letter/export/export";
import { enclosuresMeant } from "@/lib/domain/letter/gate/enclosures-meant";
import { readGate } from "@/lib/domain/letter/gate/read-gate";
import { latestVersion } from "@/lib/domain/letter/saved/versions";
import { passedBy } from "./pass-gate";

const NO_REASON = "Marked as sent without a reason";

/** The mark "sent" records a sending first. Throws as `updateAppeal`. */
export const changeAppeal = operation(
  {
    name: "changeAppeal",
    access: "user",
    input: updateAppealInput,
    answer: appealAnswer,
    summary: "Change the patient, the claim or the names, or mark as sent",
    description:
      "Linking a patient or a claim fills those of the five fields that are empty; null unlinks. With status sent, sent_method (portal, mail, other) and reference_number are recorded as a delivery, with what the gate finds at that moment and sent_reason as its reason.",
    refuses: ["CONFLICT", "UNPROCESSABLE", "UNAVAILABLE"],
    // Marked as sent, the letter is set as a PDF first.
    transaction: false,
  },
  async (ctx, input) => {
    if (input.status === "sent") {
      await markSent(ctx, input.appealId, {
        method: input.sent_method,
        reference: input.reference_number,
        reason: input.sent_reason,
      });
    } else if (input.sent_method || input.reference_number || input.sent_reason) {
      throw invalid({ status: ["Send status sent with the method, the reference number and the reason."] });
    }
    return inContext(ctx, (tx) => updateAppeal(tx, ctx, input));
  },
);

/**
 * "Mark as Sent": the person sent the letter by other means. The letter is set as a PDF first, so that the record holds
 * exactly what the mark is about; without a letter there is nothing that could have been sent. With a way or a reference
 * number it is recorded as a delivery, once for the same version, way and number. What the gate finds can't undo a sending that
 * has happened, so it is recorded with the mark instead of refused (docs/product.md, I21).
 */
async function markSent(
  ctx: Ctx,
  appealId: string,
  how: {
    method?: OwnSendMethod | undefined;
    reference?: string | undefined;
    reason?: string | undefined;
  },
): Promise<void> {
  const exported = await ensureExport(ctx, appealId);
  await inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const method = how.method ?? (how.reference ? "other" : undefined);
    if (!method && appeal.status === "sent") return;
    const now = new Date();
    const letter = await latestVersion(tx, ctx, appealId);
    // Saved by somebody else while the PDF was made: the mark would stand on words that were not in it.
    if (letter?.id !== exported.row.versionId)
      throw new AppError(
        "CONFLICT",
        "The letter changed since you looked at it. Review it again before you mark it.",
      );
    const open = letter
      ? await readGate(tx, ctx, appeal, letter, { enclosures: await enclosuresMeant(tx, ctx, letter) })
      : [];
    if (method) {
      const reference = how.reference || null;
      const known = await tx
        .select({ id: deliveries.id, reference: deliveries.providerReference })
        .from(deliveries)
        .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
        .where(
          and(
            eq(deliveries.practiceId, ctx.practiceId),
            eq(deliveries.appealId, appealId),
            eq(deliveries.method, method),
            eq(letterExports.versionId, exported.row.versionId),
          ),
        );
      if (known.some((one) => one.reference === reference)) return;
      await tx.insert(deliveries).values({
        practiceId: ctx.practiceId,
        appealId,
        exportId: exported.row.id,
        method,
        recipient: appeal.payerName,
        state: "sent",
        provider: "person",
        providerReference: reference,
        approvedBy: ctx.actor.userId,
        overrides: await passedBy(tx, ctx, open, () => how.reason || NO_REASON),
        sentAt: now,
      });
    }
    await tx
      .update(appeals)
      .set({ status: "sent", sentAt: appeal.sentAt ?? now, sentMethod: method ?? "manual", updatedAt: now })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
    await audit(tx, ctx, {
      action: "send",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { method: method ?? "manual", version: exported.version, open: open.length },
    });
    announce(tx, ctx, "appeal.sent", { appeal_id: appealId });
  });
}
