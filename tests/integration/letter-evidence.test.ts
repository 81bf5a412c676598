import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { requestSending } from "@/lib/domain/delivery/request";
import type { GateProblemDto } from "@/lib/domain/letter/gate/schema";
import type { EvidenceDto, LetterWithQuestionsDto } from "@/lib/domain/letter/points/schema";
import { letterText } from "@/lib/domain/letter/text/letter-text";
import { reviewLetter } from "@/lib/domain/letter/writing/review";
import { fileForm } from "../support/file-form";
import { overrides } from "../support/gate";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

/** A case of the letters' fixtures, its texts printed as PDFs with the same pages. */
async function appealOf(name: string, papers: readonly string[]): Promise<string> {
  const id = await desk.newAppeal();
  const upload = async (field: string, file: string) => {
    const text = await readFile(`tests/fixtures/letters/${name}/${file}.txt`, "utf8");
    const pages = text.split("\f").map((page) => ({ content: textLines(page.trim().split("\n")) }));
    await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
      form: fileForm({ field, name: `${file}.pdf`, bytes: pdfOfPages(pages) }),
    });
  };
  await upload("denial_letter", "denial");
  for (const paper of papers) await upload("supporting_docs", paper);
  await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
  await desk.workflows.run();
  await desk.rest("POST", `${APPEALS}${id}/generate/`, { json: {} });
  await desk.workflows.run();
  return id;
}

const letterOf = async (id: string): Promise<LetterWithQuestionsDto> =>
  (await desk.rest("GET", `${APPEALS}${id}/letter/`)).body;

