import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { letterText } from "@/lib/domain/letter/text/letter-text";
import { fileForm } from "../support/file-form";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { PLANTED, WAYS_TO_PLANT } from "../support/planted";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

const CASE = "tests/fixtures/letters/07-neck-pt-plateau";
const RECIPIENT = "appeals@palmetto.example";

let desk: RestDesk;
let model: OpenAiServer;
let at: string;
/** All that the model was asked to invent so far, each answer in another way. */
const planted: string[] = [];

beforeAll(async () => {
  let answers = 0;
  model = await startOpenAiServer(({ body }) => {
    const prompt = body.messages.map(({ content }) => content).join("\n");
    // The reading of the papers asks it, too.
    if (!prompt.includes("Write the body of the letter now")) return { status: 500 };
    const ids = [...prompt.matchAll(/"id": "(F\d+)"/g)].flatMap(([, id]) => id ?? []);
    const way = WAYS_TO_PLANT[answers++];
    const sentences = PLANTED.map((sentence) => way?.(sentence, ids) ?? "");
    planted.push(...sentences);
    return { text: ["The record answers the reason that you give.", ...sentences].join("\n\n") };
  });
  desk = await restDesk({
    MODEL_GPT_4O_BASE_URL: model.baseUrl,
    MODEL_GPT_4O_API_KEY: "key",
    MODEL_GPT_4O_NAME: "stand-in",
    MODEL_TIMEOUT_SECONDS: "20",
  });
  const id = await desk.newAppeal();
  at = `${APPEALS}${id}/`;
  const upload = async (field: string, file: string, more = "") => {
    const text = `${await readFile(`${CASE}/${file}.txt`, "utf8")}${more}`;
    const pages = text.split("\f").map((page) => ({ content: textLines(page.trim().split("\n")) }));
    await desk.rest("POST", `${at}uploads/`, {
      form: fileForm({ field, name: `${file}.pdf`, bytes: pdfOfPages(pages) }),
    });
  };
  await upload("denial_letter", "denial", `\nSend the request by email to ${RECIPIENT}`);
  for (const paper of ["a-evaluation", "b-notes"]) await upload("supporting_docs", paper);
  await desk.rest("POST", `${at}extract/`, { json: {} });
  await desk.workflows.run();
});
afterAll(() => model.close());

/** What the gate says of the letter's words; that the notice itself was read with doubts is another matter. */
const problems = async (): Promise<GateProblemDto[]> => {
  const { body } = await desk.rest("GET", `${at}gate/`);
  return body.problems.filter(({ code }: GateProblemDto) => !code.startsWith("doubtful"));
};
const letter = async () => (await desk.rest("GET", `${at}letter/`)).body;
const send = () => desk.rest("POST", `${at}send/`, { json: { method: "email", to: RECIPIENT } });
const compact = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

describe("what a model invents", () => {
  it("is planted two hundred times and more, and comes into no letter, so that the gate has nothing of it", async () => {
    for (const _ of WAYS_TO_PLANT) {
      await desk.rest("POST", `${at}generate/`, { json: { model: "gpt-4o" } });
      await desk.workflows.run();
      expect((await desk.rest("GET", at)).body.generation).toMatchObject({ status: "done", error: null });
      const { content, content_format, engine } = await letter();
      expect(engine).toBe("gpt-4o");
      const text = letterText(content, content_format);
      const said = compact(text);
      expect(PLANTED.filter((sentence) => said.includes(compact(sentence)))).toEqual([]);
      expect(text).toContain("The record answers the reason that you give.");
      expect(text).toMatch(/NDI.*August 14, 2026.*20%.*Enclosure 3, page 3/);
      expect(await problems()).toEqual([]);
    }
    expect(planted.length).toBeGreaterThanOrEqual(200);
    const kept = await desk.t.admin`select detail from audit_events
      where action = 'generate' and detail ? 'sentences_left_out'`;
    expect(kept.map(({ detail }) => detail.sentences_left_out)).toEqual(
      WAYS_TO_PLANT.map(() => PLANTED.length),
    );
  });

  it("is found by the gate and refused at the sending when a person pastes it in, each by itself", async () => {
    const { content, content_format } = await letter();
    const save = (more: string) =>
      desk.rest("PATCH", `${at}letter/`, {
        json: { content: content.replace(/^Dear .*$/m, `$&\n\n${more}`), format: content_format },
      });
    const passed: string[] = [];
    for (const sentence of PLANTED) {
      await save(sentence);
      if ((await problems()).length === 0) passed.push(sentence);
    }
    // Words of the record alone, put together otherwise: nothing can be looked up in them.
    expect(passed).toEqual(["The therapy was completed and all goals of the physician were met."]);

    await save(PLANTED.join("\n\n"));
    const refused = await send();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "not_ready" });
    expect(refused.body.problems.length).toBeGreaterThan(50);
    expect((await desk.rest("POST", `${at}export/`, { json: {} })).body.draft).toBe(true);
    expect(await desk.t.admin`select 1 from deliveries`).toEqual([]);
  });
});
