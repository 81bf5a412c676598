import type { Ctx } from "@/lib/domain/kernel/context";
import type { EventData } from "@/lib/events";
import { ensureExport } from "./export";
import { buildOrEnd, openFaxTo } from "./hand-over";

/** Builds and keeps the packet that a request could not wait for; the next one finds it. */
export const buildHandedOver = (
  ctx: Ctx,
  { appealId, packetId, enclosures, approved, faxTo }: EventData<"letter/packet.requested">,
): Promise<void> =>
  buildOrEnd(packetId, () =>
    ensureExport(ctx, appealId, {
      enclosures,
      faxTo: openFaxTo(ctx, { packetId, faxTo }),
      ...(approved && { approved }),
    }),
  );
