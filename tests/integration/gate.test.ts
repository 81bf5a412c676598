import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { FOLLOWS_KIND } from "@/lib/core/notice";
import type { GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { getNoticeOwner } from "@/lib/domain/letter/gate/whose-notice";
import { deniedClaim } from "../support/claims";
import { fileForm } from "../support/file-form";
import { overrides } from "../support/gate";
import { practiceOfTwo } from "../support/invited";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { restClient } from "../support/rest";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
  await desk.t
    .admin`update practices set name = 'Harbor Point Physical Therapy', npi = '1234567893', tin = '415550101'
    where id = ${desk.person.ctx.practiceId}`;
});

const NOTICE = [
  "Lakeside Health Plan",
  "Notice of claim denial",
  "Date of this notice: March 2, 2026",
  "Provider: Harbor Point Physical Therapy   NPI: 1234567893",
  "Patient: Ana Muestra",
  "Claim number: LK-20260302-7",
  "Reason code: 50. The service is not medically necessary.",
  "Send appeals by fax to (415) 555-0177 or by email to appeals@lakeside.example",
];

/** A short letter that says only what the notice says. */
const LETTER = [
  "<p>Lakeside Health Plan</p>",
  "<p>RE: Patient Ana Muestra, claim number LK-20260302-7</p>",
  "<p>Harbor Point Physical Therapy asks for a review of your notice of March 2, 2026.</p>",
  "<h2>Enclosures</h2><ol><li>Denial letter</li></ol>",
].join("");

async function appealWith({ notice = NOTICE, letter = LETTER, fields = {} } = {}): Promise<string> {
  const id = await desk.newAppeal({
    patient_name: "Ana Muestra",
    payer_name: "Lakeside Health Plan",
    claim_number: "LK-20260302-7",
    ...fields,
  });
  const bytes = pdfOfPages([{ content: textLines(notice) }]);
  await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
    form: fileForm({ field: "denial_letter", name: "denial.pdf", bytes }),
  });
  await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
  await desk.workflows.run();
  await desk.rest("POST", `${APPEALS}${id}/generate/`, { json: {} });
  await desk.workflows.run();
  await desk.rest("PATCH", `${APPEALS}${id}/letter/`, { json: { content: letter, format: "html" } });
  return id;
}

const problemsOf = async (id: string, query = ""): Promise<GateProblemDto[]> =>
  (await desk.rest("GET", `${APPEALS}${id}/gate/${query}`)).body.problems;
const codes = (problems: GateProblemDto[]) => [...new Set(problems.map(({ code }) => code))];
const send = (id: string, more: object = {}) =>
  desk.rest("POST", `${APPEALS}${id}/send/`, {
    json: { method: "email", to: "appeals@lakeside.example", ...more },
  });
const faxTo = (number: string) => `?method=fax&to=${encodeURIComponent(number)}`;

describe("a letter in which all agrees", () => {
  it("has no problems, is exported without DRAFT and sent as the documented call asks", async () => {
    const id = await appealWith();
    expect(await problemsOf(id, faxTo("+14155550177"))).toEqual([]);
    const made = await desk.rest("POST", `${APPEALS}${id}/export/`, { json: {} });
    expect(made.body).toMatchObject({ draft: false, enclosures: [{ title: "Denial letter" }] });
    const sending = send(id);
    await expect.poll(() => desk.workflows.run("delivery/requested"), { timeout: 30_000 }).toBe(1);
    expect((await sending).body.delivery).toMatchObject({ state: "sent", overrides: [] });
  });
});

