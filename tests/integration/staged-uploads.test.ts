import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { sweepStaged } from "@/lib/domain/kernel/staged-files";
import { storage } from "@/lib/integrations/services";
import { StorageMissing } from "@/lib/integrations/storage/storage";
import type { RestAnswer } from "../support/rest";
import { APPEALS, type RestDesk, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { stageFile } from "../support/stage-file";

/** Files whose bytes come in parts, past the request that takes them. */

let desk: RestDesk;
let notice: Buffer;
beforeAll(async () => {
  desk = await restDesk();
  notice = await readFile("tests/fixtures/denials/denial-02.pdf");
});

const waiting = async () => Number((await desk.t.admin`select count(*) as n from staged_uploads`)[0]?.n);
const take = async (files: object[], rest = desk.rest): Promise<RestAnswer> =>
  rest("POST", `${APPEALS}${await desk.newAppeal()}/uploads/`, { json: { files } });

describe("an upload in parts", () => {
  it("is taken as if it had come with the request, and leaves quarantine", async () => {
    const staged = await stageFile(desk.rest, "denial_letter", "notice.pdf", notice);
    const { status, body } = await take([staged]);
    expect(status).toBe(201);
    expect(body.uploaded_documents).toMatchObject([
      { uploaded_document_info: { original_filename: "notice.pdf", file_size: notice.length } },
    ]);
    const [row] = await desk.t
      .admin`select sha256 from documents where id = ${body.uploaded_documents[0].id}`;
    expect(row?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await waiting()).toBe(0);
    expect((await take([staged])).status).toBe(400);
  });

  it("is looked at by its content, and gone when it is refused", async () => {
    const staged = await stageFile(desk.rest, "denial_letter", "notice.pdf", Buffer.from("MZ not a PDF"));
    expect((await take([staged])).status).toBe(415);
    expect(await waiting()).toBe(0);
  });

  it("stays where the refusal passes, so that the same parts are taken later", async () => {
    const staged = await stageFile(desk.rest, "denial_letter", "notice.pdf", notice);
    const { finish } = storage().staging;
    storage().staging.finish = async () => {
      storage().staging.finish = finish;
      const { StorageUnavailable } = await import("@/lib/integrations/storage/storage");
      throw new StorageUnavailable();
    };
    expect((await take([staged])).status).toBe(503);
    storage().staging.finish = finish.bind(storage().staging);
    expect((await take([staged])).status).toBe(201);
  });

  it("is its sender's alone", async () => {
    const staged = await stageFile(desk.rest, "denial_letter", "notice.pdf", notice);
    const appeal = (await desk.other("POST", APPEALS, { json: {} })).body.id;
    const theirs = await desk.other("POST", `${APPEALS}${appeal}/uploads/`, { json: { files: [staged] } });
    expect(theirs.status).toBe(400);
    expect((await take([{ ...staged, upload: UNKNOWN_ID }])).status).toBe(400);
    expect((await take([staged])).status).toBe(201);
  });

  it("is no larger than a file may be, nor another than was begun", async () => {
    expect((await desk.rest("POST", "/uploads/", { json: { size: 52_428_801 } })).status).toBe(413);
    expect((await desk.rest("POST", "/uploads/", { json: { size: -1 } })).status).toBe(400);
    expect((await desk.stranger("POST", "/uploads/", { json: { size: 1 } })).status).toBe(401);
    const { body } = await desk.rest("POST", "/uploads/", { json: { size: 9_000_000 } });
    expect(body.parts.map(({ bytes }: { bytes: number }) => bytes)).toEqual([
      4_000_000, 4_000_000, 1_000_000,
    ]);
    const staged = await stageFile(desk.rest, "denial_letter", "notice.pdf", notice);
    const { upload } = await stageFile(
      desk.rest,
      "denial_letter",
      "notice.pdf",
      Buffer.concat([notice, notice]),
    );
    expect((await take([{ ...staged, upload }])).status).toBe(400);
  });

  it("is swept when it was given up, and not before", async () => {
    const staged = await stageFile(desk.rest, "denial_letter", "notice.pdf", notice);
    const [row] = await desk.t.admin`select storage_key from staged_uploads where id = ${staged.upload}`;
    const key = String(row?.storage_key);
    const before = await waiting();
    expect(await sweepStaged(desk.person.ctx)).toBe(0);
    await desk.t.admin`update staged_uploads set created_at = now() - interval '3 hours'`;
    expect(await sweepStaged(desk.person.ctx)).toBe(before);
    expect(await waiting()).toBe(0);
    await expect(storage().staging.finish(key, "local", staged.parts)).rejects.toBeInstanceOf(StorageMissing);
    const [audited] = await desk.t.admin`
      select action, entity from audit_events where entity_id = ${staged.upload} order by id desc limit 1`;
    expect(audited).toEqual({ action: "delete", entity: "upload" });
  });
});
