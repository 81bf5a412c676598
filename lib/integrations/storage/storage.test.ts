import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "@/tests/support/s3-server";
import { startStandIn } from "@/tests/support/stand-in-server";
import { LocalStorage } from "./local-storage";
import { openStorage } from "./open-storage";
import { S3Storage } from "./s3-storage";
import {
  newStorageKey,
  type Storage,
  StorageMismatch,
  StorageMissing,
  StorageTooLarge,
  StorageUnavailable,
} from "./storage";

const pdf = { contentType: "application/pdf" };
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const inChunks = (bytes: Buffer, size: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
    { objectMode: false },
  );

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const stores: Record<string, Storage> = {};
const filesUnder = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-"));
  s3 = await startS3Server();
  stores.local = new LocalStorage(join(folder, "files"), "a secret");
  stores.s3 = openStorage({
    DATA_DIR: folder,
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    S3_FORCE_PATH_STYLE: true,
    S3_PREFIX: "clinic/documents/",
    APP_SECRET: "not used for a bucket",
  });
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(["local", "s3"])("%s storage", (name) => {
  const storage = () => {
    const store = stores[name];
    if (!store) throw new Error(name);
    return store;
  };

  it.each([0, 1, 70_000])("gives back %i bytes as they were", async (length) => {
    const bytes = randomBytes(length);
    const key = newStorageKey();
    expect(await storage().put(key, bytes, pdf)).toEqual({ size: length, sha256: sha256(bytes) });
    expect(Buffer.from(await storage().getBytes(key, 100_000)).equals(bytes)).toBe(true);
    expect(await storage().exists(key)).toBe(true);
  });

  it("takes a stream of unknown length over several parts", async () => {
    const bytes = randomBytes(11 * 1024 * 1024 + 17);
    const key = newStorageKey();
    const stored = await storage().put(key, inChunks(bytes, 60_000), { ...pdf, sha256: sha256(bytes) });
    expect(stored).toEqual({ size: bytes.length, sha256: sha256(bytes) });
    const { stream, size } = await storage().get(key);
    expect(size).toBe(bytes.length);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  });

  it("writes a file for a reader in another process", async () => {
    const key = newStorageKey();
    const path = join(folder, `copy-${name}`);
    await storage().put(key, Buffer.from("letter"), pdf);
    expect(await storage().toFile(key, path)).toEqual({ size: 6 });
    expect(await readFile(path, "utf8")).toBe("letter");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await expect(storage().toFile(key, path)).rejects.toThrow("EEXIST");
    expect(await readFile(path, "utf8")).toBe("letter");
  });

  it("replaces a file whole", async () => {
    const key = newStorageKey();
    await storage().put(key, Buffer.from("first version"), pdf);
    await storage().put(key, Buffer.from("second"), pdf);
    expect(Buffer.from(await storage().getBytes(key, 100)).toString()).toBe("second");
  });

  it("says that a file is missing", async () => {
    const key = newStorageKey();
    await expect(storage().get(key)).rejects.toBeInstanceOf(StorageMissing);
    await expect(storage().getBytes(key, 10)).rejects.toBeInstanceOf(StorageMissing);
    await expect(storage().toFile(key, join(folder, "none"))).rejects.toBeInstanceOf(StorageMissing);
    expect(await storage().exists(key)).toBe(false);
  });

  it("deletes, also twice", async () => {
    const key = newStorageKey();
    await storage().put(key, Buffer.from("x"), pdf);
    await storage().delete(key);
    await storage().delete(key);
    expect(await storage().exists(key)).toBe(false);
  });

  it("refuses more bytes than the caller takes", async () => {
    const key = newStorageKey();
    await storage().put(key, Buffer.alloc(1000), pdf);
    await expect(storage().getBytes(key, 999)).rejects.toBeInstanceOf(StorageTooLarge);
  });

  it.each(["bytes", "stream"])("stores nothing when %s have another hash than announced", async (kind) => {
    const key = newStorageKey();
    const bytes = randomBytes(6 * 1024 * 1024);
    const source = kind === "bytes" ? bytes : inChunks(bytes, 64_000);
    const put = storage().put(key, source, { ...pdf, sha256: sha256(Buffer.from("other")) });
    await expect(put).rejects.toBeInstanceOf(StorageMismatch);
    expect(await storage().exists(key)).toBe(false);
  });

  it("passes on the source's own failure and stores nothing", async () => {
    const key = newStorageKey();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(7 * 1024 * 1024);
        throw new RangeError("client went away");
      })(),
      { objectMode: false },
    );
    await expect(storage().put(key, broken, pdf)).rejects.toThrow(new RangeError("client went away"));
    expect(await storage().exists(key)).toBe(false);
  });

  it("stores nothing of a source that closes before its end", async () => {
    const key = newStorageKey();
    const source = new Readable({ read() {} });
    source.push(Buffer.alloc(1000));
    setImmediate(() => source.destroy());
    await expect(storage().put(key, source, pdf)).rejects.toThrow("The upload was interrupted.");
    const gone = new Readable({ read() {} });
    gone.destroy();
    await expect(storage().put(key, gone, pdf)).rejects.toThrow("The upload was interrupted.");
    expect(await storage().exists(key)).toBe(false);
  });

  // Names that would harm nothing: this test is also run with the check removed, to see it fail.
  it.each([
    "",
    "..",
    "../outside-the-store",
    "../../outside-the-store",
    "a/b",
    "A".repeat(40),
    `${"a".repeat(40)}\n`,
    "a\0b",
  ])("refuses the key %j", async (key) => {
    for (const call of [
      () => storage().put(key, Buffer.from("x"), pdf),
      () => storage().get(key),
      () => storage().getBytes(key, 1),
      () => storage().toFile(key, join(folder, "never")),
      () => storage().exists(key),
      () => storage().delete(key),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(TypeError);
    }
  });
});

