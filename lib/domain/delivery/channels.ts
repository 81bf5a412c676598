import { channelProvider } from "@/lib/integrations/services";
import type { ChannelState, DeliveryChannels } from "./schema";

/** What this installation can send by, for the screen; the sending itself checks again. */
export function deliveryChannels(): DeliveryChannels {
  const state = (provider: string): ChannelState =>
    provider === "none" ? "none" : provider === "outbox" ? "outbox" : "ready";
  return { email: state(channelProvider("email")), fax: state(channelProvider("fax")) };
}
