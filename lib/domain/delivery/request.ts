import { and, eq, inArray, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "@/db/client";
import { deliveries, letterExports, letterVersions } from "@/db/schema/letters";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import type { SendMethod } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import { deliveryColumns, deliveryDto } from "@/lib/domain/appeal/deliveries";
import { parseRecipient } from "@/lib/domain/appeal/recipient";
import type { DeliveryDto } from "@/lib/domain/appeal/schema";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { requireVerifiedEmail } from "@/lib/domain/kernel/permission";
import { ensureExport } from "@/lib/domain/letter/export/export";
import { enclosuresMeant } from "@/lib/domain/letter/gate/enclosures-meant";
import { readGate } from "@/lib/domain/letter/gate/read-gate";
import { enclosedFiles, enclosuresKey } from "@/lib/domain/letter/saved/enclosures";
import { emit } from "@/lib/events";
import { channelProblem } from "@/lib/integrations/packet/channel-limits";
import { channelLimit, channelProvider } from "@/lib/integrations/services";
import { getAppealInPractice } from "../appeal/queries";
import { type LetterVersionRow, latestVersion } from "../letter/saved/versions";
import { passGate } from "./pass-gate";
import { sendAnswer, sendInput } from "./schema";

/** Most sendings end within a moment: the answer waits so long, then tells the state it knows. */
export const PATIENCE_MS = 4_000;

export const sendLetter = operation(
  {
    name: "sendLetter",
    access: "user",
    verified: true,
    input: sendInput,
    answer: sendAnswer,
    summary: "Send the letter and its enclosures by email or fax",
    description:
      "The same version with the same enclosures to the same recipient is sent once, however often it is asked; `again` sends once more on " +
      "purpose. Needs a verified email address.",
    refuses: ["CONFLICT", "UNPROCESSABLE", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, input) => {
    const ordered = await requestSending(ctx, input);
    const delivery = await awaitDelivery(ctx, ordered.id, PATIENCE_MS);
    return {
      status: delivery.state,
      delivery,
      message:
        delivery.state === "sent"
          ? `Appeal sent successfully via ${delivery.method}!`
          : (delivery.error ?? `Sending via ${delivery.method}…`),
    };
  },
);

/**
 * A person's approval of one version with its enclosures for one recipient, and the order to send it. The same approval
 * again (a double click, a retry) answers the delivery that there is; `again` orders another one on purpose. Throws
 * FORBIDDEN while the email is unverified, BAD_REQUEST without a letter, VALIDATION for a bad recipient, UNPROCESSABLE for
 * what can't be enclosed or is larger than the channel takes, CONFLICT when the letter is no longer the version seen,
 * UNAVAILABLE for a packet that isn't there by `until`.
 */
export async function requestSending(
  ctx: Ctx,
  { appealId, ...input }: z.input<typeof sendInput>,
  until?: number,
): Promise<DeliveryDto> {
  requireVerifiedEmail(ctx);
  const recipient = parseRecipient(input.method, input.to);
  const provider = requireChannel(input.method);
  const judged = await inContext(ctx, (tx) => judge(tx, ctx, appealId, recipient, input));
  if (judged.delivery) return judged.delivery;
  const { versionId, passed, enclosures, key: judgedKey } = judged;
  const exported = await ensureExport(ctx, appealId, {
    approved: true,
    enclosures,
    until,
    ...(input.method === "fax" && { faxTo: recipient }),
  });
  // Its pages are chosen apart from the order: another tab may have taken one back in that the gate had seen left out.
  if (exported.row.enclosuresKey !== judgedKey)
    throw new AppError(
      "CONFLICT",
      "The enclosures changed since you looked at them. Review them again before you send the letter.",
    );
  const { sizeBytes: bytes, pages } = exported.row;
  const tooLarge = channelProblem(input.method, { bytes, pages }, channelLimit(input.method));
  if (tooLarge) throw new AppError("UNPROCESSABLE", tooLarge);
  return inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const current = await latestVersion(tx, ctx, appealId);
    if (
      current?.id !== versionId ||
      versionId !== exported.row.versionId ||
      (input.version ?? current.version) !== current.version
    ) {
      throw new AppError(
        "CONFLICT",
        "The letter changed since you looked at it. Review it again before you send it.",
      );
    }
    const { enclosuresKey: key } = exported.row;
    const same = await sameSending(tx, ctx, current, { ...input, recipient, key });
    if (same) return same;
    const [row] = await tx
      .insert(deliveries)
      .values({
        practiceId: ctx.practiceId,
        appealId,
        exportId: exported.row.id,
        method: input.method,
        recipient,
        provider,
        approvedBy: ctx.actor.userId,
        overrides: passed,
      })
      .returning({ id: deliveries.id });
    if (!row) throw new Error("insert returned no row");
    await orderSending(
      tx,
      ctx,
      { deliveryId: row.id, patientId: appeal.patientId },
      {
        method: input.method,
        version: current.version,
        enclosures: exported.row.enclosures.length,
        passed: passed.length,
        sha256: exported.row.sha256,
      },
    );
    return loadDelivery(tx, ctx, row.id);
  });
}