describe("a denial letter whose stage is in doubt", () => {
  it("stops the letter until a person chose", async () => {
    const doubted = [...NOTICE, "This decision was reached at the first level and reviewed again."];
    const id = await appealWith({ notice: doubted });
    const evidence = '{"level": {"confidence": 0.8, "doubt": "It speaks of the first level as well."}}';
    await desk.t.admin`update documents set paper_evidence = ${evidence}::text::jsonb
      where id in (select document_id from appeal_documents where appeal_id = ${id})`;
    expect(await problemsOf(id)).toMatchObject([
      { code: "doubtful_paper", where: "information", text: "Which decision", overridable: true },
    ]);
    const { body } = await desk.rest("GET", `${APPEALS}${id}/`);
    const paper = `${APPEALS}${id}/uploads/${body.documents[0].id}/paper/`;
    expect((await desk.rest("POST", paper, { json: { name: "level", value: "initial" } })).status).toBe(200);
    expect(await problemsOf(id)).toEqual([]);
  });
});

describe("a level that is in doubt for the kind's sake alone", () => {
  it("is settled with the kind, and asked for where another kind was chosen", async () => {
    const doubted = [...NOTICE, "The first visit was paid."];
    const id = await appealWith({ notice: doubted });
    const evidence = JSON.stringify({
      kind: { confidence: 0.8, doubt: "Its words also fit partial denial." },
      level: { confidence: 0.8, doubt: FOLLOWS_KIND },
    });
    await desk.t.admin`update documents set paper_evidence = ${evidence}::text::jsonb
      where id in (select document_id from appeal_documents where appeal_id = ${id})`;
    expect(await problemsOf(id)).toMatchObject([{ code: "doubtful_paper", text: "What it is" }]);
    const { body } = await desk.rest("GET", `${APPEALS}${id}/`);
    expect(body.documents[0].paper_evidence.level).toMatchObject({ doubt: null });
    const paper = `${APPEALS}${id}/uploads/${body.documents[0].id}/paper/`;
    const { kind } = body.documents[0];
    expect((await desk.rest("POST", paper, { json: { name: "kind", value: kind } })).status).toBe(200);
    expect(await problemsOf(id)).toEqual([]);
    // As a model leaves it, whose reading is not made anew at once.
    await desk.t.admin`update documents set kind = 'records_request'
      where id in (select document_id from appeal_documents where appeal_id = ${id})`;
    expect(await problemsOf(id)).toContainEqual(
      expect.objectContaining({ code: "doubtful_paper", text: "Which decision" }),
    );
  });
});

