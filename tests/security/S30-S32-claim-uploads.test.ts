import { beforeAll, describe, expect, it } from "vitest";
import { claim } from "../support/claims";
import { fileForm } from "../support/file-form";
import { jobsInProcesses } from "../support/jobs-here";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { type RestDesk, restDesk } from "../support/rest-desk";
import { type SpoiledFile, spoiledFiles } from "../support/spoiled-files";
import { shareOf, WHOLE } from "../support/whole";

/**
 * S30 to S32 for the documents of a claim: spoiled files (240 of them, two of each kind in `npm test`) and names that mean harm. Each is refused with a sentence, or
 * kept and read to an end; nothing is ever shown as something else than it is.
 */
let desk: RestDesk;
const kept: { id: string; file: SpoiledFile }[] = [];
beforeAll(async () => {
  jobsInProcesses();
  desk = await restDesk();
});

/** A claim takes 100 pages an hour: each file gets a claim of its own. */
async function upload(file: SpoiledFile) {
  const { claim_id } = await claim(desk.person.ctx);
  const form = fileForm({ field: "file", name: file.name, bytes: file.bytes, type: file.type });
  return desk.rest("POST", `/claims/${claim_id}/upload_document/`, { form });
}

describe("S30 S31 spoiled files", () => {
  it("are refused with a sentence or kept, and never an error of ours", async () => {
    const files = shareOf(spoiledFiles(), 3);
    expect(files.length).toBeGreaterThanOrEqual(WHOLE ? 240 : 80);
    const answers = [];
    for (let at = 0; at < files.length; at += 3) {
      answers.push(...(await Promise.all(files.slice(at, at + 3).map(upload))));
    }
    for (const [place, file] of files.entries()) {
      const { status, body } = answers[place] ?? { status: 0, body: null };
      if (status === 201) {
        expect(body).toMatchObject({ media_type: file.type, file_size: file.bytes.length });
        kept.push({ id: body.id, file });
      } else {
        expect([400, 413, 415, 422], file.name).toContain(status);
        expect(JSON.stringify(body), file.name).not.toMatch(/Error:|\/[a-z]+\/[a-z]+\/|node_modules/);
      }
    }
    // Both happen: else the corpus would prove one of them only.
    expect(kept.length).toBeGreaterThan(WHOLE ? 40 : 12);
    expect(files.length - kept.length).toBeGreaterThan(WHOLE ? 20 : 6);
  }, 900_000);

  it("are read to an end, whatever is wrong with them", async () => {
    // A reading takes its half second, the words of a picture a second or two: a sample of each.
    const letters = kept.filter(({ file }) => file.type === "application/pdf");
    const pictures = kept.filter(({ file }) => file.type !== "application/pdf");
    const chosen = [
      ...letters.filter((_, place) => place % (WHOLE ? 4 : 2) === 0),
      ...pictures.filter((_, place) => place % (WHOLE ? 30 : 15) === 0),
    ].map(({ id }) => id);
    const skipped = kept.map(({ id }) => id).filter((id) => !chosen.includes(id));
    await desk.t.admin`delete from event_outbox where data->>'documentId' = any(${skipped})`;
    await desk.workflows.run();
    const rows = await desk.t.admin<{ ocr_status: string; ocr_error: string | null }[]>`
      select ocr_status, ocr_error from documents where id = any(${chosen})`;
    expect(rows).toHaveLength(chosen.length);
    for (const { ocr_status, ocr_error } of rows) {
      expect(["success", "failed"]).toContain(ocr_status);
      if (ocr_status === "failed") expect(ocr_error).toMatch(/^[A-Z].*\.$/);
    }
    expect(rows.some(({ ocr_status }) => ocr_status === "failed")).toBe(true);
    expect(rows.some(({ ocr_status }) => ocr_status === "success")).toBe(true);
  }, 900_000);

  it("come back as what they are and never as a page", async () => {
    for (const { id, file } of kept.filter((_, place) => place % 5 === 0)) {
      const answer = await desk.rest("GET", `/documents/${id}/download/`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(file.type);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
  });
});

describe("S32 names that mean harm", () => {
  const bytes = pdfOfPages([{ content: textLines(["Denied"]) }]);
  it.each([
    ["../../../etc/cron.d/x.pdf", "x.pdf"],
    ["..\\..\\windows\\system32\\x.pdf", "x.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", expect.not.stringMatching(/[\r\n]/)],
    ["invoice\u202Efdp.exe.pdf", expect.not.stringMatching(/\u202E/)],
    ['"; filename="evil.html.pdf', expect.stringMatching(/\.pdf$/)],
    ["<img src=x onerror=alert(1)>.pdf", expect.stringMatching(/\.pdf$/)],
    [`${"long ".repeat(200)}.pdf`, expect.stringMatching(/^.{1,255}$/)],
  ])("%j is kept as a name and nothing else", async (name, shown) => {
    const { status, body } = await upload({ name, type: "application/pdf", bytes });
    expect(status).toBe(201);
    expect(body.original_filename).toEqual(shown);
    const { headers } = await desk.rest("GET", `/documents/${body.id}/download/`);
    const disposition = headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(
      /^attachment; filename="[^"\\\r\n]*"(; filename\*=UTF-8''[\w.%!#$&+^`|~-]*)?$/,
    );
    expect(headers.get("set-cookie")).toBeNull();
    const [stored] = await desk.t.admin`select storage_key from documents where id = ${body.id}`;
    expect(stored?.storage_key).toMatch(/^[\w/-]+$/);
    expect(stored?.storage_key).not.toContain("x.pdf");
  });
});