/** The service of a way. Throws UNPROCESSABLE where this installation has none. */
export function requireChannel(method: SendMethod): string {
  const provider = channelProvider(method);
  if (provider !== "none") return provider;
  throw new AppError(
    "UNPROCESSABLE",
    "Fax is not set up. Send by email, or ask your administrator to set up fax.",
  );
}

/** Records a person's approval of a delivery, and has it sent once the transaction is through. */
export async function orderSending(
  tx: Tx,
  ctx: Ctx,
  { deliveryId, patientId }: { deliveryId: string; patientId: string | null },
  detail: Record<string, string | number>,
): Promise<void> {
  await audit(tx, ctx, { action: "approve", entity: "delivery", entityId: deliveryId, patientId, detail });
  await emit(
    tx,
    "delivery/requested",
    { practiceId: ctx.practiceId, userId: ctx.actor.userId, deliveryId },
    deliveryId,
  );
}

/** The same version with the same papers to the same recipient, once ordered. */
async function sameSending(
  tx: Tx,
  ctx: Ctx,
  letter: LetterVersionRow,
  sending: { method: SendMethod; recipient: string; key: string; again?: boolean | undefined },
): Promise<DeliveryDto | null> {
  const [same] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .where(
      and(
        eq(deliveries.practiceId, ctx.practiceId),
        eq(deliveries.appealId, letter.appealId),
        eq(letterExports.versionId, letter.id),
        eq(letterExports.enclosuresKey, sending.key),
        eq(deliveries.method, sending.method),
        eq(deliveries.recipient, sending.recipient),
        isNull(deliveries.provesDeliveryId),
        // While one is under way or uncertain even "again" must not double it.
        inArray(
          deliveries.state,
          sending.again ? ["queued", "sending"] : ["queued", "sending", "sent", "check_needed"],
        ),
      ),
    )
    .limit(1);
  return same ? loadDelivery(tx, ctx, same.id) : null;
}

/**
 * The gate, asked before a PDF is made: what a person passed, and what is enclosed. What was ordered already is answered as it is. A
 * letter that changes after this has another version, which the approval refuses.
 */
async function judge(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  recipient: string,
  input: Omit<z.input<typeof sendInput>, "appealId">,
) {
  const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
  const letter = await latestVersion(tx, ctx, appealId);
  if (!letter) throw new AppError("BAD_REQUEST", APPEAL_MESSAGES.noLetter);
  const enclosures = input.enclosures ?? (await enclosuresMeant(tx, ctx, letter));
  const key = enclosuresKey(await enclosedFiles(tx, ctx, appealId, enclosures));
  if ((input.version ?? letter.version) === letter.version) {
    const delivery = await sameSending(tx, ctx, letter, { ...input, recipient, key });
    if (delivery) return { delivery };
  }
  const problems = await readGate(tx, ctx, appeal, letter, {
    enclosures,
    recipient: { method: input.method, to: recipient },
  });
  const passed = await passGate(tx, ctx, problems, input.overrides ?? []);
  return { delivery: null, versionId: letter.id, passed, enclosures, key };
}

const SETTLE_CHECK_MS = 100;

/** The delivery once it has ended or `patience` milliseconds have passed, whatever its state then is. */
export async function awaitDelivery(ctx: Ctx, deliveryId: string, patience: number): Promise<DeliveryDto> {
  const until = Date.now() + patience;
  for (;;) {
    const delivery = await inContext(ctx, (tx) => loadDelivery(tx, ctx, deliveryId));
    if (!["queued", "sending"].includes(delivery.state) || Date.now() >= until) return delivery;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_CHECK_MS));
  }
}

export async function loadDelivery(tx: Tx, ctx: Ctx, deliveryId: string): Promise<DeliveryDto> {
  const [row] = await tx
    .select(deliveryColumns)
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .innerJoin(letterVersions, eq(letterVersions.id, letterExports.versionId))
    .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)));
  if (!row) throw new AppError("NOT_FOUND", "Delivery not found.");
  return deliveryDto(row);
}