describe("the gate finds", () => {
  it.each([
    ["a blank", { letter: `${LETTER}<p>[what the record shows]</p>` }, "blank"],
    ["a fact from nowhere", { letter: `${LETTER}<p>She lost $5,123.45.</p>` }, "unsourced_fact"],
    [
      "a letter for somebody else",
      { letter: LETTER.replace("Ana Muestra", "our patient") },
      "patient_mismatch",
    ],
    ["a name that the notice has not", { fields: { patient_name: "Berta Ejemplo" } }, "patient_mismatch"],
    ["a claim that the notice has not", { fields: { claim_number: "ZZ-999-1" } }, "claim_mismatch"],
    ["a payer that the notice has not", { fields: { payer_name: "Cigna" } }, "payer_mismatch"],
    [
      "an enclosure that isn't there",
      { letter: LETTER.replace("</ol>", "<li>Operative report</li></ol>") },
      "enclosure_mismatch",
    ],
    ["a rule of another plan", { letter: `${LETTER}<p>See 42 CFR 405.942.</p>` }, "misplaced_citation"],
    [
      "a deadline that has passed",
      { notice: [...NOTICE, "You must file your appeal by April 1, 2026."] },
      "deadline_passed",
    ],
  ])("%s", async (_what, setting, code) => {
    const id = await appealWith(setting as Parameters<typeof appealWith>[0]);
    expect(codes(await problemsOf(id))).toContain(code);
    const refused = await send(id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "not_ready", detail: expect.stringContaining("isn't ready") });
    expect(codes(refused.body.problems)).toContain(code);
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${id}`).toEqual([]);
  });

  it("a recipient that neither the notice nor the directory gives", async () => {
    const id = await appealWith();
    expect(codes(await problemsOf(id, faxTo("+14155550999")))).toEqual(["unknown_recipient"]);
    expect((await send(id, { to: "somebody@else.example" })).body.problems).toMatchObject([
      { code: "unknown_recipient", where: "recipient" },
    ]);
  });

  // Red where the number that the form fills in, by the claim's payer id, was then called unknown.
  it("no stranger in the directory's payer of the claim, whatever its name is there", async () => {
    const payer_id = "LK901";
    const known = await deniedClaim(desk.person.ctx, { claim_number: "LK-20260302-7" });
    await desk.t.admin`update claims set payer_id = ${payer_id} where id = ${known.claim_id}`;
    const id = await appealWith();
    await desk.t.admin`update appeals set claim_id = ${known.claim_id} where id = ${id}`;
    const json = { name: "Lakeside of the Harbor", payer_id, fax: "(415) 555-0188" };
    expect((await desk.rest("POST", "/payers/directory/", { json })).status).toBe(201);
    const { body } = await desk.rest("GET", `${APPEALS}${id}/payer/`);
    expect(body.entry).toMatchObject({ fax: "+14155550188" });
    expect(codes(await problemsOf(id, faxTo("+14155550188")))).not.toContain("unknown_recipient");
    expect(codes(await problemsOf(id, faxTo("+14155550189")))).toContain("unknown_recipient");
  });

  // Red where a corrected claim went to the notice's fax for appeals without a question.
  it("a corrected claim on its way to where the notice has appeals go", async () => {
    const id = await appealWith();
    await desk.rest("POST", `${APPEALS}${id}/generate/`, {
      json: { move: "corrected_claim", override_reason: "Box 17 was empty" },
    });
    await desk.workflows.run();
    const asked = async (query: string) =>
      (await problemsOf(id, query)).flatMap(({ code, message }) =>
        code === "unknown_recipient" ? message : [],
      );
    expect(await asked(faxTo("+14155550177"))).toEqual([
      "(415) 555-0177 takes appeals to Lakeside Health Plan. The denial letter doesn't give it for corrected claims.",
    ]);
    expect(await asked("?method=email&to=appeals@lakeside.example")).toHaveLength(1);
    expect(await asked(faxTo("+14155550999"))).toEqual([
      "Neither the denial letter nor your payer directory gives (415) 555-0999 for corrected claims to Lakeside Health Plan.",
    ]);
  });

  // Red where the fax number that was typed for an email was only called unknown, and the person asked to confirm it.
  it("no recipient in what is no address or number, before anybody is asked to confirm it", async () => {
    const id = await appealWith();
    const asked = (query: string) => desk.rest("GET", `${APPEALS}${id}/gate/${query}`);
    for (const query of ["?method=email&to=(415) 555-0177", "?method=fax&to=appeals@lakeside.example"]) {
      const { status, body } = await asked(query);
      expect([status, Object.keys(body)]).toEqual([400, ["to"]]);
    }
    expect((await asked("?method=fax&to=(415) 555-0177")).body.problems).toEqual([]);
  });

  it("an enclosure that the letter names and nobody checked", async () => {
    const id = await appealWith();
    expect((await send(id, { enclosures: [] })).body.problems).toMatchObject([
      { code: "enclosure_mismatch", where: "enclosures" },
    ]);
  });
});

describe("another practice's notice", () => {
  it("is never sent, whoever asks", async () => {
    const notice = NOTICE.map((line) =>
      line.startsWith("Provider") ? "Provider: Ridge Chiropractic   NPI: 1999999984" : line,
    );
    const letter = LETTER.replace("Harbor Point Physical Therapy asks", "We ask");
    const id = await appealWith({ notice, letter });
    const refused = await send(id, { overrides });
    expect([refused.status, codes(refused.body.problems)]).toEqual([409, ["foreign_notice"]]);
    expect(refused.body.problems[0].overridable).toBe(false);
    // Told before a letter is written, too.
    expect(await getNoticeOwner(desk.person.ctx, { appealId: id })).toBe("foreign");
  });

  it("is asked about where it has no number to compare and another's name", async () => {
    const another = (line: string) => line.replace(/^Provider.*/, "Provider: Ridge Chiropractic");
    const letter = LETTER.replace("Harbor Point Physical Therapy asks", "We ask");
    const id = await appealWith({ notice: NOTICE.map(another), letter });
    const doubt = { code: "doubtful_value", where: "information", text: "Ridge Chiropractic" };
    expect(await problemsOf(id)).toMatchObject([doubt]);
    const { extraction } = (await desk.rest("GET", `${APPEALS}${id}/`)).body;
    expect(extraction.to_check).toContain("provider_name");
    const json = { name: "provider_name", value: "Ridge Chiropractic" };
    expect((await desk.rest("POST", `${APPEALS}${id}/confirmations/`, { json })).status).toBe(200);
    expect(await problemsOf(id)).toEqual([]);
  });

  it("is told from one's own and from none", async () => {
    const owner = (appealId: string) => getNoticeOwner(desk.person.ctx, { appealId });
    expect(await owner(await appealWith())).toBe("ours");
    expect(await owner(await desk.newAppeal({ patient_name: "Ana Muestra" }))).toBeNull();
    const { owner: stranger } = await practiceOfTwo(desk.t);
    const theirs = getNoticeOwner(stranger.ctx, { appealId: await appealWith() });
    await expect(theirs).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("another patient's page", () => {
  const pageOf = (name: string, born: string) => [
    "Harbor Point Physical Therapy        Visit note   02/10/2026",
    `Patient: ${name}     DOB: ${born}`,
    "",
    "Walks 200 feet with a cane after four weeks of treatment.",
  ];
  const withNotes = async (...pages: string[][]) => {
    const id = await appealWith({ letter: LETTER.replace("</ol>", "<li>Notes</li></ol>") });
    const bytes = pdfOfPages(pages.map((lines) => ({ content: textLines(lines) })));
    await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
      form: fileForm({ field: "supporting_docs", name: "notes.pdf", bytes }),
    });
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run();
    return id;
  };
  const own = pageOf("Ana Muestra", "01/02/1960");

  it("never leaves with the papers, whoever gives a reason", async () => {
    const id = await withNotes(own, pageOf("Berta Ejemplo", "11/30/1971"));
    const refused = await send(id, { overrides });
    expect(refused.status).toBe(409);
    expect(refused.body.problems).toMatchObject([
      { code: "other_patient", where: "enclosures", overridable: false },
    ]);
    expect(refused.body.problems[0].message).toMatch(/page 2/);
    expect(refused.body.problems[0].message).not.toMatch(/Berta|Ejemplo/);
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${id}`).toEqual([]);
  });

  it("is looked for by a person where a note says of nobody whose it is", async () => {
    const nobodys = [
      "Visit note   02/10/2026",
      "S: pain 6/10 on stairs",
      "O: flexion 95 deg",
      "A: slow gains",
    ];
    const id = await withNotes(nobodys);
    const refused = await send(id);
    expect(refused.status).toBe(409);
    expect(refused.body.problems).toMatchObject([
      { code: "unnamed_paper", text: "Notes", overridable: true },
    ]);
    expect(codes(await problemsOf(await withNotes(own, nobodys)))).not.toContain("unnamed_paper");

    const [{ confirm_patient: asked }] = refused.body.problems;
    const say = (confirmed: boolean) =>
      desk.rest("POST", `${APPEALS}${id}/uploads/${asked.document}/patient/`, { json: { confirmed } });
    const { body } = await say(true);
    expect(body.documents.find(({ id }: { id: string }) => id === asked.document).patient_confirmed).toEqual({
      by: expect.stringMatching(/\S/),
      at: expect.any(String),
      patient: "Ana Muestra",
    });
    expect(codes(await problemsOf(id))).not.toContain("unnamed_paper");
    // Of another patient nobody said it.
    const nameIt = (patient_name: string) =>
      desk.rest("PATCH", `${APPEALS}${id}/`, { json: { patient_name } });
    await nameIt("Berta Ejemplo");
    expect(codes(await problemsOf(id))).toContain("unnamed_paper");
    await nameIt("Ana Muestra");
    expect(codes(await problemsOf(id))).not.toContain("unnamed_paper");
    await say(false);
    expect(codes(await problemsOf(id))).toContain("unnamed_paper");
  });

  it("is nobody's to say of a page that names another patient", async () => {
    const id = await withNotes(own, pageOf("Berta Ejemplo", "11/30/1971"));
    const [{ leave_out: found }] = (await send(id)).body.problems;
    await desk.rest("POST", `${APPEALS}${id}/uploads/${found.document}/patient/`, {
      json: { confirmed: true },
    });
    expect(codes(await problemsOf(id))).toContain("other_patient");
  });

  it("is not seen in the patient's own pages", async () => {
    expect(codes(await problemsOf(await withNotes(own, own)))).not.toContain("other_patient");
  });
});

