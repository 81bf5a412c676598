import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { startClamdServer, TEST_VIRUS } from "@/tests/support/clamd-server";
import { ScanUnavailable, scanWithClamd } from "./clamd";

let server: Awaited<ReturnType<typeof startClamdServer>>;
afterEach(() => server.close());

describe("scanWithClamd", () => {
  it("finds nothing in a clean file, and has shown all of it", async () => {
    server = await startClamdServer();
    const bytes = randomBytes(300_001);
    expect(await scanWithClamd(bytes, server)).toEqual({ state: "clean" });
    expect(server.scanned[0]?.equals(bytes)).toBe(true);
  });

  it("names what it found, in a stream as well", async () => {
    server = await startClamdServer();
    const stream = Readable.from([randomBytes(100_000), Buffer.from(TEST_VIRUS)], { objectMode: false });
    expect(await scanWithClamd(stream, server)).toEqual({
      state: "infected",
      signature: "Win.Test.EICAR_HDB-1",
    });
  });

  it("takes an empty file", async () => {
    server = await startClamdServer();
    expect(await scanWithClamd(new Uint8Array(), server)).toEqual({ state: "clean" });
  });

  it("never calls a file clean that was too large to scan", async () => {
    server = await startClamdServer({ maxBytes: 200_000 });
    await expect(scanWithClamd(randomBytes(8_000_000), server)).rejects.toBeInstanceOf(ScanUnavailable);
  });

  it.each(["hang", "close", "error"] as const)(
    "is unavailable when the scanner does this: %s",
    async (mode) => {
      server = await startClamdServer({ mode });
      const scan = scanWithClamd(randomBytes(5_000_000), { ...server, timeoutMs: 300 });
      await expect(scan).rejects.toBeInstanceOf(ScanUnavailable);
    },
  );

  it("is unavailable when nobody listens", async () => {
    server = await startClamdServer();
    await server.close();
    await expect(scanWithClamd(new Uint8Array(1), server)).rejects.toBeInstanceOf(ScanUnavailable);
    server = await startClamdServer();
  });

  it("is unavailable when the file cannot be read to its end", async () => {
    server = await startClamdServer();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error("disk");
      })(),
      { objectMode: false },
    );
    await expect(scanWithClamd(broken, server)).rejects.toBeInstanceOf(ScanUnavailable);
  });
});
