import { beforeAll, describe, expect, it } from "vitest";
import type { Method } from "@/lib/transport/openapi/document";
import type { RestOptions } from "../support/rest";
import { APPEALS, type RestDesk, refusal, restDesk, UNKNOWN_ID } from "../support/rest-desk";

let desk: RestDesk;
/** An appeal with a letter. */
let appeal: string;
beforeAll(async () => {
  desk = await restDesk();
  appeal = await desk.appealWithLetter();
});

describe("a body that is wrong", () => {
  const send = (raw: BodyInit, type: string | null = "application/json") =>
    desk.rest("POST", APPEALS, { raw, headers: type ? { "Content-Type": type } : {} });

  it("is refused for what is wrong with it", async () => {
    const notJson = refusal("The request is not valid JSON.");
    for (const raw of ['{"patient_name":', "nonsense", '{"a":1}}', "\0", '{"patient_name":"a\\u0000b"}']) {
      expect((await send(raw)).body, raw).toEqual(notJson);
    }
    expect((await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).body).toEqual(notJson);
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const { status, body } = await send("{}", type);
      expect([status, body], type).toEqual([415, refusal("Send the request as application/json.")]);
    }
    const large = JSON.stringify({ patient_name: "x".repeat(10 * 1024 * 1024) });
    expect(await send(large)).toMatchObject({ status: 413, body: refusal("The request is too large.") });
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    for (const raw of ["[]", "null", "3", '"x"', deep])
      expect((await send(raw)).status, raw.slice(0, 9)).toBe(400);
  });

  it("names each wrong field with its messages", async () => {
    const wrong = {
      patient_name: 7,
      payer_name: "x".repeat(201),
      claim_number: null,
      patient: "7",
      denial_text: [],
    };
    const { status, body } = await desk.rest("POST", APPEALS, { json: wrong });
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual(Object.keys(wrong).sort());
    for (const messages of Object.values(body)) expect(messages).toEqual([expect.any(String)]);
    expect(body.payer_name).toEqual(["Use at most 200 characters."]);
    expect((await desk.rest("PATCH", `${APPEALS}${appeal}/`, { json: { status: "paid" } })).body).toEqual({
      status: ["The status is draft or sent."],
    });
  });

  it("changes nothing by keys that are not the caller's to write", async () => {
    const added = {
      id: UNKNOWN_ID,
      practiceId: UNKNOWN_ID,
      practice_id: UNKNOWN_ID,
      createdBy: UNKNOWN_ID,
      created_by: UNKNOWN_ID,
      role: "owner",
      deletedAt: null,
      sent_at: "2020-01-01T00:00:00Z",
      sent_method: "fax",
      constructor: { prototype: { isOwner: true } },
    };
    const raw = JSON.stringify(added).replace("{", '{"__proto__":{"isOwner":true},"status":"sent",');
    const { body } = await send(raw);
    expect(body).toMatchObject({ status: "draft", sent_at: null, sent_method: null });
    expect(body.id).not.toBe(UNKNOWN_ID);
    expect(({} as { isOwner?: boolean }).isOwner).toBeUndefined();
    const [row] = await desk.t.admin`select practice_id, created_by from appeals where id = ${body.id}`;
    expect(row).toEqual({
      practice_id: desk.person.ctx.practiceId,
      created_by: desk.person.ctx.actor.userId,
    });
  });

  it("is refused in the query as well", async () => {
    for (const query of ["page_size=0", "page_size=201", "page_size=x", "page_size=1.5", "status=paid"]) {
      const { status, body } = await desk.rest("GET", `${APPEALS}?${query}`);
      expect([status, Object.keys(body)], query).toEqual([400, [query.split("=")[0]]]);
    }
    const forged = Buffer.from(JSON.stringify(["2026-01-01", "1' or '1'='1"])).toString("base64url");
    for (const cursor of ["x", "[]", forged]) {
      const { status, body } = await desk.rest("GET", `${APPEALS}?cursor=${cursor}`);
      expect([status, body], cursor).toEqual([
        400,
        refusal("The cursor is not valid. Start from the first page."),
      ]);
    }
  });
});

