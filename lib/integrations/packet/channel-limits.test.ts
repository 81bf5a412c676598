import { describe, expect, it } from "vitest";
import { CHANNEL_LIMITS, channelProblem, mailSize, unencodedSize } from "./channel-limits";

const MEGABYTE = 1024 * 1024;

describe("channelProblem", () => {
  it("counts an email's attachments as they are encoded", () => {
    const encoded = Buffer.alloc(3_000_000).toString("base64").replace(/.{76}/g, "$&\r\n");
    expect(Math.abs(mailSize(3_000_000) - encoded.length)).toBeLessThan(80);
    expect(channelProblem("email", { bytes: 18 * MEGABYTE, pages: 1 })).toBeNull();
    expect(channelProblem("email", { bytes: 20 * MEGABYTE, pages: 1 })).toBe(
      "This packet is 28 MB as an attachment; an email takes 25 MB. Leave out a document, or send it by fax or mail.",
    );
    expect(channelProblem("email", { bytes: 18 * MEGABYTE, pages: 1, besides: MEGABYTE })).not.toBeNull();
  });

  it("tells how large a file may be before it is encoded", () => {
    for (const limit of [1000, MEGABYTE, 25 * MEGABYTE, 25 * MEGABYTE + 1]) {
      expect(mailSize(unencodedSize(limit))).toBeLessThanOrEqual(limit);
      expect(mailSize(unencodedSize(limit) + 12)).toBeGreaterThan(limit);
    }
  });

  it("knows what a fax takes, in pages and in bytes", () => {
    expect(channelProblem("fax", { bytes: 50 * MEGABYTE, pages: 350 })).toBeNull();
    expect(channelProblem("fax", { bytes: 1, pages: 351 })).toContain("351 pages; a fax takes 350");
    expect(channelProblem("fax", { bytes: 50 * MEGABYTE + 1, pages: 1 })).toContain(
      "51 MB; a fax takes 50 MB",
    );
  });

  it("takes what the settings say instead", () => {
    const limit = { bytes: 10 * MEGABYTE, pages: 20 };
    expect(channelProblem("email", { bytes: 8 * MEGABYTE, pages: 1 }, limit)).toContain(
      "an email takes 10 MB",
    );
    expect(channelProblem("fax", { bytes: 1, pages: 21 }, limit)).toContain("a fax takes 20");
  });

  it.each(Object.keys(CHANNEL_LIMITS) as (keyof typeof CHANNEL_LIMITS)[])(
    "takes a small packet by %s",
    (channel) => {
      expect(channelProblem(channel, { bytes: 100_000, pages: 12 })).toBeNull();
      expect(channelProblem(channel, { bytes: 100_000, pages: 501 })).toContain("501 pages");
    },
  );
});
