import { beforeAll, expect, it } from "vitest";
import { fileForm } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const NOTICE = [
  ...["Lakeside Health Plan", "Notice of decision on your claim", "March 2, 2026"],
  ...["Patient: Ana Muestra", "Claim number: LK-88120-7", "We denied the second visit of February 9, 2026."],
  "The first visit of February 2, 2026 was paid.",
];

it("shows a paper's kind in doubt, takes a person's choice, keeps it, and gives it back", async () => {
  const id = await desk.newAppeal();
  await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
    form: fileForm({
      ...{ field: "denial_letter", name: "denial.pdf" },
      bytes: pdfOfPages([{ content: textLines(NOTICE) }]),
    }),
  });
  const read = async (force: boolean) => {
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: { force } });
    await desk.workflows.run();
    const { body } = await desk.rest("GET", `${APPEALS}${id}/`);
    return body;
  };
  const first = await read(false);
  const [document] = first.documents;
  expect(document).toMatchObject({
    kind: "denial",
    paper_evidence: {
      kind: { confidence: 0.8, doubt: expect.stringContaining("paid or approved"), confirmed: null },
    },
  });
  expect(first).toMatchObject({ kind: "denial", paper_evidence: document.paper_evidence });

  const choose = (json: object, by = desk.rest) =>
    by("POST", `${APPEALS}${id}/uploads/${document.id}/paper/`, { json });
  const chosen = await choose({ name: "kind", value: "partial_denial" });
  expect(chosen.body.documents[0]).toMatchObject({
    kind: "partial_denial",
    paper_evidence: { kind: { confidence: 1, doubt: null, confirmed: { by: expect.any(String) } } },
  });
  expect(await read(true)).toMatchObject({ kind: "partial_denial" });

  const { body: exported } = await desk.rest("GET", "/practice/corrections/export/");
  expect(exported.documents).toMatchObject([
    {
      document: document.id,
      corrections: { kind: { value: "partial_denial", read: "denial", confidence: 0.8 } },
    },
  ]);
  const back = await choose({ name: "kind", value: null });
  expect(back.body.documents[0]).toMatchObject({ kind: "denial", paper_evidence: document.paper_evidence });

  // A request for records has no reason and no denied lines; what a person confirmed of the paper stays.
  expect(back.body).toMatchObject({
    denial_text: expect.stringContaining("second visit"),
    claim_number: "LK-88120-7",
  });
  const other = await choose({ name: "kind", value: "records_request" });
  expect(other.body).toMatchObject({ denial_text: "", claim_number: "LK-88120-7" });
  expect(other.body.documents[0]).toMatchObject({ kind: "records_request", level: null });
  expect(other.body.documents[0].extraction_metadata).not.toHaveProperty("denial_text");
  expect(await read(true)).toMatchObject({ kind: "records_request", denial_text: "" });
  const again = await choose({ name: "kind", value: null });
  expect(again.body).toMatchObject({ kind: "denial", denial_text: expect.stringContaining("second visit") });
  // What a person compared with the paper outlives the kind that had no such value.
  await desk.rest("POST", `${APPEALS}${id}/confirmations/`, {
    json: { name: "denial_text", value: again.body.denial_text },
  });
  const kept = await choose({ name: "kind", value: "records_request" });
  expect(kept.body).toMatchObject({ denial_text: again.body.denial_text });
  await choose({ name: "kind", value: null });
  expect((await choose({ name: "stage", value: "yesterday" })).body).toEqual({
    value: ["Choose one of the list."],
  });
  expect((await choose({ name: "kind", value: "denial" }, desk.other)).status).toBe(404);
});

it("keeps each of the choices that are made at once", async () => {
  const id = await desk.newAppeal();
  await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
    form: fileForm({
      ...{ field: "denial_letter", name: "denial.pdf" },
      bytes: pdfOfPages([{ content: textLines(NOTICE) }]),
    }),
  });
  await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: { force: false } });
  await desk.workflows.run();
  const { body } = await desk.rest("GET", `${APPEALS}${id}/`);
  const [{ id: documentId }] = body.documents;
  const chosen = { kind: "partial_denial", stage: "pre_service", level: "first", line_of_business: "erisa" };
  const answers = await Promise.all(
    Object.entries(chosen).map(([name, value]) =>
      desk.rest("POST", `${APPEALS}${id}/uploads/${documentId}/paper/`, { json: { name, value } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body: after } = await desk.rest("GET", `${APPEALS}${id}/`);
  const confirmed = { confirmed: { by: expect.any(String) } };
  expect(after.documents[0]).toMatchObject({
    ...chosen,
    paper_evidence: { kind: confirmed, stage: confirmed, level: confirmed, line_of_business: confirmed },
  });
});
