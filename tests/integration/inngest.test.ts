import { InngestTestEngine } from "@inngest/test";
import { eq } from "drizzle-orm";
import { Inngest } from "inngest";
import { beforeAll, describe, expect, it } from "vitest";
import { eventOutbox } from "@/db/schema/system";
import { inngestFunctions } from "@/inngest/bind-inngest";
import { relayOutbox } from "@/inngest/relay-outbox";
import { workflows } from "@/inngest/workflows";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { requestSending } from "@/lib/domain/delivery/request";
import { requestExtraction } from "@/lib/domain/document/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/document/upload";
import { requestLetter } from "@/lib/domain/letter/generation";
import { bindEvents } from "@/lib/events";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { startStandIn } from "../support/stand-in-server";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";

let t: TestDatabase;
let person: Awaited<ReturnType<typeof verifiedAccount>>;
const client = new Inngest({ id: "test", isDev: true, eventKey: "test" });
const functions = inngestFunctions(client, workflows);

/** The newest event in the outbox of that name, as Inngest would deliver it. */
async function emitted(name: string) {
  const rows = await t.db.select().from(eventOutbox).where(eq(eventOutbox.name, name));
  const row = rows.at(-1);
  if (!row) throw new Error(`nothing emitted as ${name}`);
  return { id: row.id, name: row.name, data: row.data };
}

async function runFunction(name: string) {
  const id = name.replaceAll(/[/.]/g, "-");
  const fn = functions.find((one) => one.id() === id);
  if (!fn) throw new Error(`no function ${id}`);
  const engine = new InngestTestEngine({ function: fn, events: [await emitted(name)] as never });
  return engine.execute();
}

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t, { INNGEST_DEV: "1" });
  bindEvents({ engine: "inngest", relay: () => {} });
  person = await verifiedAccount(t);
});

describe("the workflows bound to Inngest", () => {
  it("has one function per workflow", () => {
    expect(functions.map((fn) => fn.id()).sort()).toEqual(
      workflows.map((workflow) => workflow.event.replaceAll(/[/.]/g, "-")).sort(),
    );
  });

  it("mails the verification link", async () => {
    const { error } = await runFunction("account/verification.requested");
    expect(error).toBeUndefined();
    const [mail] = await t.admin`select recipient, subject, text from local_outbox where channel = 'email'`;
    expect(mail?.recipient).toBe(person.input.email);
    expect(mail?.text).toContain("/verify-email/");
  });

  it("takes an appeal from its denial letter to the outbox", async () => {
    const { ctx } = person;
    const appeal = await createAppeal(ctx, {});
    await uploadAppealDocuments(ctx, appeal.id, [await uploadOf("tests/fixtures/denials/denial-02.pdf")]);
    await requestExtraction(ctx, appeal.id, false);
    expect((await runFunction("appeal/extraction.requested")).error).toBeUndefined();
    expect(await getAppeal(ctx, appeal.id)).toMatchObject({
      claim_number: "EFKQ2T7XX00",
      extraction: { state: "done" },
    });
    await requestLetter(ctx, appeal.id, "deepseek-r1");
    expect((await runFunction("appeal/letter.requested")).error).toBeUndefined();
    await requestSending(ctx, appeal.id, { method: "email", to: "appeals@payer.example", again: false });
    expect((await runFunction("delivery/requested")).error).toBeUndefined();
    const sent = await getAppeal(ctx, appeal.id);
    expect(sent).toMatchObject({ status: "sent", letter: { engine: "built-in", version: 1 } });
    expect(sent.deliveries).toMatchObject([{ state: "sent", provider: "outbox" }]);
  });

  it("shows the failure on the screen when a run has ended for good", async () => {
    const { ctx } = person;
    const appeal = await createAppeal(ctx, { patient_name: "Ana Muestra" });
    const generation = await requestLetter(ctx, appeal.id, "gpt-4o");
    const letter = workflows.find((workflow) => workflow.event === "appeal/letter.requested");
    await letter?.failed?.(await emitted("appeal/letter.requested"));
    expect(await getAppeal(ctx, appeal.id)).toMatchObject({
      generation: { id: generation.id, status: "failed", error: expect.stringContaining("try again") },
      letter: null,
    });
  });
});

describe("the outbox of events", () => {
  it("is sent to Inngest once and again after a failure", async () => {
    const server = await startStandIn(async () => ({ status: 200, body: { ids: ["x"], status: 200 } }));
    const outside = new Inngest({ id: "test", baseUrl: server.url, eventKey: "test", isDev: true });
    // The client itself tries five times; an outage outlasts it.
    server.script.always = { kind: "status", status: 400, accepted: false };
    await expect(relayOutbox(t.db, outside)).rejects.toThrow();
    server.script.always = undefined;
    const sent = await relayOutbox(t.db, outside);
    expect(sent).toBeGreaterThan(0);
    expect(await relayOutbox(t.db, outside)).toBe(0);
    const body = JSON.parse(server.requests.at(-1)?.body.toString("utf8") ?? "[]");
    expect(body[0]).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
      data: expect.any(Object),
    });
    await server.close();
  });
});
