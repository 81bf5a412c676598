import { and, desc, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { deliveries, letterExports, letterVersions } from "@/db/schema/letters";
import type { SendMethod } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import { parseRecipient } from "@/lib/domain/appeal/recipient";
import type { DeliveryDto } from "@/lib/domain/appeal/schema";
import { passGate } from "@/lib/domain/delivery/pass-gate";
import {
  awaitDelivery,
  loadDelivery,
  orderSending,
  PATIENCE_MS,
  requireChannel,
} from "@/lib/domain/delivery/request";
import { sendAnswer } from "@/lib/domain/delivery/schema";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { mayOverride } from "@/lib/domain/letter/gate/get-gate";
import { readGate } from "@/lib/domain/letter/gate/read-gate";
import type { GateCode, GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { channelProblem } from "@/lib/integrations/packet/channel-limits";
import { channelLimit } from "@/lib/integrations/services";
import { ensureProof } from "./ensure-proof";
import { rebuttalFacts } from "./rebuttal";
import { rebuttalGateAnswer, rebuttalGateInput, sendRebuttalInput } from "./schema";

/**
 * What a proof is still held to. The letter in it was approved and went out as it is: its words, its papers and its day
 * are what has to be proved.
 */
const STILL_ASKED: readonly GateCode[] = [
  "foreign_notice",
  "patient_mismatch",
  "other_patient",
  "unknown_recipient",
];

type Named = { appealId: string; deliveryId: string; method: SendMethod };

export const getRebuttalGate = operation(
  {
    name: "getRebuttalGate",
    access: "user",
    input: rebuttalGateInput,
    answer: rebuttalGateAnswer,
    summary: "List what stands between the proof of a delivery and its sending",
    refuses: ["CONFLICT"],
  },
  async (ctx, { to, ...input }, tx) => {
    const { appeal, problems } = await judged(tx, ctx, input, parseRecipient(input.method, to));
    await audit(tx, ctx, {
      action: "read",
      entity: "delivery",
      entityId: input.deliveryId,
      patientId: appeal.patientId,
      detail: { gate: problems.length },
    });
    return { ready: problems.length === 0, problems, may_override: mayOverride(ctx) };
  },
);

/** Once to one recipient unless `again`; recorded on the case as a delivery of its own (docs/product.md, M7). */
export const sendRebuttal = operation(
  {
    name: "sendRebuttal",
    access: "user",
    verified: true,
    input: sendRebuttalInput,
    answer: sendAnswer,
    summary: "Send the proof of a delivery by email or fax",
    description:
      "The packet that GET answers, as a delivery of its own that names the sending it proves. The day on which the appeal was sent stays. The same proof to the same recipient is sent once unless `again`.",
    refuses: ["CONFLICT", "UNPROCESSABLE", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, input) => {
    const ordered = await order(ctx, input);
    const delivery = await awaitDelivery(ctx, ordered.id, PATIENCE_MS);
    return {
      status: delivery.state,
      delivery,
      message:
        delivery.state === "sent"
          ? `Proof sent by ${delivery.method}.`
          : (delivery.error ?? `Sending by ${delivery.method}…`),
    };
  },
);

async function order(ctx: Ctx, input: ReturnType<typeof sendRebuttalInput.parse>): Promise<DeliveryDto> {
  const { method, appealId, deliveryId } = input;
  const recipient = parseRecipient(method, input.to);
  const provider = requireChannel(method);
  const asked = await inContext(ctx, async (tx) => {
    const same = await sameProof(tx, ctx, input, recipient);
    if (same) return { same };
    const { problems } = await judged(tx, ctx, input, recipient);
    const passed = await passGate(tx, ctx, problems, input.overrides);
    return { same: null, passed };
  });
  if (asked.same) return asked.same;
  const faxTo = method === "fax" ? recipient : undefined;
  const { row: packet, patientId } = await ensureProof(ctx, { appealId, deliveryId, faxTo });
  const size = { bytes: packet.sizeBytes, pages: packet.pages };
  const tooLarge = channelProblem(method, size, channelLimit(method));
  if (tooLarge) throw new AppError("UNPROCESSABLE", tooLarge);
  return inContext(ctx, async (tx) => {
    // Two clicks at once meet here.
    await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)))
      .for("update");
    const same = await sameProof(tx, ctx, input, recipient);
    if (same) return same;
    const [row] = await tx
      .insert(deliveries)
      .values({
        practiceId: ctx.practiceId,
        appealId,
        exportId: packet.id,
        method,
        recipient,
        provider,
        approvedBy: ctx.actor.userId,
        overrides: asked.passed,
        provesDeliveryId: deliveryId,
      })
      .returning({ id: deliveries.id });
    if (!row) throw new Error("insert returned no row");
    await orderSending(
      tx,
      ctx,
      { deliveryId: row.id, patientId },
      { method, proves: deliveryId, passed: asked.passed.length, sha256: packet.sha256 },
    );
    return loadDelivery(tx, ctx, row.id);
  });
}

/** The gate of the version that went out, without what a person passed when it did. */
async function judged(tx: Tx, ctx: Ctx, { appealId, deliveryId, method }: Named, recipient: string) {
  const { appeal, proof } = await rebuttalFacts(tx, ctx, appealId, deliveryId);
  const [sent] = await tx
    .select({ version: letterVersions, enclosures: letterExports.enclosures })
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .innerJoin(letterVersions, eq(letterVersions.id, letterExports.versionId))
    .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)));
  if (!sent) throw new Error("a delivery without its letter");
  const found = await readGate(tx, ctx, appeal, sent.version, {
    enclosures: sent.enclosures.map(({ documentId }) => documentId),
    recipient: { method, to: recipient },
    sentAt: new Date(proof.delivery.created_at),
  });
  const passedThen = ({ code, message }: GateProblemDto) =>
    code !== "unknown_recipient" &&
    proof.delivery.overrides.some((one) => one.code === code && one.message === message);
  const problems = found.filter((one) => STILL_ASKED.includes(one.code) && !passedThen(one));
  return { appeal, problems };
}

async function sameProof(
  tx: Tx,
  ctx: Ctx,
  { deliveryId, method, again }: Named & { again: boolean },
  recipient: string,
): Promise<DeliveryDto | null> {
  const [same] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.practiceId, ctx.practiceId),
        eq(deliveries.provesDeliveryId, deliveryId),
        eq(deliveries.method, method),
        eq(deliveries.recipient, recipient),
        // While one is under way even "again" must not double it.
        inArray(
          deliveries.state,
          again ? ["queued", "sending"] : ["queued", "sending", "sent", "check_needed"],
        ),
      ),
    )
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
  return same ? loadDelivery(tx, ctx, same.id) : null;
}
