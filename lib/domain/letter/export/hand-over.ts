import { createHash } from "node:crypto";
import type { Tx } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type EventData, emitAgain } from "@/lib/events";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import { PacketLate } from "./render";

/** What is asked for, as a workflow is told of it. */
export type PacketAsk = Pick<EventData<"letter/packet.requested">, "enclosures" | "approved"> & {
  faxTo: string | null;
};

/** The id of the run that builds one packet: the same for whoever asks for the same PDF. `of`: what makes it another one. */
export function packetIdOf(ctx: Ctx, of: readonly unknown[]): string {
  const hex = createHash("sha256")
    .update(JSON.stringify([ctx.practiceId, of]))
    .digest("hex");
  // A UUID of version 8: of one's own making.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** Whether a packet could not be had only because a request waits no longer. */
export const isLate = (error: unknown): boolean =>
  error instanceof PacketLate || (error instanceof AppError && error.extra?.reason === "timeout");

/** What a request is told whose packet a workflow builds. */
export const beingMade = (cause?: unknown) =>
  new AppError(
    "UNAVAILABLE",
    "This packet takes longer than a request may wait. It is being made now: try again in a minute.",
    { retryAfter: 30, cause },
  );

const placeOf = (ctx: Ctx, packetId: string) => ({
  practiceId: ctx.practiceId,
  recordId: packetId,
  field: "packet.faxTo",
});

/** Has a workflow build the packet, unless one does already. */
export async function handOver(
  tx: Tx,
  ctx: Ctx,
  { appealId, packetId, ask }: { appealId: string; packetId: string; ask: PacketAsk },
): Promise<void> {
  const faxTo = ask.faxTo && fieldCipher().seal(ask.faxTo, placeOf(ctx, packetId));
  const who = { practiceId: ctx.practiceId, userId: ctx.actor.userId };
  await emitAgain(tx, "letter/packet.requested", { ...who, ...ask, appealId, packetId, faxTo }, packetId);
}

/** Whom the handed-over fax is for. */
export const openFaxTo = (ctx: Ctx, { packetId, faxTo }: { packetId: string; faxTo: string | null }) =>
  faxTo === null ? undefined : fieldCipher().open(faxTo, placeOf(ctx, packetId));
