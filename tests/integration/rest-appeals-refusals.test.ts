import { beforeAll, describe, expect, it } from "vitest";
import type { Method } from "@/lib/transport/openapi/document";
import { fileForm, sampleFile } from "../support/file-form";
import { addPatient } from "../support/patient";
import type { RestOptions } from "../support/rest";
import { APPEALS, type RestDesk, refusal, restDesk, UNKNOWN_ID } from "../support/rest-desk";

let desk: RestDesk;
/** An appeal with a document and a letter, and that document. */
let appeal: string;
let document: string;
beforeAll(async () => {
  desk = await restDesk();
  appeal = await desk.appealWithLetter();
  document = (await desk.upload(appeal, "denial_letter", "denial-08.png")).body.uploaded_documents[0].id;
});

type Call = [Method, (appeal: string, document: string) => string, RestOptions?];
const OF_ONE: Call[] = [
  ["GET", (id) => `${APPEALS}${id}/`],
  ["PATCH", (id) => `${APPEALS}${id}/`, { json: { patient_name: "X" } }],
  ["PATCH", (id) => `${APPEALS}${id}/`, { json: { status: "sent" } }],
  ["DELETE", (id) => `${APPEALS}${id}/`],
  ["PATCH", (id) => `${APPEALS}${id}/metadata/`, { json: { claim_number: "X" } }],
  ["POST", (id) => `${APPEALS}${id}/extract/`, { json: { force: true } }],
  ["POST", (id) => `${APPEALS}${id}/generate/`, { json: {} }],
  ["GET", (id) => `${APPEALS}${id}/letter/`],
  ["PATCH", (id) => `${APPEALS}${id}/letter/`, { json: { content: "<p>X</p>", format: "html" } }],
  ["POST", (id) => `${APPEALS}${id}/export/`],
  ["GET", (id) => `${APPEALS}${id}/download/`],
  ["GET", (id) => `/minimal-appeals/${id}/download/`],
  ["POST", (id) => `${APPEALS}${id}/send/`, { json: { method: "email", to: "a@payer.example" } }],
  ["GET", (id, file) => `${APPEALS}${id}/uploads/${file}/file/`],
  ["GET", (id, file) => `${APPEALS}${id}/uploads/${file}/pages/`],
  ["DELETE", (id, file) => `${APPEALS}${id}/uploads/${file}/`],
];
const upload = (): Call => [
  "POST",
  (id) => `${APPEALS}${id}/uploads/`,
  { form: fileForm(sampleFile("supporting_docs", "denial-02.pdf")) },
];
const LISTS: Call[] = [
  ["GET", () => APPEALS],
  ["POST", () => APPEALS, { json: {} }],
];

/** What exists in the appeal, as the database has it. */
const state = () =>
  desk.t.admin`
    select a.*, (select count(*) from documents d where d.appeal_id = a.id and d.deleted_at is null) as documents,
           (select count(*) from letter_versions v where v.appeal_id = a.id) as versions,
           (select count(*) from letter_generations g where g.appeal_id = a.id) as attempts,
           (select count(*) from letter_exports e where e.appeal_id = a.id) as exports,
           (select count(*) from deliveries y where y.appeal_id = a.id) as deliveries
      from appeals a where a.id = ${appeal}`;

describe("a caller who is not signed in", () => {
  it("gets 401 from every call", async () => {
    for (const [method, address, options] of [...OF_ONE, ...LISTS, upload()]) {
      const { status, body, headers } = await desk.stranger(method, address(appeal, document), options);
      expect([status, body], address(appeal, document)).toEqual([401, refusal("Please sign in.")]);
      expect(headers.get("www-authenticate")).toBe('Bearer realm="api"');
    }
  });

  it("gets 401, never 500, for any shape of the header", async () => {
    const { tokens } = desk.person;
    const shapes = [
      "",
      "Bearer",
      "Bearer ",
      "Basic YTpi",
      tokens.access,
      `Token ${tokens.access}`,
      `Bearer ${tokens.access} x`,
      `Bearer ${tokens.refresh}`,
      `Bearer ${tokens.access.slice(0, -1)}`,
      `Bearer ${"x".repeat(65_536)}`,
      "Bearer %00%0a",
    ];
    for (const header of shapes) {
      const { status } = await desk.stranger("GET", APPEALS, { headers: { Authorization: header } });
      expect(status, header.slice(0, 40)).toBe(401);
    }
  });
});

describe("another practice's things", () => {
  it("is answered like one that never existed, and nothing is changed", async () => {
    const before = await state();
    for (const [method, address, options] of [...OF_ONE, upload()]) {
      const answers = [];
      for (const id of [appeal, UNKNOWN_ID]) {
        const { status, headers, body } = await desk.other(method, address(id, document), options);
        headers.delete("x-request-id");
        answers.push({ status, body, headers: Object.fromEntries(headers) });
      }
      expect(answers[0], `${method} ${address(":id", ":document")}`).toEqual(answers[1]);
      expect(answers[0]?.status).toBe(404);
    }
    expect(await state()).toEqual(before);
  });

  it("has no documents that another appeal could reach", async () => {
    const own = await desk.newAppeal();
    for (const [method, address] of OF_ONE.filter(([, at]) => at("a", "d").includes("/uploads/"))) {
      const { status, body } = await desk.rest(method, address(own, document));
      expect([status, body]).toEqual([404, refusal("Document not found.")]);
    }
  });

  it("takes no patient of another practice", async () => {
    const theirs = await addPatient(desk.otherPerson.ctx);
    for (const patient of [UNKNOWN_ID, theirs.patient_id]) {
      for (const [method, address] of [
        ["POST", APPEALS] as const,
        ["PATCH", `${APPEALS}${appeal}/`] as const,
      ]) {
        const { status, body } = await desk.rest(method, address, { json: { patient } });
        expect([status, body]).toEqual([400, { patient: ["Choose a patient from the list."] }]);
      }
    }
  });
});

describe("an id that is none", () => {
  it("is not found", async () => {
    for (const id of ["1", "undefined", "x".repeat(500), `${UNKNOWN_ID}0`, "%00", "..%2f..", "💥"]) {
      for (const [method, address, options] of OF_ONE) {
        const { status, body } = await desk.rest(method, address(id, id), options);
        expect([status, body], `${method} ${address(id, id)}`).toEqual([404, refusal("Not found.")]);
      }
    }
  });
});
