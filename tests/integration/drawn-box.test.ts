import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const NOTICE = [
  ...["Lakeside Health Plan", "Notice of claim denial", "Date of this notice: March 2, 2026"],
  ...["Patient: Ana Muestra", "Claim number: LK-88120-7", "Case 4471-0092 of the review desk"],
  ...["Reason code: 50. The service is not medically necessary."],
];
const ROW = 44;

/** The same words as a scan of a letter at 100 dpi: coarse, so that a second look is worth it. */
async function scan(): Promise<Buffer> {
  const rows = NOTICE.map((line, index) => `<text x="60" y="${100 + index * ROW}">${line}</text>`);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="850" height="1100"><rect width="100%" height="100%" fill="white"/><g font-family="DejaVu Sans" font-size="20">${rows.join("")}</g></svg>`;
  return sharp(Buffer.from(page)).grayscale().png().withMetadata({ density: 100 }).toBuffer();
}

async function read(name: string, bytes: Buffer): Promise<{ id: string; document: string }> {
  const id = await desk.newAppeal();
  await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
    form: fileForm({ field: "denial_letter", name, bytes }),
  });
  await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
  await desk.workflows.run();
  const { body } = await desk.rest("GET", `${APPEALS}${id}/`);
  expect(body.documents[0]).toMatchObject({ ocr_status: "success" });
  return { id, document: body.documents[0].id };
}

const readBox = ({ id, document }: { id: string; document: string }, json: object, by = desk.rest) =>
  by("POST", `${APPEALS}${id}/uploads/${document}/box/`, { json: { page: 1, ...json } });

/** Around one row of the PDF of `textLines`: 12 points a row, from 740 of 792. */
const rowOfPdf = (index: number) => ({
  x: 0.05,
  y: (792 - 740 + index * 12 - 10) / 792,
  width: 0.9,
  height: 13 / 792,
});
const rowOfScan = (index: number) => ({
  x: 0.05,
  y: (100 + index * ROW - 26) / 1100,
  width: 0.9,
  height: 36 / 1100,
});

describe("a box that a person draws", () => {
  it("is read from the text layer, and is kept with its place once the value is confirmed", async () => {
    const paper = await read("denial.pdf", pdfOfPages([{ content: textLines(NOTICE) }]));
    const box = rowOfPdf(5);
    const { status, body } = await readBox(paper, { box, name: "claim_number" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: NOTICE[5], method: "text-layer" });
    const exact = await readBox(paper, { box: rowOfPdf(4), name: "claim_number" });
    expect(exact.body).toEqual({
      ...{ text: NOTICE[4], value: "LK-88120-7", doubt: null, problem: null, method: "text-layer" },
    });

    const kept = await desk.rest("POST", `${APPEALS}${paper.id}/confirmations/`, {
      json: { name: "claim_number", value: "4471-0092", document: paper.document, page: 1, box },
    });
    expect(kept.body.extraction.confirmations.claim_number).toMatchObject({
      drawn: true,
      page: 1,
      boxes: [box],
    });
    expect(kept.body.extraction.evidence.claim_number).toMatchObject({
      value: "4471-0092",
      method: "person",
    });
    const { body: exported } = await desk.rest("GET", "/practice/corrections/export/");
    expect(exported.documents[0].corrections.claim_number).toMatchObject({
      ...{ value: "4471-0092", read: "LK-88120-7", drawn: true, page: 1, boxes: [box] },
    });
  });

  it("is recognized again where the page is a picture", async () => {
    const paper = await read("denial.png", await scan());
    const { body } = await readBox(paper, { box: rowOfScan(4), name: "claim_number" });
    expect(body).toMatchObject({ value: "LK-88120-7", method: "ocr", problem: null });
    const name = await readBox(paper, { box: rowOfScan(3), name: "patient_name" });
    expect(name.body).toMatchObject({ value: "Ana Muestra", doubt: null });
    const white = await readBox(paper, {
      box: { x: 0.1, y: 0.8, width: 0.5, height: 0.05 },
      name: "claim_number",
    });
    expect(white.body).toMatchObject({
      value: null,
      problem: expect.stringContaining("Nothing could be read"),
    });
  });

  it("is refused where there is no such page, box, document or right", async () => {
    const paper = await read("denial.pdf", pdfOfPages([{ content: textLines(NOTICE) }]));
    const box = rowOfPdf(4);
    const refused = async (json: object) =>
      Object.keys((await readBox(paper, { name: "claim_number", box, ...json })).body);
    expect(await refused({ page: 2 })).toEqual(["page"]);
    expect(await refused({ box: { ...box, height: 0 } })).toEqual(["box"]);
    expect(await refused({ box: { ...box, x: 3 } })).toEqual(["box.x"]);
    expect(await refused({ name: "ssn" })).toEqual(["name"]);
    expect((await readBox(paper, { box, name: "claim_number" }, desk.other)).status).toBe(404);
  });
});
