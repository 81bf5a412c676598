import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Step } from "@/inngest/define-workflow";
import { refreshClaims } from "@/inngest/refresh-claims";
import { createClaim } from "@/lib/domain/claim/mutations";
import { getClaim } from "@/lib/domain/claim/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { createPatient } from "@/lib/domain/patient/mutations";
import { createPatientInput } from "@/lib/domain/patient/schema";
import {
  listNotifications,
  markAllNotificationsRead,
} from "@/lib/domain/practice/notification/notifications";
import { requestDailyRefresh } from "@/lib/domain/remittance/gateway/daily";
import { requestClaimsUpdate } from "@/lib/domain/remittance/gateway/request-update";
import { account, PASSWORD, signInAs } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { header, interchange, plainClaim, set } from "../support/era-builder";
import { checksums } from "../support/remittance";
import { useDatabase } from "../support/routes";
import { startStediServer } from "../support/stedi-server";
import { waitFor } from "../support/wait";

let t: TestDatabase;
let settings: Record<string, string>;
let stedi: Awaited<ReturnType<typeof startStediServer>>;

beforeAll(async () => {
  t = await testDatabase();
  stedi = await startStediServer();
  settings = useAppEnv(t, {
    STEDI_API_KEY: stedi.key,
    STEDI_CORE_URL: stedi.coreUrl,
    STEDI_HEALTHCARE_URL: stedi.healthcareUrl,
  });
  useDatabase(t.db);
});
afterAll(() => stedi.close());
beforeEach(() => stedi.clear());

/** Runs a workflow's steps one after the other, as the engines do. */
const steps: Step = {
  run: ((_name: string, fn: () => Promise<unknown>) => fn()) as Step["run"],
  sleep: async () => {},
};

async function runRefresh(ctx: Ctx, refreshId: string) {
  await refreshClaims.run({
    id: crypto.randomUUID(),
    data: { practiceId: ctx.practiceId, userId: ctx.actor.userId, refreshId },
    step: steps,
  });
}

async function refresh(ctx: Ctx, changes: Record<string, unknown> = {}) {
  const { refresh_id } = await requestClaimsUpdate(ctx, changes);
  await runRefresh(ctx, refresh_id);
  const { results } = await listNotifications(ctx, { page_size: 10 });
  return { id: refresh_id, news: results.find(({ cause_id }) => cause_id === refresh_id) };
}

