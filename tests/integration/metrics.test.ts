import { beforeAll, expect, it } from "vitest";
import { GET } from "@/app/api/metrics/route";
import { eventOutbox, workerHeartbeats } from "@/db/schema/system";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { bindEvents } from "@/lib/events";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";

// Seen red: the runs of the other engine counted; a practice's name as a label.

const TOKEN = "a token for the metrics";
let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t, { METRICS_TOKEN: TOKEN });
});

async function scrape(token = TOKEN): Promise<{ status: number; text: string }> {
  const headers = { Authorization: `Bearer ${token}` };
  const asked = new Request("http://localhost:3000/api/metrics", { headers });
  const answer = await GET(asked, { params: Promise.resolve({}) });
  return { status: answer.status, text: await answer.text() };
}
const valueIn = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? Number.NaN,
  );

it("tells what waits, what is silent and who is connected", async () => {
  bindEvents({ engine: "dbos" });
  const { ctx, input } = await verifiedAccount(t);
  const appeal = await createAppeal(ctx, { patient_name: "Ana Muestra" });
  await uploadAppealDocuments(ctx, { appealId: appeal.id }, [
    await uploadOf("tests/fixtures/denials/denial-02.pdf"),
  ]);
  await requestExtraction(ctx, { appealId: appeal.id });
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await t.db.insert(workerHeartbeats).values({ workerId: "worker-7", startedAt: ago(500), beatAt: ago(100) });
  await t.db.insert(eventOutbox).values({ name: "delivery/requested", data: {}, createdAt: ago(300) });
  const { status, text } = await scrape();
  expect(status).toBe(200);
  expect(valueIn(text, 'appeals_workflow_runs_waiting{workflow="appeal/extraction.requested"}')).toBe(1);
  expect(valueIn(text, "appeals_outbox_unsent")).toBe(1);
  expect(valueIn(text, "appeals_outbox_oldest_unsent_seconds")).toBeGreaterThanOrEqual(300);
  expect(valueIn(text, 'appeals_worker_heartbeat_age_seconds{worker="worker-7"}')).toBeGreaterThanOrEqual(
    100,
  );
  expect(valueIn(text, 'appeals_ready{check="database"}')).toBe(1);
  expect(valueIn(text, 'appeals_ready{check="worker"}')).toBe(0);
  expect(
    valueIn(text, 'appeals_database_connections{application="appeals-desk",state="active"}'),
  ).toBeGreaterThan(0);
  for (const value of ["Muestra", input.email, ctx.practiceId, ctx.actor.userId, appeal.id]) {
    expect(text).not.toContain(value);
  }
});

it("opens to its token only", async () => {
  expect((await scrape(`${TOKEN}x`)).status).toBe(401);
  expect((await scrape("")).status).toBe(401);
});
