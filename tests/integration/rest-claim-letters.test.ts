import { beforeAll, describe, expect, it } from "vitest";
import { claim, deniedClaim, patient } from "../support/claims";
import { fileForm, sampleFile } from "../support/file-form";
import { overrides } from "../support/gate";
import { APPEALS, type RestDesk, refusal, restDesk, UNKNOWN_ID } from "../support/rest-desk";

const GENERATE = "/documents/appeal/generate/";
const LETTERS = "/documents/appeals/";
const TEMPLATES = "/documents/appeal-templates/";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const denied = (fields: Record<string, unknown> = {}) => deniedClaim(desk.person.ctx, fields);
const generate = (claim_id: string, more: Record<string, unknown> = {}, headers = {}) =>
  desk.rest("POST", GENERATE, { json: { claim_id, ...more }, headers });
const templateOf = async (category: string) =>
  (await desk.rest("GET", TEMPLATES)).body.templates.find(
    ({ denial_categories }: { denial_categories: string[] }) => denial_categories.includes(category),
  );
const audited = (entityId: string) =>
  desk.t.admin`select action, entity, patient_id from audit_events where entity_id = ${entityId} order by id`;

describe("a letter for a denied claim", () => {
  it("is Pending, then Generated from the claim, its lines, the patient and its documents", async () => {
    const { rest, workflows } = desk;
    const { claim_id, patient: patientId } = await denied({
      claim_number: "CLM-77120",
      policy_number: "MEM-4471",
      diagnosis_codes: ["M54.5"],
      line_items: [
        {
          procedure_code: "97110",
          modifier_codes: ["GP"],
          date_of_service: "2026-02-11",
          total_charge: "180.00",
          status: "DENIED",
        },
        { procedure_code: "97140", date_of_service: "2026-02-18", total_charge: "120.00", status: "PAID" },
      ],
    });
    const file = await rest("POST", `/claims/${claim_id}/upload_document/`, {
      form: fileForm(sampleFile("file", "denial-02.pdf")),
    });
    await workflows.run();

    const { body } = await generate(claim_id);
    expect(body).toMatchObject({
      claim_id,
      status: "Pending",
      template_name: "Medical Necessity Denial LLM Prompt",
      model: "deepseek-r1",
      engine: "built-in",
      message: expect.stringContaining("submitted"),
    });
    const pending = (await rest("GET", `/documents/claims/${claim_id}/appeals/`)).body;
    expect(pending.appeals).toMatchObject([
      {
        id: body.id,
        status: "Pending",
        appeal_content: null,
        appeal_letter: null,
        generation: { status: "queued" },
      },
    ]);
    await workflows.run();

    const { body: list } = await rest("GET", LETTERS);
    expect(list).toMatchObject({ count: 1, next: null, results: list.appeals });
    const [letter] = list.appeals;
    expect(letter).toMatchObject({
      id: body.id,
      claim_id,
      claim_number: "CLM-77120",
      patient: patientId,
      template_name: "Medical Necessity Denial LLM Prompt",
      status: "Generated",
      content_truncated: false,
    });
    for (const words of [
      "CLM-77120",
      "MEM-4471",
      "M54.5",
      "97110-GP",
      "February 11, 2026",
      "$300.00",
      "March 2, 2026",
    ])
      expect(letter.appeal_content).toContain(words);
    // The provider is the person who made the claim, and gave no name: a username is nothing for a payer.
    expect(letter.appeal_content).not.toContain(desk.person.input.username);
    expect((await rest("GET", `${LETTERS}${body.id}/`)).body).toEqual(letter);
    expect((await rest("GET", `${LETTERS}${body.id}/download/`)).headers.get("content-type")).toBe(
      "application/pdf",
    );

    // The same appeal in the wizard, with the claim's document and what it says, and not a byte copied.
    const appeal = (await rest("GET", `${APPEALS}${body.id}/`)).body;
    expect(appeal).toMatchObject({
      claim: claim_id,
      extraction: { state: "done" },
      documents: [{ id: file.body.id, document_type: "denial", ocr_status: "success" }],
      letter: { engine: "built-in", version: 1 },
    });
    const [page] = await desk.t.admin`select count(*)::int as n from documents where claim_id = ${claim_id}`;
    expect(page?.n).toBe(1);
    expect((await rest("GET", APPEALS)).body.results).toMatchObject([{ id: body.id, claim: claim_id }]);
    expect((await audited(body.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["create", "generate"]),
    );
  });

  it("quotes the reason that the payer's letter gives, and keeps the document when the letter is deleted", async () => {
    const { rest, workflows } = desk;
    const { claim_id } = await denied();
    const file = await rest("POST", `/claims/${claim_id}/upload_document/`, {
      form: fileForm(sampleFile("file", "denial-02.pdf")),
    });
    await workflows.run();
    const { body } = await generate(claim_id);
    await workflows.run();
    const appeal = (await rest("GET", `${APPEALS}${body.id}/`)).body;
    expect(appeal.denial_text).not.toBe("Not medically necessary.");
    expect(appeal.extraction.evidence.denial_text).toMatchObject({ documentId: file.body.id });
    expect((await rest("DELETE", `${LETTERS}${body.id}/`)).status).toBe(204);
    expect((await rest("GET", `${LETTERS}${body.id}/`)).status).toBe(404);
    expect((await rest("GET", `/documents/${file.body.id}/file/`)).status).toBe(200);
  });

  it("stands in its claim's activity with all that happens to it, also after it is deleted", async () => {
    const { rest, workflows } = desk;
    const { claim_id } = await denied();
    const elsewhere = await denied();
    const { body } = await generate(claim_id);
    await generate(elsewhere.claim_id);
    await workflows.run();
    const of = `${APPEALS}${body.id}/`;
    await rest("PATCH", `${of}letter/`, { json: { content: "<p>Our own words.</p>" } });
    await rest("POST", `${of}export/`, { json: {} });
    await rest("POST", `${of}send/`, {
      json: { method: "email", to: "claims@payer.example", overrides },
    });
    await workflows.run();
    await rest("PATCH", of, { json: { status: "sent", sent_method: "portal" } });
    expect((await rest("DELETE", of)).status).toBe(204);

    const activity = `/claims/${claim_id}/activity/`;
    const { results } = (await rest("GET", activity)).body;
    const letter = body.template_name;
    const ofLetter = results.filter((record: { letter: string | null }) => record.letter !== null);
    expect(ofLetter.map(({ entity, action }: Record<string, string>) => `${action} ${entity}`)).toEqual([
      "delete appeal",
      "update appeal",
      "send appeal",
      "send delivery",
      "approve delivery",
      "export letter",
      "export letter",
      "update letter",
      "generate appeal",
      "create appeal",
    ]);
    expect(new Set(ofLetter.map((record: { letter: string }) => record.letter))).toEqual(new Set([letter]));
    expect(JSON.stringify(results)).not.toContain("payer.example");
    const paged = [];
    for (let next = `${activity}?page_size=3`; next; ) {
      const page = (await rest("GET", next)).body;
      paged.push(...page.results);
      next = page.next ? `${activity}?page_size=3&cursor=${page.next}` : "";
    }
    expect(paged).toEqual(results);
  });

  it("is written once for two calls at once; the second is told so, and may come later", async () => {
    const { workflows } = desk;
    const { claim_id } = await denied();
    const answers = await Promise.all([generate(claim_id), generate(claim_id), generate(claim_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    const first = answers.find(({ status }) => status === 202)?.body;
    const second = answers.find(({ status }) => status === 409)?.body;
    const sentence =
      "A letter for this claim is already being written. It appears in the list when it is done.";
    expect(second).toEqual({ ...refusal(sentence), code: "letter_under_way", appeal: first.id });
    await workflows.run();
    expect((await generate(claim_id)).status).toBe(202);
    await workflows.run();
    const list = await desk.rest("GET", `/documents/claims/${claim_id}/appeals/`);
    expect(list.body.count).toBe(2);
  });

  it("answers a retry with the same key by the first answer", async () => {
    const { claim_id } = await denied();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const [one, two] = [await generate(claim_id, {}, key), await generate(claim_id, {}, key)];
    expect(two.body).toEqual(one.body);
    await desk.workflows.run();
  });

  it("ends quietly when it is deleted while it is being written", async () => {
    const { rest, workflows } = desk;
    const { claim_id } = await denied();
    const { body } = await generate(claim_id);
    expect((await rest("DELETE", `${LETTERS}${body.id}/`)).status).toBe(204);
    await expect(workflows.run()).resolves.toBeGreaterThan(0);
    expect(await desk.t.admin`select 1 from letter_versions where appeal_id = ${body.id}`).toEqual([]);
    expect((await generate(claim_id)).status).toBe(202);
    await workflows.run();
  });

  it("is refused for a claim that is not denied, another model, and what is not the practice's", async () => {
    const { claim_id } = await claim(desk.person.ctx);
    expect((await generate(claim_id)).body).toEqual(refusal("Only denied claims can have appeals generated"));
    const own = await denied();
    expect((await generate(own.claim_id, { model: "gpt-4o" })).body).toEqual({
      model: ["Letters for claims are written with deepseek-r1."],
    });
    const foreign = await deniedClaim(desk.otherPerson.ctx);
    const theirs = (await desk.other("GET", TEMPLATES)).body.templates[0].id;
    for (const id of [foreign.claim_id, UNKNOWN_ID]) {
      expect((await generate(id)).body).toEqual({ claim_id: ["Choose a claim from the list."] });
      expect((await desk.rest("GET", `/documents/claims/${id}/appeals/`)).status).toBe(404);
    }
    for (const template_id of [theirs, UNKNOWN_ID]) {
      expect((await generate(own.claim_id, { template_id })).body).toEqual({
        template_id: ["Choose a template from the list."],
      });
    }
    expect((await desk.rest("GET", `/documents/claims/${own.claim_id}/appeals/`)).body.count).toBe(0);
    const { body } = await generate(own.claim_id);
    expect((await desk.other("GET", `${LETTERS}${body.id}/`)).status).toBe(404);
    expect((await desk.other("DELETE", `${LETTERS}${body.id}/`)).status).toBe(404);
    await desk.workflows.run();
  });

  it("cuts long letters in the list only, and finds them by patient, day and words", async () => {
    const { rest, workflows } = desk;
    const who = await patient(desk.person.ctx, { first_name: "Ottoline", last_name: "Farquhar" });
    const { claim_id } = await denied({ patient: who });
    const { body } = await generate(claim_id);
    await workflows.run();
    const content = `<p>${"long ".repeat(6000)}</p>`;
    await rest("PATCH", `${APPEALS}${body.id}/letter/`, { json: { content, format: "html" } });
    const found = await rest(
      "GET",
      `${LETTERS}?search=farqu%20necessity&patient=${who}&date_from=2020-01-01`,
    );
    expect(found.body.results).toMatchObject([{ id: body.id, content_truncated: true }]);
    expect(found.body.results[0].appeal_content).toHaveLength(20_000);
    expect((await rest("GET", `${LETTERS}${body.id}/`)).body.appeal_content.length).toBeGreaterThan(29_000);
    expect((await rest("GET", `${LETTERS}?patient=${who}&date_to=2020-01-01`)).body.count).toBe(0);
    const one = await rest("GET", `${LETTERS}?page_size=1`);
    expect(one.body.next).toContain("cursor=");
    const next = await rest("GET", one.body.next.replace("/api/v1", ""));
    expect(next.body.results[0].id).not.toBe(one.body.results[0].id);
  });
});

describe("the templates", () => {
  it("are five, for everybody to read and the owner to change", async () => {
    const { body } = await desk.rest("GET", TEMPLATES);
    expect(body).toMatchObject({ count: 5, results: body.templates });
    expect(body.templates.map(({ name }: { name: string }) => name)).toEqual([
      "Medical Necessity Denial LLM Prompt",
      "Prior Authorization Denial LLM Prompt",
      "Insufficient Documentation LLM Prompt",
      "Out-of-Network Provider LLM Prompt",
      "Experimental/Investigational Denial LLM Prompt",
    ]);
    expect(body.placeholders.map(({ name }: { name: string }) => name)).toContain("patient_name");
    const [first] = body.templates;
    expect((await desk.rest("GET", `${TEMPLATES}${first.id}/`)).body.body).toContain("{{argument}}");
    expect((await desk.other("GET", `${TEMPLATES}${first.id}/`)).status).toBe(404);
    expect((await desk.other("PATCH", `${TEMPLATES}${first.id}/`, { json: { body: "x" } })).status).toBe(404);
    const again = await Promise.all([1, 2, 3].map(() => desk.unverified("GET", TEMPLATES)));
    for (const { body: list } of again) expect(list.count).toBe(5);
  });

  it("name an unknown placeholder and save nothing", async () => {
    const template = await templateOf("eligibility");
    const at = `${TEMPLATES}${template.id}/`;
    const refused = await desk.rest("PATCH", at, { json: { body: "Dear {{patient}}, {{argument}}" } });
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        body: [
          "Unknown placeholder {{patient}}. Choose one from the list, or write the text in square brackets.",
        ],
      },
    ]);
    expect((await desk.rest("GET", at)).body).toMatchObject({ is_default: true });
    const { claim_id } = await denied();
    const preview = await desk.rest("POST", `${at}preview/`, { json: { claim_id, body: "{{nobody}}" } });
    expect(preview.body).toEqual({ body: [expect.stringContaining("{{nobody}}")] });
  });

  it("change the letter, are shown on a real claim first, and go back", async () => {
    const { rest, workflows } = desk;
    const template = await templateOf("duplicate");
    const at = `${TEMPLATES}${template.id}/`;
    const { claim_id, patient: who } = await denied({
      claim_number: "CLM-PREVIEW-1",
      denial_details: {
        denial_date: "2026-03-02",
        denial_category: "duplicate",
        appeal_deadline: "2026-08-29",
      },
    });
    const body =
      "### Our own words\n\nClaim {{claim_number}} of {{patient_name}} is **no** duplicate. [the proof]\n\n{{argument}}";
    const shown = await rest("POST", `${at}preview/`, { json: { claim_id, body } });
    expect(shown.body.content).toContain("Claim CLM-PREVIEW-1 of Ana");
    expect(shown.body.content).toContain("Why this is not the same service");
    expect(shown.body.blanks).toContain("[the proof]");
    expect(await audited(claim_id)).toContainEqual({ action: "read", entity: "claim", patient_id: who });
    expect((await rest("POST", `${at}preview/`, { json: { claim_id: UNKNOWN_ID, body } })).body).toEqual({
      claim_id: ["Choose a claim from the list."],
    });

    expect((await rest("PATCH", at, { json: { body } })).body).toMatchObject({ body, is_default: false });
    const { body: order } = await generate(claim_id);
    expect(order.template_name).toBe("Insufficient Documentation LLM Prompt");
    await workflows.run();
    expect((await rest("GET", `${LETTERS}${order.id}/`)).body.appeal_content).toContain("Our own words");
    const chosen = await templateOf("eligibility");
    expect((await generate(claim_id, { template_id: chosen.id })).body.template_name).toBe(chosen.name);
    await workflows.run();
    expect((await rest("POST", `${at}reset/`)).body).toMatchObject({ is_default: true });
  });

  it("leave a category without one only by the owner's own hand, and a letter then says so", async () => {
    const { rest } = desk;
    const template = await templateOf("benefit_exclusion");
    const at = `${TEMPLATES}${template.id}/`;
    await rest("PATCH", at, { json: { denial_categories: [] } });
    const details = {
      denial_date: "2026-03-02",
      denial_category: "benefit_exclusion",
      appeal_deadline: "2026-08-29",
    };
    const { claim_id } = await denied({ denial_details: details });
    const { status, body } = await generate(claim_id);
    expect([status, body]).toEqual([
      400,
      refusal(
        "No template found for denial category: benefit_exclusion. Please ensure templates are created.",
      ),
    ]);
    const other = await templateOf("eligibility");
    await rest("PATCH", `${TEMPLATES}${other.id}/`, {
      json: { denial_categories: ["eligibility", "benefit_exclusion"] },
    });
    const taken = await rest("POST", `${at}reset/`);
    expect([taken.status, Object.keys(taken.body)]).toEqual([400, ["denial_categories"]]);
    await rest("POST", `${TEMPLATES}${other.id}/reset/`);
    expect((await rest("POST", `${at}reset/`)).body).toMatchObject({
      denial_categories: ["benefit_exclusion"],
    });
  });
});

describe("a quick appeal and a claim", () => {
  it("are linked and unlinked; only what is empty is filled", async () => {
    const { rest, newAppeal } = desk;
    const { claim_id, patient: who } = await denied({ claim_number: "CLM-LINK-9" });
    const id = await newAppeal({ payer_name: "Payer as typed" });
    const linked = await rest("PATCH", `${APPEALS}${id}/`, { json: { claim: claim_id } });
    expect(linked.body).toMatchObject({
      claim: claim_id,
      patient: who,
      payer_name: "Payer as typed",
      claim_number: "CLM-LINK-9",
      denial_text: "Not medically necessary.",
      appeal_deadline: "2026-08-29",
    });
    expect(linked.body.patient_name).toMatch(/^Ana /);
    expect((await rest("GET", APPEALS)).body.results).toContainEqual(
      expect.objectContaining({ id, appeal_deadline: "2026-08-29" }),
    );
    const list = await rest("GET", `/documents/claims/${claim_id}/appeals/`);
    expect(list.body.appeals).toMatchObject([{ id, status: "Pending", generation: null }]);

    const stranger = await patient(desk.person.ctx);
    const refused = await rest("PATCH", `${APPEALS}${id}/`, { json: { patient: stranger } });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["patient"]]);
    const foreign = await deniedClaim(desk.otherPerson.ctx);
    for (const claim of [foreign.claim_id, UNKNOWN_ID]) {
      expect((await rest("PATCH", `${APPEALS}${id}/`, { json: { claim } })).body).toEqual({
        claim: ["Choose a claim from the list."],
      });
    }
    const unlinked = await rest("PATCH", `${APPEALS}${id}/`, { json: { claim: null, patient: null } });
    expect(unlinked.body).toMatchObject({
      claim: null,
      patient: null,
      claim_number: "CLM-LINK-9",
      appeal_deadline: null,
    });
    const later = await rest("PATCH", `${APPEALS}${id}/`, { json: { patient: stranger } });
    expect(later.body.patient_name).toBe(linked.body.patient_name);
    const wrong = await rest("PATCH", `${APPEALS}${id}/`, { json: { claim: claim_id } });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["claim"]]);
  });
});
