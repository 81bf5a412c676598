import { beforeAll, describe, expect, it } from "vitest";
import { GET as listItems, POST as makeItem } from "@/app/api/v1/claims/[claimId]/action_items/route";
import { PATCH as change, GET as show } from "@/app/api/v1/claims/[claimId]/route";
import { POST as changeItem } from "@/app/api/v1/claims/[claimId]/update_action_item/route";
import { GET as exportCsv } from "@/app/api/v1/claims/export/route";
import { GET as mine } from "@/app/api/v1/claims/my_action_items/route";
import { POST as requestUpdate } from "@/app/api/v1/claims/request-update/route";
import { POST as create, GET as list } from "@/app/api/v1/claims/route";
import { GET as statistics } from "@/app/api/v1/claims/statistics/route";
import { account } from "../support/account";
import { claim, patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { call, useDatabase as serveFrom } from "../support/routes";
import { dayFromNow, liveInSteadyZone } from "../support/steady-zone";

let t: TestDatabase;
let bearer: string;
let ctx: Awaited<ReturnType<typeof account>>["ctx"];
beforeAll(async () => {
  t = await testDatabase();
  serveFrom(t.db);
  await liveInSteadyZone(t);
  const one = await account(t.db);
  ctx = one.ctx;
  bearer = one.tokens.access;
});

describe("claims over REST", () => {
  it("are made, listed by page, shown and changed", async () => {
    const own = await patient(ctx);
    const made = await call(create, {
      method: "POST",
      bearer,
      headers: { "Idempotency-Key": "one-two-three" },
      body: {
        patient: own,
        claim_number: "REST-1",
        internal_claim_number: "I",
        insurance_plan_name: "Plan",
        policy_number: "P",
        remarks: "r",
      },
    });
    expect(made.status).toBe(201);
    await claim(ctx, { patient: own });
    const page = await call(list, { bearer, query: { page_size: "1", patient_id: own } });
    expect(page.body).toMatchObject({ count: 2, previous: null, results: [{ claim_number: "" }] });
    expect(page.body.next).toMatch(/^\/api\/v1\/test\?page_size=1&patient_id=.*&cursor=/);
    const params = { claimId: String(made.body.claim_id) };
    const shown = await call(show, { bearer, params });
    expect(shown.body).toMatchObject({ claim_number: "REST-1", patient: own });
    const patch = (headers: Record<string, string>, body: unknown) =>
      call(change, { method: "PATCH", bearer, params, headers, body });
    const version = String(shown.body.updated_at);
    expect((await patch({ "If-Match": `"${version}"` }, { total_charges: 12.5 })).body).toMatchObject({
      total_charges: "12.50",
    });
    const stale = await patch({ "If-Match": `"${version}"` }, { total_charges: "1" });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      detail: expect.any(String),
      code: "changed_meanwhile",
      current: { total_charges: "12.50" },
    });
    expect((await patch({}, { updated_at: "yesterday" })).body).toEqual({ updated_at: [expect.any(String)] });
    expect((await patch({}, { status: "denied", denial_date: "2026-13-01" })).body).toEqual({
      denial_date: ["Enter a date as YYYY-MM-DD."],
    });
  });

  it.each([{ status: "lost" }, { page_size: "0" }, { page_size: "1000" }, { cursor: "%%%" }, { sort: "x" }])(
    "refuse %j with 400",
    async (query) => {
      expect((await call(list, { bearer, query: query as unknown as Record<string, string> })).status).toBe(
        400,
      );
    },
  );

  it("say who referred the patient, and are found by that provider's NPI", async () => {
    const sent = { referring_provider_name: "Ada Ruiz", referring_provider_npi: "1234567893" };
    const make = async (fields: object) =>
      (await call(create, { method: "POST", bearer, body: { patient: await patient(ctx), ...fields } })).body;
    const made = await make({ claim_number: "REFERRED", ...sent });
    expect(made).toMatchObject({ ...sent, warnings: [] });
    const typo = { referring_provider_npi: "1234567890" };
    expect(await make(typo)).toMatchObject({ ...typo, warnings: [{ field: "referring_provider_npi" }] });
    expect(await make({ referring_provider_npi: "123" })).toEqual({
      referring_provider_npi: ["NPI must be exactly 10 digits."],
    });
    const query = { referring_provider_npi: sent.referring_provider_npi };
    expect((await call(list, { bearer, query })).body).toMatchObject({
      count: 1,
      results: [{ claim_number: "REFERRED" }],
    });
    const saved = await exportCsv(
      new Request("http://localhost/x?referring_provider_npi=1234567893", {
        headers: { Authorization: `Bearer ${bearer}` },
      }),
      { params: Promise.resolve({}) },
    );
    expect(await saved.text()).toContain("Ada Ruiz,1234567893");
  });

  it("need a patient", async () => {
    const { status, body } = await call(create, { method: "POST", bearer, body: { claim_number: "x" } });
    expect([status, body]).toEqual([400, { patient: ["Choose a patient from the list."] }]);
  });

  it("are summed and saved as CSV", async () => {
    expect((await call(statistics, { bearer })).body).toMatchObject({ total_claims: expect.any(Number) });
    const response = await exportCsv(
      new Request("http://localhost/x?search=rest", { headers: { Authorization: `Bearer ${bearer}` } }),
      { params: Promise.resolve({}) },
    );
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain('filename="claims.csv"');
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect((await response.text()).split("\r\n")).toHaveLength(3);
  });
});