async function inbox(ctx: Ctx, files: Record<string, string>) {
  const folder = path.join(settings.DATA_DIR ?? "", "era-inbox", ctx.practiceId);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

async function practice(numbers: string[], changes: Record<string, unknown> = {}) {
  const { ctx } = await account(t.db, { tin: "123456789", ...changes });
  const patient = await createPatient(
    ctx,
    createPatientInput.parse({
      first_name: "Ana",
      last_name: "Lima",
      date_of_birth: "1980-02-03",
      gender: "female",
      address_line1: "1 Pier",
      city: "Salem",
      state: "OR",
      zip_code: "97301",
    }),
  );
  const ids: string[] = [];
  for (const number of numbers) {
    const input = {
      patient: patient.patient_id,
      claim_number: number,
      payer_id: "87726",
      policy_number: "W1",
    };
    const claim = await createClaim(ctx, { ...input, date_of_service_from: "2026-01-05" });
    ids.push(claim.claim_id);
  }
  return { ctx, ids };
}

const paid = (number: string, payer: string, trace: string) =>
  interchange([set("0001", [...header("80", trace), ...plainClaim(number, payer)])]);
const denied = (number: string, payer: string, trace: string) =>
  interchange([
    set("0001", [
      ...header("0", trace),
      "LX*1",
      `CLP*${number}*1*120*0*0*12*${payer}*11*1`,
      "NM1*QC*1*LIMA*ANA****MI*W1",
      "SVC*HC:97110:GP*120*0**2",
      "DTM*472*20260105",
      "CAS*CO*50*120",
    ]),
  ]);

describe("a refresh from the inbox", () => {
  it("posts what came, tells the person, and changes no row the second time", async () => {
    const { ctx, ids } = await practice(["A1", "A2"]);
    await inbox(ctx, {
      "one.835": paid("A1", "P1", "E1"),
      "two.835": denied("A2", "P2", "E2"),
      "three.txt": "not a remittance",
      "four.835.part": paid("A9", "P9", "E9"),
    });
    const { id, news } = await refresh(ctx);
    expect(news).toMatchObject({
      kind: "refresh_done",
      text: "2 claims updated, 1 newly denied, 1 file unreadable",
      link: "/claims?view=needs_attention",
      read: false,
    });
    expect((await getClaim(ctx, { claimId: ids[1] ?? "" })).status).toBe("denied");
    const [row] = await t.admin`select state, result from claim_refreshes where id = ${id}`;
    expect(row).toMatchObject({ state: "done", result: { updated: 2, newly_denied: 1, unreadable: 1 } });
    const { notifications: _told, ...before } = await checksums(t.admin, ctx.practiceId);
    const second = await refresh(ctx);
    expect(second.news?.text).toBe("No new decisions from the payer");
    const { notifications: _again, ...after } = await checksums(t.admin, ctx.practiceId);
    expect(after).toEqual(before);
    await markAllNotificationsRead(ctx);
    expect(await listNotifications(ctx, { page_size: 10 })).toMatchObject({ unread: 0, count: 2 });
  });

  it("asks only for the payer that was chosen; the rest waits", async () => {
    const { ctx, ids } = await practice(["A1"]);
    await inbox(ctx, {
      "m.835": paid("A1", "P1", "E1").replace("LAKESIDE HEALTH PLAN", "NORIDIAN MEDICARE"),
    });
    expect((await refresh(ctx)).news?.text).toBe("1 file of other payers or dates waiting");
    expect((await getClaim(ctx, { claimId: ids[0] ?? "" })).status).toBe("submitted");
    expect((await refresh(ctx, { payer_id: "03432" })).news?.text).toBe("1 claim updated");
    expect((await getClaim(ctx, { claimId: ids[0] ?? "" })).status).toBe("paid");
  });

  it("takes another practice's file for what it is", async () => {
    const { ctx } = await practice(["A1"], { tin: "999999999" });
    await inbox(ctx, { "one.835": paid("A1", "P1", "E1") });
    expect((await refresh(ctx)).news?.text).toBe("1 file of another practice in quarantine");
  });

  it("marks a failed run as failed and says so", async () => {
    const { ctx } = await practice([]);
    const { refresh_id } = await requestClaimsUpdate(ctx, {});
    const data = { practiceId: ctx.practiceId, userId: ctx.actor.userId, refreshId: refresh_id };
    await refreshClaims.failed?.({ id: "x", data });
    const [news] = (await listNotifications(ctx, { page_size: 10 })).results;
    expect(news).toMatchObject({ kind: "refresh_failed", cause_id: refresh_id });
    const [row] = await t.admin`select state from claim_refreshes where id = ${refresh_id}`;
    expect(row?.state).toBe("failed");
  });
});

describe("a refresh from Stedi", () => {
  it("keeps of the shared account only what is surely ours", async () => {
    const { ctx, ids } = await practice(["S1"]);
    stedi.receive(paid("S1", "P1", "E1"), { processedAt: new Date().toISOString() });
    stedi.receive(paid("Z1", "P2", "E2").replace("REF*TJ*123456789", "REF*TJ*888888888"), {
      processedAt: new Date().toISOString(),
    });
    expect((await refresh(ctx)).news?.text).toBe("1 claim updated");
    expect((await getClaim(ctx, { claimId: ids[0] ?? "" })).status).toBe("paid");
    const files = await t.admin`select source from remittance_files where practice_id = ${ctx.practiceId}`;
    expect(files).toEqual([{ source: "stedi" }]);
  });

  it("moves open claims by what the payer says of them", async () => {
    const { ctx, ids } = await practice(["Q1"]);
    stedi.claimStatuses.push({ claimStatus: { statusCategoryCode: "P2", patientAccountNumber: "Q1" } });
    expect((await refresh(ctx)).news?.text).toBe("1 claim updated");
    expect((await getClaim(ctx, { claimId: ids[0] ?? "" })).status).toBe("in_process");
  });
});

describe("the daily refresh", () => {
  it("is asked for once in 24 hours a practice, and not without a tax id", async () => {
    const { ctx } = await practice([]);
    // The sign-in of a person with a tax id has asked already.
    const [first] = await t.admin`select payer_id from claim_refreshes where practice_id = ${ctx.practiceId}`;
    expect(first?.payer_id).toBe("all");
    expect(await requestDailyRefresh(ctx)).toBe(false);
    await t.admin`update claim_refreshes set created_at = now() - interval '25 hours' where practice_id = ${ctx.practiceId}`;
    expect(await Promise.all([requestDailyRefresh(ctx), requestDailyRefresh(ctx)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    const [event] = await emitted(t.admin, "payer/refresh.requested");
    expect(event).toMatchObject({ practiceId: ctx.practiceId });
    const without = await account(t.db);
    expect(await requestDailyRefresh(without.ctx)).toBe(false);
  });

  it("is asked for once when both of two found that nobody had asked", async () => {
    const { ctx } = await practice([]);
    await t.admin`delete from claim_refreshes where practice_id = ${ctx.practiceId}`;
    // Whoever writes waits, whoever looks does not: so both are under way at the same time.
    const answers = await t.admin.begin(async (sql) => {
      await sql`lock table claim_refreshes in exclusive mode`;
      const both = Promise.all([requestDailyRefresh(ctx), requestDailyRefresh(ctx)]);
      await waitFor(
        async () => {
          const [row] = await sql`select count(*)::int as waiting from pg_locks where not granted`;
          return row?.waiting >= 2;
        },
        { what: "two that wait" },
      );
      return { both };
    });
    expect((await answers.both).toSorted()).toEqual([false, true]);
    expect(await t.admin`select 1 from claim_refreshes where practice_id = ${ctx.practiceId}`).toHaveLength(
      1,
    );
  });

  it("is asked for once by many sign-ins in the same second", async () => {
    const { ctx, input } = await account(t.db);
    const asked = () => t.admin`select payer_id from claim_refreshes where practice_id = ${ctx.practiceId}`;
    expect(await asked()).toEqual([]);
    await t.admin`update users set tin = '123456789' where id = ${ctx.actor.userId}`;
    const credentials = { username: input.username, password: PASSWORD };
    await Promise.all([1, 2, 3, 4].map(() => signInAs(t.db, credentials)));
    expect(await asked()).toEqual([{ payer_id: "all" }]);
    await t.admin`update claim_refreshes set created_at = now() - interval '23 hours' where practice_id = ${ctx.practiceId}`;
    await signInAs(t.db, credentials);
    expect(await asked()).toHaveLength(1);
    await t.admin`update claim_refreshes set created_at = now() - interval '25 hours' where practice_id = ${ctx.practiceId}`;
    await Promise.all([signInAs(t.db, credentials), signInAs(t.db, credentials)]);
    expect(await asked()).toHaveLength(2);
  });

  it("tells nothing where there is nothing to tell", async () => {
    const { ctx } = await practice([]);
    const [event] = await emitted(t.admin, "payer/refresh.requested");
    expect(event?.practiceId).toBe(ctx.practiceId);
    await runRefresh(ctx, event?.refreshId ?? "");
    expect((await listNotifications(ctx, { page_size: 10 })).results).toEqual([]);
  });
});
