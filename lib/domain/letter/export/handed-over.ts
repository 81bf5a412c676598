import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { EventData } from "@/lib/events";
import { ensureExport } from "./export";
import { openFaxTo } from "./hand-over";

/**
 * Builds and keeps the packet that a request could not wait for; the next one finds it. One that can't be built ends the
 * work: trying again changes nothing, and whoever asks again is told the reason.
 */
export async function buildHandedOver(
  ctx: Ctx,
  { appealId, packetId, enclosures, approved, faxTo }: EventData<"letter/packet.requested">,
): Promise<void> {
  try {
    await ensureExport(ctx, appealId, {
      enclosures,
      faxTo: openFaxTo(ctx, { packetId, faxTo }),
      ...(approved && { approved }),
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "UNPROCESSABLE") throw error;
    log.info({ packet: packetId, reason: error.extra?.reason }, "a packet can't be built");
  }
}
