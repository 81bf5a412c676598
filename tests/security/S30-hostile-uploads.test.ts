import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import { storage } from "@/lib/integrations/services";
import { TEST_VIRUS } from "../support/clamd-server";
import { fileForm } from "../support/file-form";
import { pdfWith } from "../support/hostile-pdfs";
import { type HostileUpload, hostileUploads } from "../support/hostile-uploads";
import { sendBy, verdict, WAYS } from "../support/hostile-ways";
import { jobsInProcesses } from "../support/jobs-here";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { type RestDesk, restDesk } from "../support/rest-desk";

/**
 * S30: one acceptance for every way in. A sample of the hostile files, each by the next way; all of them meet the checks
 * themselves in `check-file.test.ts`.
 */
let desk: RestDesk;
let files: HostileUpload[];
beforeAll(async () => {
  jobsInProcesses();
  desk = await restDesk();
  files = await hostileUploads();
});

const acting = pdfWith({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" });
const pdf = (bytes: Buffer): HostileUpload => ({
  name: "notice",
  mediaType: "application/pdf",
  bytes,
  fate: "flattened",
});
/** What becomes a document of the practice; a remittance has lists and addresses of its own. */
const DOCUMENT_WAYS = WAYS.filter((way) => way !== "remittance");
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

it("takes none of them as it is, whichever way it comes", async () => {
  const sample = files.filter((_, place) => place % 8 === 0);
  const wrong: string[] = [];
  for (let at = 0; at < sample.length; at += 3) {
    const outcomes = await Promise.all(
      sample.slice(at, at + 3).map(async (file, place) => {
        const way = WAYS[(at / 3 + place) % WAYS.length] ?? "claim";
        return verdict(file, way, await sendBy(desk, way, file));
      }),
    );
    wrong.push(...outcomes.filter((one) => one !== null));
  }
  expect(wrong).toEqual([]);
}, 240_000);

it("shows, hands out and reads the copy without what acts; the original is sealed", async () => {
  for (const way of DOCUMENT_WAYS) {
    const { id = "", status } = await sendBy(desk, way, pdf(acting));
    expect(status, way).toBe(201);
    for (const end of ["file", "download"]) {
      const { bytes } = await desk.rest("GET", `/documents/${id}/${end}/`);
      expect(bytes.toString("latin1"), `${way} ${end}`).not.toMatch(/JavaScript|OpenAction/);
      expect(bytes.toString("latin1", 0, 5)).toBe("%PDF-");
    }
    const [row] = await desk.t.admin`
      select sha256, original_sha256, original_storage_key from documents where id = ${id}`;
    const { bytes } = await desk.rest("GET", `/documents/${id}/download/`);
    expect(row).toMatchObject({ sha256: sha256(bytes), original_sha256: sha256(acting) });
    expect(await text((await storage().get(row?.original_storage_key)).stream)).toContain("JavaScript");
    const [record] = await desk.t.admin`
      select detail from audit_events where entity_id = ${id} and action = 'create'`;
    expect(record?.detail).toMatchObject({ flattened: true });
  }
});

it("shows and hands out a remittance's copy without what acts", async () => {
  const { id = "", status } = await sendBy(desk, "remittance", pdf(acting));
  expect(status).toBe(201);
  const { bytes } = await desk.rest("GET", `/payers/remittances/${id}/file/`);
  expect(bytes.toString("latin1")).not.toMatch(/JavaScript|OpenAction/);
  expect(bytes.toString("latin1", 0, 5)).toBe("%PDF-");
  const [row] = await desk.t.admin`
    select sha256, copy_sha256, original_storage_key from remittance_files where id = ${id}`;
  expect(row).toMatchObject({ sha256: sha256(acting), copy_sha256: sha256(bytes) });
  expect(await text((await storage().get(row?.original_storage_key)).stream)).toContain("JavaScript");
  const [listed] = (await desk.rest("GET", "/practice/sealed-originals/")).body.results;
  expect(listed).toMatchObject({ id });
  // To be had in an emergency alone, as a document's.
  expect((await desk.rest("GET", `/practice/sealed-originals/${id}/`)).status).toBe(403);
});

it("leaves a clean file as it came", async () => {
  const clean = pdfOfPages([{ content: textLines(["Notice"]) }]);
  for (const way of DOCUMENT_WAYS) {
    const { id = "" } = await sendBy(desk, way, pdf(clean));
    expect((await desk.rest("GET", `/documents/${id}/download/`)).bytes).toEqual(clean);
    const [row] = await desk.t.admin`select original_storage_key from documents where id = ${id}`;
    expect(row?.original_storage_key).toBeNull();
  }
});

it("quarantines the test virus without any scanner, also in remittances", async () => {
  const infected = files.filter(({ fate }) => fate === "infected");
  for (const way of DOCUMENT_WAYS) {
    const before = await quarantined();
    const file = infected.find(({ mediaType }) => mediaType === "application/pdf");
    if (!file) throw new Error("the corpus lacks it");
    expect(verdict(file, way, await sendBy(desk, way, file))).toBeNull();
    expect(await quarantined()).toBe(before + 1);
  }
  const form = fileForm({
    field: "file",
    name: "era.835",
    bytes: Buffer.from(`ISA*00*${TEST_VIRUS}`, "latin1"),
  });
  const { body } = await desk.rest("POST", "/payers/remittances/", { form });
  const [remittance] = await desk.t.admin`select state from remittance_files where id = ${body.id}`;
  expect(remittance?.state).toBe("quarantined");
});

it("refuses hostile logos with a sentence", async () => {
  for (const { name, bytes } of files.filter((_, place) => place % 9 === 0)) {
    const { status, body } = await desk.rest("PUT", "/practice/logo/", {
      form: fileForm({ field: "logo", name: "logo.png", bytes, type: "image/png" }),
    });
    // A picture is made anew from its pixels: what it carried beside them is gone.
    expect([204, 413, 415, 422], name).toContain(status);
    if (status !== 204) expect(body.error, name).toMatch(/^[A-Z].*\.$/);
  }
});

const quarantined = async () =>
  Number(
    (
      await desk.t.admin`select count(*) from documents
        where quarantine_reason is not null and practice_id = ${desk.person.ctx.practiceId}`
    )[0]?.count,
  );