describe("what can't be done yet", () => {
  it("says what comes first", async () => {
    const id = await desk.newAppeal();
    const at = `${APPEALS}${id}/`;
    const early: [Method, string, RestOptions, string][] = [
      ["POST", `${at}extract/`, { json: {} }, "No documents found to extract from"],
      [
        "POST",
        `${at}generate/`,
        { json: {} },
        "Please complete the extraction step first to provide patient name and denial information",
      ],
      ["POST", `${at}export/`, {}, "No letter content found to export"],
      ["GET", `${at}download/`, {}, "No letter content found to export"],
      [
        "POST",
        `${at}send/`,
        { json: { method: "email", to: "a@payer.example" } },
        "No letter content found to export",
      ],
    ];
    for (const [method, address, options, message] of early) {
      const { status, body } = await desk.rest(method, address, options);
      expect([status, body], address).toEqual([400, refusal(message)]);
    }
    for (const content of ["", "   ", "<p>&nbsp;</p>", "<script>alert(1)</script>"]) {
      const { status, body } = await desk.rest("PATCH", `${at}letter/`, {
        json: { content, format: "html" },
      });
      expect([status, body], content).toEqual([
        400,
        { content: ["The letter is empty. Write its text first."] },
      ]);
    }
  });

  it("is not found under its name when the appeal is gone", async () => {
    const { status, body } = await desk.rest("GET", `${APPEALS}${UNKNOWN_ID}/`);
    expect([status, body]).toEqual([404, refusal("Appeal not found")]);
  });

  it("takes only the models that there are", async () => {
    for (const model of ["gpt-5", "", null, 4]) {
      const { status, body } = await desk.rest("POST", `${APPEALS}${appeal}/generate/`, { json: { model } });
      expect([status, body]).toEqual([
        400,
        { model: ["Choose one of deepseek-r1, gpt-4o, claude-3-sonnet."] },
      ]);
    }
  });

  it("sends to one good recipient only", async () => {
    const please = "Please provide recipient information";
    const send = (json: unknown) => desk.rest("POST", `${APPEALS}${appeal}/send/`, { json });
    expect((await send({})).body).toEqual({ method: [please], to: [please] });
    expect((await send({ method: "post", to: "a@payer.example" })).body).toEqual({ method: [please] });
    for (const to of ["", "   ", undefined, null, 7]) {
      expect((await send({ method: "email", to })).body).toEqual({ to: [please] });
    }
    const mail = ["nobody", "a@b", "a@payer.example,b@payer.example", "a@payer.example\r\nBcc: c@d.example"];
    const lookAlikes = [
      "a＠payer.example",
      '"a b"@payer.example',
      "A <a@payer.example>",
      "a@payer.example;b@x.example",
    ];
    const fax = ["12", "abc", "a@payer.example", "+1212555014799999999", "212-555-0147,212-555-0148"];
    for (const [method, to] of [
      ...[...mail, ...lookAlikes].map((one) => ["email", one]),
      ...fax.map((one) => ["fax", one]),
    ]) {
      const { status, body } = await send({ method, to });
      expect([status, Object.keys(body)], to).toEqual([400, ["to"]]);
    }
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${appeal}`).toEqual([]);
  });

  it("sends nothing while the sender's email is unverified", async () => {
    const created = await desk.unverified("POST", APPEALS, { json: { patient_name: "Ana Muestra" } });
    const at = `${APPEALS}${created.body.id}/`;
    await desk.unverified("POST", `${at}generate/`, { json: {} });
    await desk.workflows.run();
    expect((await desk.unverified("POST", `${at}export/`)).status).toBe(200);
    const { status, body } = await desk.unverified("POST", `${at}send/`, {
      json: { method: "email", to: "a@payer.example" },
    });
    expect(status).toBe(403);
    expect(body.error).toContain("Verify your email address first.");
  });
});