describe("a letter with the chart uploaded", () => {
  it("answers the denial with the facts, their enclosure and page, and leaves another patient out", async () => {
    const id = await appealOf("01-authorization-on-file", ["1-authorization-letters", "2-call-log"]);
    const { content } = await letterOf(id);
    const text = letterText(content, "html");
    expect(text).toMatch(/A000518334.*\(Enclosure 2, page 2\)/);
    expect(text).toMatch(/1012-33041.*\(Enclosure 3, page 1\)/);
    expect(text).not.toMatch(/A000777001|Okafor|\[/);

    const evidence: EvidenceDto = (await desk.rest("GET", `${APPEALS}${id}/evidence/`)).body;
    expect(evidence.left_out).toMatchObject([{ page: 2, reason: "other_patient", detail: "Tomas Okafor" }]);
    const facts = evidence.groups.flatMap((group) => group.facts);
    const approval = facts.find(({ quote }) => quote.includes("A000518334"));
    expect(approval).toMatchObject({ page: 2, in_letter: true });
    expect(approval?.boxes.length).toBeGreaterThan(0);
    expect(JSON.stringify(evidence.groups)).not.toContain("A000777001");
  });

  it("shows what the practice says against its own case as such, and not in the letter", async () => {
    const id = await appealOf("../letters-moves-first/10-pt-texas-comp-two-visits-over", [
      "1-authorization-and-visit-count",
    ]);
    const evidence: EvidenceDto = (await desk.rest("GET", `${APPEALS}${id}/evidence/`)).body;
    const against = evidence.groups.find((group) => group.id === "against");
    expect(against?.facts.map(({ quote }) => quote).join(" ")).toContain("found it when posting");
    expect(against?.facts.every(({ adverse, in_letter }) => adverse && !in_letter)).toBe(true);
  });

  it("of a service that was not given yet takes no day of a visit for its own", async () => {
    const id = await appealOf("../letters-seventh/07-prior-auth-facet-ablation", [
      "1-block-records",
      "2-therapy-discharge",
      "3-office-notes",
    ]);
    const text = letterText((await letterOf(id)).content, "html");
    expect(text).toContain("Reference number");
    expect(text).not.toContain("Dates of service");
  });

  it("proposes what a corrected claim changes, and says it once a person confirmed it", async () => {
    const id = await appealOf("../letters-second/09-missing-modifier", ["note"]);
    const codes = async () =>
      (await desk.rest("GET", `${APPEALS}${id}/gate/`)).body.problems.map(({ code }: GateProblemDto) => code);
    const { content, questions } = await letterOf(id);
    const question = questions.find(({ proposal }) => proposal !== null);
    expect(question).toMatchObject({
      text: expect.stringContaining("97530"),
      why: expect.stringContaining("(Enclosure 2, page 1)"),
      proposal: "97530, modifier GO added",
    });
    expect(question?.passages.map(({ quote }) => quote)).toContainEqual(
      expect.stringContaining("occupational therapy plan of care"),
    );
    expect(letterText(content, "html")).not.toContain("modifier GO");
    expect(await codes()).toContain("no_change_named");

    const answered = await desk.rest("POST", `${APPEALS}${id}/letter/answers/`, {
      json: { question_id: question?.id, text: question?.proposal },
    });
    expect(letterText(answered.body.content, "html")).toMatch(
      /97530\t97530, modifier GO added\tEnclosure 2, page 1/,
    );
    expect(answered.body.questions.map(({ id: asked }: { id: string }) => asked)).not.toContain(question?.id);
    expect(await codes()).not.toContain("no_change_named");
    expect(await codes()).not.toContain("unsourced_fact");
  });

  it("says nothing that no source holds", async () => {
    const id = await appealOf("07-neck-pt-plateau", ["a-evaluation", "b-notes", "c-old"]);
    const { content, content_format } = await letterOf(id);
    expect(letterText(content, "html")).toMatch(/NDI.*August 14, 2026.*20%.*page 3/);
    const review = await reviewLetter(desk.person.ctx, { appealId: id, content, format: content_format });
    expect(review.unsupported).toEqual([]);
  });
});

describe("another patient's page in a paper that the letter needs", () => {
  const gate = async (id: string): Promise<GateProblemDto[]> =>
    (await desk.rest("GET", `${APPEALS}${id}/gate/`)).body.problems;
  const leaveOut = (id: string, document: string, pages: unknown) =>
    desk.rest("PATCH", `${APPEALS}${id}/uploads/${document}/`, { json: { pages_left_out: pages } });

  it("stays behind by one call, and what the letter cites can't", async () => {
    const id = await appealOf("01-authorization-on-file", ["1-authorization-letters", "2-call-log"]);
    const [found] = (await gate(id)).filter(({ code }) => code === "other_patient");
    expect(found).toMatchObject({
      message: "“Call log” has something of another patient on page 2. Leave out page 2: it can't be sent.",
      leave_out: { pages: [2] },
    });
    const log = found?.leave_out?.document ?? "";
    const first = (await desk.rest("POST", `${APPEALS}${id}/export/`, { json: {} })).body;
    expect(first.enclosures.at(-1)).toMatchObject({ document: log, pages: 2, pages_left_out: [] });

    const { body } = await leaveOut(id, log, [2]);
    expect(body.documents.find((one: { id: string }) => one.id === log).pages_left_out).toEqual([2]);
    expect((await gate(id)).map(({ code }) => code)).not.toContain("other_patient");
    const second = (await desk.rest("POST", `${APPEALS}${id}/export/`, { json: {} })).body;
    expect(second.enclosures.at(-1)).toMatchObject({ document: log, pages: 1, pages_left_out: [2] });
    const { bytes } = await desk.rest("GET", `${APPEALS}${id}/download/`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain("1012-33041");
    expect(text).not.toContain("Okafor");

    await leaveOut(id, log, [1]);
    expect((await gate(id)).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        "The letter points to page 1 of “Call log”, which is left out.",
        "“Call log” has something of another patient on page 2. It can't be sent with it: leave the document out, or upload it without that.",
      ]),
    );
    const audited = await desk.t.admin`select detail from audit_events
      where entity_id = ${log} and detail ? 'pages_left_out' order by id`;
    expect(audited.map(({ detail }) => detail)).toEqual([{ pages_left_out: 1 }, { pages_left_out: 1 }]);
    await leaveOut(id, log, []);
    expect((await gate(id)).some(({ leave_out }) => leave_out)).toBe(true);
  });

  it("is not sent when another tab takes it back in after the gate was asked", async () => {
    const id = await appealOf("01-authorization-on-file", ["1-authorization-letters", "2-call-log"]);
    const { documents } = (await desk.rest("GET", `${APPEALS}${id}/`)).body;
    const log = documents.at(-1).id;
    await leaveOut(id, log, [2]);
    const { ctx } = desk.person;
    let transactions = 0;
    const db = new Proxy(ctx.db, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== "transaction") return value;
        return async (...input: unknown[]) => {
          transactions += 1;
          if (transactions === 2) await leaveOut(id, log, []);
          return value.apply(target, input);
        };
      },
    });
    const sending = { appealId: id, method: "email" as const, to: "appeals@payer.example", overrides };
    await expect(requestSending({ ...ctx, db }, sending)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${id}`).toEqual([]);
  });

  it("is named by pages that the document has, never all of them", async () => {
    const id = await appealOf("01-authorization-on-file", ["2-call-log"]);
    const { documents } = (await desk.rest("GET", `${APPEALS}${id}/`)).body;
    const log = documents.at(-1).id;
    const why = async (pages: unknown) => {
      const { status, body } = await leaveOut(id, log, pages);
      expect(status).toBe(400);
      return JSON.stringify(body);
    };
    expect(await why([3])).toContain("It has 2 pages.");
    expect(await why([1, 2, 2])).toContain("At least one page must stay.");
    expect(await why([0])).toContain("pages_left_out");
    expect(await why("2")).toContain("pages_left_out");
    await desk.t.admin`update documents set pages_total = null where id = ${log}`;
    expect(await why([2])).toContain("not counted yet");
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    await desk.t.admin`update documents set media_type = ${word} where id = ${log}`;
    expect(await why([2])).toContain("Pages of a Word file can't be left out.");
  });
});

describe("what a letter leaves open", () => {
  it("is asked, answered under a name, and then stands in the letter", async () => {
    const id = await appealOf("01-authorization-on-file", []);
    const before = await letterOf(id);
    expect(before.content).not.toContain("[");
    const [question] = before.questions;
    if (!question) throw new Error("nothing is asked");
    const answers = `${APPEALS}${id}/letter/answers/`;
    const said = await desk.rest("POST", answers, {
      json: { question_id: question.id, text: "Approval A000518334 covers 08/17/2026." },
    });
    expect(said.body).toMatchObject({ rewritten: true, version: before.version + 1 });
    const after = await letterOf(id);
    // The person gave no name: the one they sign in with is nothing for a payer.
    expect(letterText(after.content, "html")).toContain(
      "Approval A000518334 covers 08/17/2026. (Stated for the practice.)",
    );
    await desk.rest("PATCH", "/accounts/profile/", { json: { first_name: "Dana", last_name: "Whitlock" } });
    const named = await desk.rest("POST", answers, {
      json: { question_id: question.id, text: "Approval A000518334 covers 08/17/2026." },
    });
    expect(named.body.sentence).toContain("(Stated for the practice by Dana Whitlock.)");
    expect(after.questions.map((one) => one.id)).not.toContain(question.id);
    expect(after.answers).toMatchObject([{ question_id: question.id, question: question.text }]);

    // A person's own letter is never written over: the sentence is handed back for them to put in.
    await desk.rest("PATCH", `${APPEALS}${id}/letter/`, { json: { content: "<p>Our own words.</p>" } });
    const again = await desk.rest("POST", answers, { json: { question_id: question.id, text: "Another." } });
    expect(again.body).toMatchObject({ rewritten: false, content: "<p>Our own words.</p>" });
    expect(again.body.sentence).toContain("Another.");

    // Taken back, it is asked again.
    await desk.rest("POST", answers, { json: { question_id: question.id, text: "" } });
    expect((await letterOf(id)).questions.map((one) => one.id)).toContain(question.id);
  });

  it("takes no answer to what was not asked", async () => {
    const id = await appealOf("01-authorization-on-file", []);
    const answer = await desk.rest("POST", `${APPEALS}${id}/letter/answers/`, {
      json: { question_id: "point-none", text: "x" },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ question_id: ["Choose a question of the letter."] });
  });
});
