import { unencodedSize } from "@/lib/integrations/packet/channel-limits";
import { channelLimit, channelProvider } from "@/lib/integrations/services";
import type { ChannelState, DeliveryChannels } from "./schema";

/** What this installation can send by, for the screen; the sending itself checks again. */
export function deliveryChannels(): DeliveryChannels {
  const state = (provider: string): ChannelState =>
    provider === "none" ? "none" : provider === "outbox" ? "outbox" : "ready";
  const email = channelLimit("email");
  return {
    email: state(channelProvider("email")),
    fax: state(channelProvider("fax")),
    limits: { email: { ...email, bytes: unencodedSize(email.bytes) }, fax: channelLimit("fax") },
  };
}