describe("action items over REST", () => {
  it("are made, listed and changed", async () => {
    const { claim_id } = await claim(ctx);
    const params = { claimId: claim_id };
    const made = await call(makeItem, {
      method: "POST",
      bearer,
      params,
      body: { title: "Call", assigned_to: ctx.actor.userId },
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      { status: "success", action_item: { title: "Call" } },
    ]);
    const { action_id } = made.body.action_item as { action_id: string };
    const changed = await call(changeItem, {
      method: "POST",
      bearer,
      params,
      body: { action_id, status: "completed" },
    });
    expect(changed.body).toMatchObject({ status: "success", message: "Action item updated successfully" });
    expect((await call(listItems, { bearer, params, query: { status: "completed" } })).body).toMatchObject({
      status: "success",
      count: 1,
      action_items: [{ action_id }],
      results: [{ action_id }],
    });
    expect((await call(listItems, { bearer, params, query: { priority: "urgent" } })).status).toBe(400);
    expect((await call(mine, { bearer })).body).toMatchObject({ summary: { total: 1, pending: 0 } });
    const bad = await call(changeItem, {
      method: "POST",
      bearer,
      params,
      body: { action_id, due_date: "soon" },
    });
    expect([bad.status, bad.body]).toEqual([400, { due_date: ["Enter a date as YYYY-MM-DD."] }]);
  });
});

describe("asking a payer for news", () => {
  const ask = (body: Record<string, unknown>) => call(requestUpdate, { method: "POST", bearer, body });

  it.each([
    [{}, "87726", 30],
    [{ payer_id: "03432", days_back: 7 }, "03432", 7],
    [{ payer_id: "", days_back: "abc" }, "87726", 30],
    [{ days_back: "365" }, "87726", 365],
    [{ days_back: null, start_date: "", end_date: "" }, "87726", 30],
    [{ payer_id: "96385", start_date: "2026-01-01", end_date: "2026-02-01", days_back: 9999 }, "96385", 31],
    [{ start_date: "2026-01-01", end_date: "2026-01-01" }, "87726", 0],
  ])("%j is accepted", async (body, payer, days) => {
    const answer = await ask(body);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ status: "queued", payer_id: payer, message: expect.any(String) });
    const { start_date: start, end_date: end } = answer.body as { start_date: string; end_date: string };
    expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(days);
    if (!("start_date" in body && body.start_date)) expect(end).toBe(dayFromNow(0));
    const [row] =
      await t.admin`select state, requested_by from claim_refreshes where id = ${String(answer.body.refresh_id)}`;
    expect(row).toEqual({ state: "queued", requested_by: ctx.actor.userId });
  });

  it.each([
    [{ payer_id: "12345" }, { payer_id: ["Choose a payer from the list."] }],
    [
      { start_date: "2026-02-02", end_date: "2026-02-01" },
      { start_date: ["Start date must be before end date"] },
    ],
    [
      { start_date: "2026-01-01", end_date: "2026-02-02" },
      { end_date: ["Date range cannot exceed 31 days"] },
    ],
    [{ start_date: "2026-01-01" }, { end_date: ["Enter both dates, or neither."] }],
    [{ days_back: 0 }, { days_back: ["Enter 1 to 365 days."] }],
    [{ days_back: 366 }, { days_back: ["Enter 1 to 365 days."] }],
    [{ days_back: "-1" }, { days_back: ["Enter 1 to 365 days."] }],
    [{ start_date: "2026-02-30", end_date: "2026-03-01" }, { start_date: ["Enter a date as YYYY-MM-DD."] }],
  ])("%j is refused", async (body, fields) => {
    const answer = await ask(body);
    expect([answer.status, answer.body]).toEqual([400, fields]);
  });
});
