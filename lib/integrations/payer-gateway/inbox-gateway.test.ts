import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "@/tests/support/s3-server";
import { InboxGateway } from "./inbox-gateway";
import { RemittanceGone } from "./payer-gateway";
import { S3InboxGateway } from "./s3-inbox-gateway";

describe("a folder", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "inbox-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("lists whole files only, and gives a changed file another id", async () => {
    const secret = join(folder, "..", `secret-${Date.now()}`);
    await writeFile(secret, "not the inbox's");
    await symlink(secret, join(folder, "link.835"));
    await writeFile(join(folder, "a.835"), "ISA one");
    for (const name of [".hidden", "b.835.part", "c.835.filepart", "d.tmp"])
      await writeFile(join(folder, name), "x");
    const inbox = new InboxGateway(folder);
    const before = await inbox.list();
    expect(before.map(({ name }) => name)).toEqual(["a.835"]);
    expect(await text(await inbox.fetch(before[0]?.id ?? ""))).toBe("ISA one");
    await writeFile(join(folder, "a.835"), "ISA one and more");
    expect((await inbox.list())[0]?.id).not.toBe(before[0]?.id);
    await expect(inbox.fetch("../../etc/passwd")).rejects.toBeInstanceOf(RemittanceGone);
    await rm(secret);
  });

  it("is made where there is none", async () => {
    expect(await new InboxGateway(join(folder, "new", "practice")).list()).toEqual([]);
  });
});

describe("a bucket's prefix", () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());

  it("lists and fetches one practice's files alone", async () => {
    const config = { ...server, forcePathStyle: true, prefix: "era-inbox/a/" };
    const client = new S3Client({ ...config, requestChecksumCalculation: "WHEN_REQUIRED" });
    for (const key of ["era-inbox/a/one.835", "era-inbox/a/two.part", "era-inbox/b/theirs.835"]) {
      await client.send(new PutObjectCommand({ Bucket: server.bucket, Key: key, Body: `ISA ${key}` }));
    }
    const inbox = new S3InboxGateway(config);
    const found = await inbox.list();
    expect(found.map(({ name }) => name)).toEqual(["one.835"]);
    expect(await text(await inbox.fetch(found[0]?.id ?? ""))).toBe("ISA era-inbox/a/one.835");
  });
});
