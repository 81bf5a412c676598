import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "@/tests/support/s3-server";
import { LocalStaging, PartRefused } from "./local-staging";
import { partsOf } from "./parts";
import { S3Storage } from "./s3-storage";
import { newStorageKey, type Staging, StorageMissing, StorageTooLarge } from "./storage";

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let local: LocalStaging;
const stagings: Record<string, Staging> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "staging-"));
  s3 = await startS3Server();
  local = new LocalStaging(join(folder, "quarantine"), "a secret");
  stagings.local = local;
  stagings.s3 = new S3Storage({ ...s3, prefix: "clinic", forcePathStyle: true }).staging;
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const ticketOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://app.example");
  const [key = "", number] = pathname.split("/").slice(-3);
  return {
    key,
    number: Number(number),
    bytes: Number(searchParams.get("bytes")),
    expires: Number(searchParams.get("expires")),
    signature: searchParams.get("signature") ?? "",
  };
};

/** What a browser does with an address: no credential but the address itself. */
async function send(url: string, bytes: Uint8Array): Promise<string> {
  if (url.startsWith("/")) return local.receive(ticketOf(url), Readable.from([Buffer.from(bytes)]));
  const answer = await fetch(url, { method: "PUT", body: Buffer.from(bytes) });
  expect(answer.status).toBe(200);
  return answer.headers.get("etag") ?? "";
}

describe.each(["local", "s3"])("%s staging", (name) => {
  const staging = () => stagings[name] as Staging;

  async function sent(bytes: Buffer) {
    const key = newStorageKey();
    const upload = await staging().begin(key);
    const addresses = await staging().addresses(key, upload, bytes.length);
    const parts: { number: number; etag: string }[] = [];
    let from = 0;
    for (const address of addresses) {
      const etag = await send(address.url, bytes.subarray(from, from + address.bytes));
      parts.push({ number: address.number, etag });
      from += address.bytes;
    }
    return { key, upload, parts };
  }

  it.each([0, 1, 17_000_003])(
    "puts %i bytes together as they were sent, also when asked twice",
    async (length) => {
      const bytes = randomBytes(length);
      const { key, upload, parts } = await sent(bytes);
      expect(await staging().finish(key, upload, parts)).toEqual({ size: length });
      expect(await staging().finish(key, upload, parts)).toEqual({ size: length });
      const path = join(folder, `${name}-${length}`);
      expect(await staging().toFile(key, path)).toEqual({ size: length });
      expect((await readFile(path)).equals(bytes)).toBe(true);
    },
  );

  it("forgets a finished file, and one of which nothing is left", async () => {
    const { key, upload, parts } = await sent(randomBytes(10));
    await staging().finish(key, upload, parts);
    await staging().discard(key, upload);
    await staging().discard(key, upload);
    await expect(staging().toFile(key, join(folder, `${name}-gone`))).rejects.toBeInstanceOf(StorageMissing);
  });

  it("doesn't put together what is not there", async () => {
    const { key, upload, parts } = await sent(randomBytes(10));
    const other = parts.map((part) => ({ ...part, etag: '"0123456789abcdef0123456789abcdef"' }));
    // The stand-in for S3 doesn't look at tags.
    if (name === "local") {
      await expect(staging().finish(key, upload, other)).rejects.toBeInstanceOf(StorageMissing);
    }
    await expect(staging().toFile(newStorageKey(), join(folder, "none"))).rejects.toBeInstanceOf(
      StorageMissing,
    );
  });
});

describe("local addresses", () => {
  it("take no other part, no other length, and nothing after a while", async () => {
    const key = newStorageKey();
    const upload = await local.begin(key);
    const [address] = await local.addresses(key, upload, 10);
    const ticket = ticketOf(address?.url ?? "");
    const bytes = () => Readable.from([Buffer.alloc(10)]);
    await expect(local.receive({ ...ticket, number: 2 }, bytes())).rejects.toBeInstanceOf(PartRefused);
    await expect(local.receive({ ...ticket, bytes: 11 }, bytes())).rejects.toBeInstanceOf(PartRefused);
    await expect(local.receive({ ...ticket, expires: ticket.expires + 1 }, bytes())).rejects.toBeInstanceOf(
      PartRefused,
    );
    await expect(local.receive({ ...ticket, key: newStorageKey() }, bytes())).rejects.toBeInstanceOf(
      PartRefused,
    );
    await expect(local.receive(ticket, Readable.from([Buffer.alloc(11)]))).rejects.toBeInstanceOf(
      StorageTooLarge,
    );
    await expect(local.receive(ticket, Readable.from([Buffer.alloc(9)]))).rejects.toBeInstanceOf(PartRefused);
    expect(await readdir(join(folder, "quarantine", key))).toEqual([]);
    await local.discard(key);
    await expect(local.receive(ticket, bytes())).rejects.toBeInstanceOf(PartRefused);
  });
});

it("parts of at most the given length, the last as long as what is left", () => {
  expect(partsOf(10, 4).map(({ bytes }) => bytes)).toEqual([4, 4, 2]);
  expect(partsOf(8, 4)).toHaveLength(2);
  expect(partsOf(0, 4)).toEqual([{ number: 1, bytes: 0 }]);
});