describe("local storage", () => {
  it("keeps nothing unfinished, and all of it for its user only", async () => {
    const entries = await filesUnder(join(folder, "files"));
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) {
      expect(entry.parentPath).not.toContain("unfinished");
      expect((await stat(join(entry.parentPath, entry.name))).mode & 0o777).toBe(0o600);
    }
  });

  it("removes what a killed process left behind a day ago, and nothing newer", async () => {
    const root = join(folder, "swept");
    const storage = new LocalStorage(root, "a secret");
    await storage.put(newStorageKey(), Buffer.from("x"), pdf);
    const old = join(root, "unfinished", "old");
    await writeFile(old, "half");
    await writeFile(join(root, "unfinished", "new"), "half");
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    await new LocalStorage(root, "a secret").put(newStorageKey(), Buffer.from("x"), pdf);
    expect(await readdir(join(root, "unfinished"))).toEqual(["new"]);
  });

  it("says that it is unavailable where its folder cannot be made", async () => {
    await writeFile(join(folder, "a-file"), "");
    const storage = new LocalStorage(join(folder, "a-file", "files"), "a secret");
    await expect(storage.put(newStorageKey(), Buffer.from("x"), pdf)).rejects.toBeInstanceOf(
      StorageUnavailable,
    );
  });
});

describe("s3 storage", () => {
  const config = { bucket: "files", region: "us-east-1", forcePathStyle: true, prefix: "", attempts: 2 };
  const credentials = { accessKeyId: "x", secretAccessKey: "y" };

  it("keeps its files under the prefix", async () => {
    const key = newStorageKey();
    await stores.s3?.put(key, Buffer.from("x"), pdf);
    const found = (await filesUnder(s3.directory)).map((entry) => join(entry.parentPath, entry.name));
    expect(found.some((path) => path.includes(`/clinic/documents/${key}`))).toBe(true);
  });

  it("asks for encryption at rest and names the content type", async () => {
    const server = await startStandIn(() => ({ status: 200, body: undefined, headers: { etag: '"x"' } }));
    const storage = new S3Storage({
      ...config,
      endpoint: server.url,
      credentials,
      serverSideEncryption: "AES256",
    });
    await storage.put(newStorageKey(), Buffer.from("x"), pdf);
    expect(server.requests[0]?.headers).toMatchObject({
      "x-amz-server-side-encryption": "AES256",
      "content-type": "application/pdf",
      "content-length": "1",
    });
    await server.close();
  });

  it("tries again after a 500 and a reset, then says that it is unavailable", async () => {
    const server = await startStandIn(() => ({ status: 200, body: undefined, headers: { etag: '"x"' } }));
    const storage = new S3Storage({ ...config, endpoint: server.url, credentials });
    server.faults.push({ kind: "status", status: 500 });
    await storage.put(newStorageKey(), Buffer.from("x"), pdf);
    expect(server.requests).toHaveLength(2);
    server.script.always = { kind: "reset" };
    await expect(storage.get(newStorageKey())).rejects.toBeInstanceOf(StorageUnavailable);
    expect(server.requests).toHaveLength(4);
    await server.close();
  });

  it("gives up on a store that never answers, and on wrong keys", async () => {
    const server = await startStandIn(() => ({ status: 403, body: undefined }));
    const storage = new S3Storage({ ...config, endpoint: server.url, credentials, timeoutMs: 100 });
    await expect(storage.exists(newStorageKey())).rejects.toBeInstanceOf(StorageUnavailable);
    server.script.always = { kind: "hang" };
    await expect(storage.get(newStorageKey())).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(storage.put(newStorageKey(), Buffer.from("x"), pdf)).rejects.toBeInstanceOf(
      StorageUnavailable,
    );
    await server.close();
  });

  it("fails a download that ends too early", async () => {
    const server = await startStandIn(() => ({
      status: 200,
      body: "short",
      headers: { "content-length": "5000", etag: '"x"' },
    }));
    const storage = new S3Storage({ ...config, endpoint: server.url, credentials, timeoutMs: 200 });
    const path = join(folder, "half");
    await expect(storage.toFile(newStorageKey(), path)).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(stat(path)).rejects.toThrow("ENOENT");
    await expect(storage.getBytes(newStorageKey(), 9000)).rejects.toBeInstanceOf(StorageUnavailable);
    await server.close();
  });
});
