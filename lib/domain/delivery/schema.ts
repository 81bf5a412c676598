/** Which ways of sending this installation has. `outbox`: kept on this machine instead of being sent. */
export type ChannelState = "ready" | "outbox" | "none";
/** The largest PDF that a way takes; `bytes` before a mail's encoding. */
export type PdfLimit = { bytes: number; pages: number };
export type DeliveryChannels = {
  email: ChannelState;
  fax: ChannelState;
  limits: { email: PdfLimit; fax: PdfLimit };
};

/** A mail or fax that local mode kept (product.md, REST). */
export type OutboxItemDto = {
  id: string;
  channel: "email" | "fax";
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; content_type: string; size: number; url: string }[];
  created_at: string;
};
