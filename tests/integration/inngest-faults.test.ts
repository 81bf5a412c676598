import { eq } from "drizzle-orm";
import { Inngest } from "inngest";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { POST } from "@/app/api/inngest/route";
import { eventOutbox } from "@/db/schema/system";
import { inngestFunctions } from "@/inngest/bind-inngest";
import { inngest } from "@/inngest/client";
import { beginSilentAgain } from "@/inngest/reconcile";
import { relayOutbox } from "@/inngest/relay-outbox";
import { workflows } from "@/inngest/workflows";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal, deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { requestSending } from "@/lib/domain/delivery/request";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { bindEvents } from "@/lib/events";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { overrides } from "../support/gate";
import { InngestServer } from "../support/inngest-server";
import { startStandIn } from "../support/stand-in-server";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";

// Seen red: a failure handler outside a step, three retries, a run begun again under its old id, "again" that waits, a
// deletion that cancels nothing, a driver's message passed on to Inngest, a queue of half an hour begun again and then ended.

const HOUR = 3600;
let t: TestDatabase;
let person: Awaited<ReturnType<typeof verifiedAccount>>;
let server: InngestServer;
let eventApiIsDown = false;
let eventApi: Awaited<ReturnType<typeof startStandIn>>;

beforeAll(async () => {
  t = await testDatabase();
  eventApi = await startStandIn(async ({ body }) => {
    if (eventApiIsDown) return { status: 400, body: { error: "away" } };
    const sent = JSON.parse(body.toString("utf8"));
    server.take(Array.isArray(sent) ? sent : [sent]);
    return { status: 200, body: { ids: ["x"], status: 200 } };
  });
  useAppEnv(t, { INNGEST_DEV: eventApi.url, INNGEST_BASE_URL: eventApi.url, LOG_LEVEL: "silent" });
  bindEvents({ engine: "inngest", relay: () => {} });
  person = await verifiedAccount(t);
});
beforeEach(async () => {
  // What earlier tests left is not this one's.
  await t.db.update(eventOutbox).set({ sentAt: new Date(), endedAt: new Date() });
  const functions = inngestFunctions(new Inngest({ id: "shape", isDev: true }), workflows);
  server = new InngestServer((request) => POST(request as never, {} as never), functions, "appeals-desk");
});

const relay = () => relayOutbox(t.db, inngest());
/** The schedule's look at silent runs, after so many seconds of silence. */
const reconcile = (seconds: number) =>
  beginSilentAgain(t.db, inngest(), workflows, new Date(Date.now() + seconds * 1000));

async function uploaded(): Promise<string> {
  const { id } = await createAppeal(person.ctx, {});
  await uploadAppealDocuments(person.ctx, { appealId: id }, [
    await uploadOf("tests/fixtures/denials/denial-02.pdf"),
  ]);
  return id;
}
const stateOf = async (appealId: string) => (await getAppeal(person.ctx, { appealId })).extraction.state;
const runsOf = (appealId: string) => server.runs.filter(({ event }) => event.data.appealId === appealId);
const outboxOf = (runId: string) => t.db.select().from(eventOutbox).where(eq(eventOutbox.id, runId));

it("outlives half an hour without the app by its retries alone", async () => {
  const appealId = await uploaded();
  await requestExtraction(person.ctx, { appealId });
  await relay();
  server.webIsDown = true;
  await server.pass(HOUR / 2);
  server.webIsDown = false;
  await server.pass(HOUR);
  expect(await stateOf(appealId)).toBe("done");
  expect(runsOf(appealId).map(({ state }) => state)).toEqual(["done"]);
});

it("begins again what an outage beyond all retries ended, its failure handler too", async () => {
  const appealId = await uploaded();
  const { run_id } = await requestExtraction(person.ctx, { appealId });
  await relay();
  server.webIsDown = true;
  await server.pass(48 * HOUR);
  expect(server.runs.map(({ state }) => state)).toEqual(["failed", "failed"]);
  server.webIsDown = false;
  expect(await stateOf(appealId)).toBe("running");
  expect(await reconcile(300)).toBe(1);
  await server.pass(60);
  expect(await stateOf(appealId)).toBe("done");
  expect((await outboxOf(run_id))[0]?.endedAt).not.toBeNull();
  expect(await reconcile(600)).toBe(0);
});

it("starts at once when a person asks again for a run that fell silent, and only then", async () => {
  const appealId = await uploaded();
  const { run_id } = await requestExtraction(person.ctx, { appealId });
  await relay();
  server.runs.length = 0;
  await requestExtraction(person.ctx, { appealId });
  expect(await relay()).toBe(0);
  const silent = new Date(Date.now() - 61_000);
  await t.db.update(eventOutbox).set({ sentAt: silent }).where(eq(eventOutbox.id, run_id));
  const again = await requestExtraction(person.ctx, { appealId });
  expect(again.run_id).toBe(run_id);
  expect(await relay()).toBe(1);
  await server.pass(60);
  expect(server.runs.map(({ event, state }) => [event.id, state])).toEqual([[`${run_id}:1`, "done"]]);
  expect(await stateOf(appealId)).toBe("done");
});

