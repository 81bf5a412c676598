import { createHash } from "node:crypto";
import type { Tx } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { type EventData, emitAgain, isUnderWay } from "@/lib/events";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import { endOfRequest } from "@/lib/integrations/services";
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
    { retryAfter: 30, cause, extra: { being_made: true } },
  );

/** What a workflow that builds this packet is waited for where nobody says until when. */
const MAKING_MS = 20_000;
const LOOK_MS = 500;

/** The packet that a workflow builds, by `look`; null when it ended without one. Throws UNAVAILABLE when the time is over. */
export async function awaitMade<M>(
  ctx: Ctx,
  packetId: string,
  look: (tx: Tx) => Promise<M | null>,
  end = Math.min(endOfRequest(), Date.now() + MAKING_MS),
): Promise<M | null> {
  for (;;) {
    const { made, isMaking } = await inContext(ctx, async (tx) => ({
      // Asked first: it may end between the two.
      isMaking: await isUnderWay(tx, packetId),
      made: await look(tx),
    }));
    if (made || !isMaking) return made;
    if (Date.now() >= end) throw beingMade();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** What ends the work for good: trying again changes nothing, and whoever asks again is told the reason. */
const ENDS = ["UNPROCESSABLE", "CONFLICT", "NOT_FOUND"];

/** Runs what builds a handed-over packet; one that can't be built ends the work. */
export async function buildOrEnd(packetId: string, build: () => Promise<unknown>): Promise<void> {
  try {
    await build();
  } catch (error) {
    if (!(error instanceof AppError) || !ENDS.includes(error.code)) throw error;
    log.info({ packet: packetId, reason: error.extra?.reason ?? error.code }, "a packet can't be built");
  }
}

const placeOf = (ctx: Ctx, packetId: string) => ({
  practiceId: ctx.practiceId,
  recordId: packetId,
  field: "packet.faxTo",
});

/** Whom a fax is for, as an engine may keep it. */
export const sealedFaxTo = (ctx: Ctx, packetId: string, faxTo: string | null) =>
  faxTo && fieldCipher().seal(faxTo, placeOf(ctx, packetId));

/** Has a workflow build the packet, unless one does already. */
export async function handOver(
  tx: Tx,
  ctx: Ctx,
  { appealId, packetId, ask }: { appealId: string; packetId: string; ask: PacketAsk },
): Promise<void> {
  const faxTo = sealedFaxTo(ctx, packetId, ask.faxTo);
  const who = { practiceId: ctx.practiceId, userId: ctx.actor.userId };
  await emitAgain(tx, "letter/packet.requested", { ...who, ...ask, appealId, packetId, faxTo }, packetId);
}

/** Whom the handed-over fax is for. */
export const openFaxTo = (ctx: Ctx, { packetId, faxTo }: { packetId: string; faxTo: string | null }) =>
  faxTo === null ? undefined : fieldCipher().open(faxTo, placeOf(ctx, packetId));
