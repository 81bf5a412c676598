export type PacketChannel = "pdf" | "email" | "fax";

const MEGABYTE = 1024 * 1024;

export type ChannelLimit = { bytes: number; pages: number };

/** Bytes as they are sent. Telnyx takes faxes of 50 MB and 350 pages; mail servers commonly stop at 25 MB. */
export const CHANNEL_LIMITS: Record<PacketChannel, ChannelLimit> = {
  pdf: { bytes: 50 * MEGABYTE, pages: 500 },
  email: { bytes: 25 * MEGABYTE, pages: 500 },
  fax: { bytes: 50 * MEGABYTE, pages: 350 },
};

/** The size of attached bytes in a mail: base64 in lines of 76 characters and a line break. */
export const mailSize = (bytes: number) => Math.ceil((Math.ceil(bytes / 3) * 4 * 78) / 76);

/** The largest file that `mailSize` holds within these bytes. */
export const unencodedSize = (bytes: number) => Math.floor((bytes * 76 * 3) / (78 * 4)) - 3;

/**
 * The sentence that says why a channel does not take a packet, or null. `besides` are the bytes of other files that are
 * attached to the same email; `limit` is what this installation's service takes.
 */
export function channelProblem(
  channel: PacketChannel,
  { bytes, pages, besides = 0 }: { bytes: number; pages: number; besides?: number },
  limit: ChannelLimit = CHANNEL_LIMITS[channel],
): string | null {
  if (pages > limit.pages) {
    if (channel === "fax")
      return `This packet has ${pages} pages; a fax takes ${limit.pages}. Leave out a document, or send it by mail.`;
    return `This packet has ${pages} pages; it may have ${limit.pages}. Leave out a document, or make two packets.`;
  }
  const size = channel === "email" ? mailSize(bytes) + mailSize(besides) : bytes;
  if (size <= limit.bytes) return null;
  const most = limit.bytes / MEGABYTE;
  const shown = Math.ceil(size / MEGABYTE);
  if (channel === "email")
    return `This packet is ${shown} MB as an attachment; an email takes ${most} MB. Leave out a document, or send it by fax or mail.`;
  if (channel === "fax")
    return `This packet is ${shown} MB; a fax takes ${most} MB. Leave out a document, or send it by mail.`;
  return `This packet is ${shown} MB; it may have ${most} MB. Leave out a document, or make two packets.`;
}