it("does once what is asked for twice, at the same moment and late", async () => {
  const { ctx } = person;
  const appealId = await uploaded();
  server.callsTwice = true;
  await requestExtraction(ctx, { appealId });
  await relay();
  await server.pass(60);
  await requestLetter(ctx, { appealId, model: "deepseek-r1" });
  await relay();
  await server.pass(60);
  await requestSending(ctx, { appealId, method: "email", to: "appeals@payer.example", overrides });
  await relay();
  await server.pass(60);
  const count = async () => {
    const [row] = await t.admin`
      select (select count(*)::int from local_outbox where recipient = 'appeals@payer.example') as mails,
             (select count(*)::int from letter_versions where appeal_id = ${appealId}) as letters,
             (select count(*)::int from document_pages p join documents d on d.id = p.document_id where d.appeal_id = ${appealId}) as pages`;
    return row;
  };
  const once = await count();
  expect(once).toMatchObject({ mails: 1, letters: 1 });
  // Every call once more, long after: the events are known, the steps find their work done.
  for (const call of [...server.calls]) expect((await server.call(call)).status).toBeLessThan(500);
  server.take(server.runs.map(({ event }) => event));
  expect(await count()).toEqual(once);
  expect((await getAppeal(ctx, { appealId })).deliveries).toMatchObject([{ state: "sent" }]);
});

it("tries the failure handler again until it is through", async () => {
  const appealId = await uploaded();
  await requestExtraction(person.ctx, { appealId });
  await relay();
  server.webIsDown = true;
  // Until the run is given up and its failure handler waits.
  for (let n = 0; n < 100 && server.runs.length < 2; n += 1) await server.pass(600);
  server.webIsDown = false;
  await t.admin`alter table appeals rename to appeals_away`;
  await server.pass(300);
  await t.admin`alter table appeals_away rename to appeals`;
  expect(server.runs.map(({ state }) => state)).toEqual(["failed", "waiting"]);
  expect(await stateOf(appealId)).toBe("running");
  await server.pass(2 * HOUR);
  expect(server.runs.map(({ state }) => state)).toEqual(["failed", "done"]);
  const after = await getAppeal(person.ctx, { appealId });
  expect(after.extraction.state).toBe("done");
  expect(after.documents[0]?.ocr_status).toBe("failed");
});

it("begins all again that fell silent, although one can't be ended and Inngest was away at first", async () => {
  const { practiceId, actor } = person.ctx;
  const order = { practiceId, userId: actor.userId };
  const sentAt = new Date(Date.now() - 600_000);
  const name = "letters/batch.requested" as const;
  await t.db.insert(eventOutbox).values([
    // No workflow can read it, and it was tried too often.
    { id: crypto.randomUUID(), name, data: { wrong: true }, sentAt, tries: 6, createdAt: sentAt },
    // More than one look takes.
    ...Array.from({ length: 120 }, () => ({
      ...{ id: crypto.randomUUID(), name, sentAt },
      data: { ...order, batchId: crypto.randomUUID() },
    })),
  ]);
  const tries = async () =>
    (
      await t.admin`select tries, count(*)::int as runs from event_outbox where ended_at is null group by 1 order by 1`
    ).map((row) => [row.tries, row.runs]);
  eventApiIsDown = true;
  await expect(reconcile(0)).rejects.toThrow();
  expect(await tries()).toEqual([
    [0, 120],
    [6, 1],
  ]);
  eventApiIsDown = false;
  expect(await reconcile(0)).toBe(120);
  expect(await tries()).toEqual([
    [1, 120],
    [6, 1],
  ]);
  expect(server.runs).toHaveLength(120);
});

it("leaves alone what waits behind the limits of its function, and begins again what was overtaken", async () => {
  const { practiceId, actor } = person.ctx;
  const name = "document/uploaded" as const;
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const row = (sent: number, heard: number | null, practice: string = practiceId) => ({
    ...{ id: crypto.randomUUID(), name, createdAt: ago(sent), sentAt: ago(sent) },
    heardAt: heard === null ? null : ago(heard),
    data: { practiceId: practice, userId: actor.userId, documentId: crypto.randomUUID() },
  });
  const other = crypto.randomUUID();
  const inWork = row(1800, 30);
  const wait = [row(1800, null), row(1500, null), row(1200, null, other)];
  const overtaken = [row(3600, null), row(3600, null, other)];
  await t.db.insert(eventOutbox).values([inWork, ...wait, ...overtaken]);
  expect(await reconcile(0)).toBe(2);
  expect(server.runs.map(({ event }) => event.id).sort()).toEqual(
    overtaken.map(({ id }) => `${id}:1`).sort(),
  );
  // Its kind fell silent, too: nothing moves any more.
  expect(await reconcile(300)).toBe(6);
});

it("cancels what works for an appeal that is deleted, and keeps nothing of it", async () => {
  const appealId = await uploaded();
  await requestExtraction(person.ctx, { appealId });
  await relay();
  server.webIsDown = true;
  await server.pass(60);
  await deleteAppeal(person.ctx, { appealId });
  await relay();
  server.webIsDown = false;
  await server.pass(HOUR);
  expect(runsOf(appealId).map(({ state }) => state)).toEqual(["canceled"]);
  expect(server.calls).toEqual([]);
  const [pages] = await t.admin`
    select count(*)::int as n from document_pages p join documents d on d.id = p.document_id where d.appeal_id = ${appealId}`;
  expect(pages?.n).toBe(0);
  expect(await reconcile(600)).toBe(0);
});

it("tells Inngest nothing of what a driver says", async () => {
  const appealId = await uploaded();
  await requestExtraction(person.ctx, { appealId });
  await relay();
  const [run] = server.runs;
  await t.admin`alter table documents rename to documents_away`;
  await server.pass(1);
  const answer = await server.call({
    functionId: run?.functionId ?? "",
    body: server.calls.at(-1)?.body ?? "",
  });
  await t.admin`alter table documents_away rename to documents`;
  const text = await answer.text();
  expect(text).toContain("The step failed");
  expect(text).not.toMatch(/documents_away|relation|select |insert |params/i);
});
