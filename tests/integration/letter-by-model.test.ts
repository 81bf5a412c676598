import { afterAll, beforeAll, expect, it } from "vitest";
import type { Extraction } from "@/lib/core/extraction";
import { createAppeal, updateAppealMetadata } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { extractWithModel } from "@/lib/domain/document/extraction/extract-with-model";
import type { Ctx } from "@/lib/domain/kernel/context";
import { countModelCall } from "@/lib/domain/kernel/model-calls";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { type OpenAiServer, type Reply, startOpenAiServer } from "../support/openai-server";
import { useDatabase } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";

const BODY = `### Why the denial is wrong

The record for ⟦PATIENT_NAME⟧ shows that the service under claim ⟦CLAIM_NUMBER⟧ was ordered and documented at each visit, and
the reason that the payer gives does not answer that record.

### What we ask

- Reverse the denial and pay the claim in full.
- Tell us which criteria were used.`;

let t: TestDatabase;
let model: OpenAiServer;
let person: Awaited<ReturnType<typeof account>>;
let workflows: ReturnType<typeof workflowsOnDemand>;
let appealId: string;

beforeAll(async () => {
  t = await testDatabase();
  model = await startOpenAiServer([{ text: BODY, pieces: 5 }]);
  useAppEnv(t, {
    MODEL_GPT_4O_BASE_URL: model.baseUrl,
    MODEL_GPT_4O_API_KEY: "key",
    MODEL_GPT_4O_NAME: "stand-in",
    EXTRACTION_MODEL: "gpt-4o",
    MODEL_TIMEOUT_SECONDS: "5",
    THROTTLE_MODEL_CALLS_PER_PERSON_HOUR: "20",
    THROTTLE_MODEL_CALLS_PER_PRACTICE_DAY: "25",
  });
  useDatabase(t.db);
  workflows = workflowsOnDemand(t.db);
  person = await account(t.db);
  appealId = (await createAppeal(person.ctx, {})).id;
  await updateAppealMetadata(person.ctx, {
    appealId,
    patient_name: "Thi Mau Nguyễn",
    claim_number: "Q100002262203345",
    denial_text: "The service was not medically necessary. SSN 219-09-9999.",
  });
});
afterAll(() => model.close());

async function generate() {
  await requestLetter(person.ctx, { appealId, model: "gpt-4o" });
  await workflows.run("appeal/letter.requested");
  return getAppeal(person.ctx, { appealId });
}

it("sends no identifier out and puts each back into the letter", async () => {
  const { letter, generation } = await generate();
  expect(generation).toMatchObject({ status: "done", engine: "model", model: "gpt-4o" });
  expect(letter).toMatchObject({ version: 1, content_format: "markdown", engine: "gpt-4o" });
  expect(letter?.content).toContain("Thi Mau Nguyễn");
  expect(letter?.content).toContain("Q100002262203345");
  const sent = model.requests.map((request) => request.raw).join("\n");
  expect(sent).not.toMatch(/Nguyễn|Q100002262203345|219-09-9999/);
});

const BAD: [string, Reply][] = [
  ["that answers 500", { status: 500, body: "{}" }],
  ["that answers nonsense", { text: "ok" }],
  ["that never ends", { text: "word ", after: "repeat" }],
];
it.each(BAD)(
  "keeps the old letter and says how to go on with a model %s",
  { timeout: 60_000 },
  async (_what, reply) => {
    model.script([reply]);
    const { letter, generation } = await generate();
    expect(generation).toMatchObject({ status: "failed", error: expect.stringMatching(/try again/i) });
    expect(letter).toMatchObject({ version: 1 });
    expect(letter?.content).toContain("Thi Mau Nguyễn");
  },
);

it("S40: counts the calls of a person and of a practice, all at once, and makes none past the limit", async () => {
  const other = await account(t.db);
  const colleague: Ctx = { ...other.ctx, practiceId: person.ctx.practiceId };
  const outcomes = async (by: Ctx, tries: number) => {
    const all = await Promise.allSettled(Array.from({ length: tries }, () => countModelCall(by)));
    const refused = all.filter((one) => one.status === "rejected").map(({ reason }) => reason.reason);
    return { let: tries - refused.length, why: [...new Set(refused)] };
  };
  // This file has made calls of its own before.
  const mine = await outcomes(person.ctx, 60);
  expect(mine.why).toEqual(["over_limit"]);
  const [all] =
    await t.admin`select max(points)::int as points from throttle_counters where key like 'modelPractice:%'`;
  expect(Number(all?.points)).toBeLessThanOrEqual(20);
  const theirs = await outcomes(colleague, 60);
  expect(theirs).toEqual({ let: 25 - Number(all?.points), why: ["over_limit"] });
  expect(await outcomes((await account(t.db)).ctx, 5)).toEqual({ let: 5, why: [] });

  const asked = model.requests.length;
  const { letter, generation } = await generate();
  expect(generation).toMatchObject({
    status: "failed",
    error: expect.stringContaining("as its limit allows"),
  });
  expect(letter?.content).toContain("Thi Mau Nguyễn");
  const rules = { fields: {}, facts: {} } as Extraction;
  expect(await extractWithModel(person.ctx, appealId, { pages: [] } as never, rules)).toEqual({
    extraction: rules,
    engine: "rules",
  });
  expect(model.requests.length).toBe(asked);
});