describe("what may be passed", () => {
  it("is passed by a provider with a reason, and the sent record says so", async () => {
    const id = await appealWith({ letter: `${LETTER}<p>[one] and [two]</p>` });
    const one = { code: "blank", text: "[one]", reason: "It stays blank on purpose." };
    expect((await send(id, { overrides: [one] })).body.problems).toMatchObject([{ text: "[two]" }]);
    expect((await send(id, { overrides: [{ code: "blank", reason: "" }] })).status).toBe(400);
    const sending = send(id, { overrides: [{ code: "blank", reason: "Left for the reviewer." }] });
    await expect.poll(() => desk.workflows.run("delivery/requested"), { timeout: 30_000 }).toBe(1);
    expect((await sending).body.delivery.overrides).toMatchObject([
      { code: "blank", reason: "Left for the reviewer.", by: expect.stringMatching(/\S/) },
      { code: "blank", message: expect.stringContaining("[two]") },
    ]);
  });

  it("is not passed by a member of the staff", async () => {
    const { colleague } = await practiceOfTwo(desk.t);
    await desk.t.admin`update users set email_verified_at = now() where id = ${colleague.user.id}`;
    const staff = restClient(colleague.tokens.access);
    const { body } = await staff("POST", APPEALS, { json: { patient_name: "Ana Muestra" } });
    await staff("POST", `${APPEALS}${body.id}/generate/`, { json: {} });
    await desk.workflows.run();
    const json = { method: "email", to: "a@payer.example" };
    expect((await staff("GET", `${APPEALS}${body.id}/gate/`)).body.may_override).toBe(false);
    expect((await staff("POST", `${APPEALS}${body.id}/send/`, { json })).status).toBe(409);
    const asked = await staff("POST", `${APPEALS}${body.id}/send/`, { json: { ...json, overrides } });
    expect(asked.status).toBe(403);
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${body.id}`).toEqual([]);
  });
});

describe("a PDF that is not ready", () => {
  it("says DRAFT on each page, alone and with enclosures; once ready it does not", async () => {
    const id = await appealWith({ letter: `${LETTER}<p>[a blank]</p>` });
    const pagesOf = async () => {
      const { bytes } = await desk.rest("GET", `${APPEALS}${id}/download/`);
      return (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;
    };
    for (const enclosures of [[], undefined]) {
      const { body } = await desk.rest("POST", `${APPEALS}${id}/export/`, {
        json: enclosures ? { enclosures } : {},
      });
      expect(body.draft).toBe(true);
      const pages = await pagesOf();
      expect(pages).toHaveLength(body.pages);
      for (const page of pages) expect(page).toContain("DRAFT");
    }
    await desk.rest("PATCH", `${APPEALS}${id}/letter/`, { json: { content: LETTER, format: "html" } });
    expect((await desk.rest("POST", `${APPEALS}${id}/export/`, { json: {} })).body.draft).toBe(false);
    for (const page of await pagesOf()) expect(page).not.toContain("DRAFT");
  });
});
