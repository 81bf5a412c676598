import { beforeAll, describe, expect, it } from "vitest";
import { shiftDays, todayIn } from "@/lib/core/dates";
import { listClaimActivity } from "@/lib/domain/claim/activity";
import { createClaim, updateClaim } from "@/lib/domain/claim/mutations";
import { getClaim } from "@/lib/domain/claim/queries";
import { claimAnswer, createClaimInput, savedClaimAnswer } from "@/lib/domain/claim/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { claim, deniedClaim, patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { dayFromNow, liveInSteadyZone, TIME_ZONE } from "../support/steady-zone";

let t: TestDatabase;
let ctx: Ctx;
let other: Ctx;
beforeAll(async () => {
  t = await testDatabase();
  await liveInSteadyZone(t);
  ctx = (await account(t.db)).ctx;
  other = (await account(t.db)).ctx;
});

const is = (code: string) => expect.objectContaining({ code });
const fields = (...names: string[]) =>
  expect.objectContaining({
    code: "VALIDATION",
    fields: Object.fromEntries(names.map((name) => [name, expect.any(Array)])),
  });
const create = (input: Record<string, unknown>, key?: string) =>
  createClaim(ctx, input as Parameters<typeof createClaim>[1], { key: key ?? null });
const update = (claimId: string, input: Record<string, unknown>, version?: string) =>
  updateClaim(ctx, { claimId, ...input, ...(version && { updated_at: version }) });
const today = dayFromNow(0);

describe("changing one field", () => {
  it("writes each kind of value, and empties it again", async () => {
    const claimId = (await create({ patient: await patient(ctx), date_of_service_from: today })).claim_id;
    const values: [field: string, value: unknown, empty: unknown][] = [
      ["diagnosis_codes", ["M54.5", "M54.16"], []],
      ["date_of_service_to", today, null],
      ["total_charges", "12.50", null],
      ["provider", ctx.actor.userId, null],
      ["remarks", 'It\'s {quoted}, \\ and "all"', ""],
      ["referring_provider_npi", "1234567893", ""],
    ];
    for (const [field, value, empty] of values) {
      expect(await update(claimId, { [field]: value })).toMatchObject({ [field]: value });
      expect(await update(claimId, { [field]: empty })).toMatchObject({ [field]: empty });
    }
  });
});

describe("creating a claim", () => {
  it("needs a patient and nothing else", async () => {
    const own = await patient(ctx);
    const saved = await create({ patient: own });
    expect(saved).toMatchObject({
      patient: own,
      status: "submitted",
      claim_number: "",
      total_charges: null,
      denial_details: null,
      provider: ctx.actor.userId,
      line_items: [],
      action_items: { total: 0, pending: 0, overdue: 0, high_priority: 0 },
      source: "manual",
    });
    expect(savedClaimAnswer.parse(saved)).toEqual(saved);
    expect(createClaimInput.safeParse({ claim_number: "C1" }).error?.issues[0]).toMatchObject({
      path: ["patient"],
      message: "Choose a patient from the list.",
    });
  });

  it("keeps every field", async () => {
    const sent = {
      patient: await patient(ctx),
      claim_number: "CLM-2026-1",
      internal_claim_number: "INT 1",
      payer_claim_number: "P1",
      status: "in_process",
      date_submitted: "2026-02-03",
      date_received: "2026-02-04",
      date_processed: "2026-02-20",
      date_of_service_from: "2026-02-01",
      date_of_service_to: "2026-02-02",
      total_charges: "1234.50",
      total_allowed_amount: "900.00",
      total_paid_amount: "800.10",
      patient_responsibility: "99.90",
      insurance_plan_name: "Harbor PPO",
      payer_id: "87726",
      policy_number: "W1",
      group_number: "G1",
      authorization_number: "A1",
      place_of_service: "11",
      claim_type: "professional",
      filing_code: "CI",
      diagnosis_codes: ["M54.50", "M25.561"],
      remarks: "Two\nlines",
    };
    expect(await create({ ...sent, total_charges: 1234.5 })).toMatchObject(sent);
  });

  it("takes lines and tells where they don't add up", async () => {
    const saved = await create({
      patient: await patient(ctx),
      total_charges: "300",
      line_items: [
        { line_item_id: "temp-1", procedure_code: "97110", units: "2", unit_charge: "50" },
        {
          line_item_id: "temp-2",
          procedure_code: "97140",
          total_charge: "120.00",
          modifier_codes: ["gp", "59"],
        },
      ],
    });
    expect(saved.line_items).toMatchObject([
      { line_number: 1, total_charge: "100.00", units: 2 },
      { line_number: 2, total_charge: "120.00", modifier_codes: ["GP", "59"] },
    ]);
    expect(saved.warnings).toEqual([
      {
        field: "total_charges",
        message: "The charges of the lines add up to 220.00; the claim says 300.00.",
      },
    ]);
    expect(saved.line_item_ids).toEqual({
      "temp-1": saved.line_items[0]?.line_item_id,
      "temp-2": saved.line_items[1]?.line_item_id,
    });
  });

  it("happens once for an Idempotency-Key", async () => {
    const input = { patient: await patient(ctx), claim_number: "ONCE" };
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([create(input, key), create(input, key)]);
    expect(second).toEqual(first);
    const rows = await t.admin`select id from claims where claim_number = 'ONCE'`;
    expect(rows).toHaveLength(1);
    await expect(create({ ...input, claim_number: "TWICE" }, key)).rejects.toEqual(is("CONFLICT"));
  });

  it("points out a number that the payer has already, also from two at once", async () => {
    const base = { patient: await patient(ctx), insurance_plan_name: "Dup Plan" };
    const ASK = { confirm_duplicate: false };
    const first = await create({ ...base, claim_number: "DUP-1" });
    await expect(
      create({ ...base, ...ASK, claim_number: "dup 1", insurance_plan_name: "DUP PLAN" }),
    ).rejects.toEqual(
      expect.objectContaining({
        code: "CONFLICT",
        extra: {
          code: "duplicate_claim",
          duplicate: { claim_id: first.claim_id, claim_number: "DUP-1", status: "submitted" },
        },
      }),
    );
    await create({ ...base, claim_number: "DUP-1", insurance_plan_name: "Another Plan" });
    await create({ ...base, claim_number: "DUP-1" });
    const both = await Promise.allSettled(
      [1, 2].map(() => create({ ...base, ...ASK, claim_number: "DUP-2" })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const third = await create({ ...base, claim_number: "DUP-3" });
    await expect(update(third.claim_id, { ...ASK, claim_number: "DUP-1" })).rejects.toEqual(is("CONFLICT"));
    expect((await update(third.claim_id, { remarks: "x" })).remarks).toBe("x");
  });

  it.each([
    ["date_of_service_to", { date_of_service_from: "2026-02-02", date_of_service_to: "2026-02-01" }],
    ["total_paid_amount", { total_charges: "10.00", total_paid_amount: "10.01" }],
    ["date_of_service_from", { date_of_service_from: "1979-01-01" }],
    ["date_submitted", { date_of_service_from: "2026-02-02", date_submitted: "2026-02-01" }],
    ["date_received", { date_submitted: "2026-02-02", date_received: "2026-02-01" }],
    ["date_processed", { date_received: "2026-02-02", date_processed: "2026-02-01" }],
    ["patient_responsibility", { total_charges: "1.00", patient_responsibility: "2.00" }],
    [
      "appeal_deadline",
      { status: "denied", denial_date: "2026-02-02", denial_details: { appeal_deadline: "2026-02-01" } },
    ],
    ["denial_date", { denial_date: "2026-02-02" }],
    [
      "line_items.1.insurance_paid_amount",
      { line_items: [{}, { total_charge: "1", insurance_paid_amount: "2" }] },
    ],
    ["line_items.0.date_of_service", { line_items: [{ date_of_service: "1980-05-16" }] }],
    ["line_items.1.line_number", { line_items: [{ line_number: 1 }, { line_item_number: 1 }] }],
    ["line_items.0.line_item_id", { line_items: [{ line_item_id: crypto.randomUUID() }] }],
  ])("names %s for what can't be", async (field, input) => {
    await expect(create({ patient: await patient(ctx), ...input })).rejects.toEqual(fields(field));
  });

  it.each([
    [{ total_charges: "-1" }, "total_charges"],
    [{ total_charges: "12.345" }, "total_charges"],
    [{ total_charges: "abc" }, "total_charges"],
    [{ total_charges: "99999999999" }, "total_charges"],
    [{ total_charges: 1e300 }, "total_charges"],
    [{ date_submitted: "2026-02-30" }, "date_submitted"],
    [{ date_submitted: "tomorrow" }, "date_submitted"],
    [{ status: "lost" }, "status"],
    [{ line_items: [{ units: 1.5 }] }, "line_items"],
    [{ line_items: [{ status: "LOST" }] }, "line_items"],
    [{ denial_details: { denial_category: "bad" } }, "denial_details"],
  ])("refuses %j", (input, field) => {
    const parsed = createClaimInput.safeParse({ patient: crypto.randomUUID(), ...input });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });

  it("takes no patient and no provider of another practice", async () => {
    await expect(create({ patient: await patient(other) })).rejects.toEqual(fields("patient"));
    await expect(create({ patient: crypto.randomUUID() })).rejects.toEqual(fields("patient"));
    await expect(create({ patient: await patient(ctx), provider: other.actor.userId })).rejects.toEqual(
      fields("provider"),
    );
  });
});

describe("changing a claim", () => {
  it("keeps what is left out", async () => {
    const { claim_id } = await claim(ctx, { claim_number: "KEEP", total_charges: "5.00", remarks: "old" });
    const saved = await update(claim_id, { remarks: "new" });
    expect(saved).toMatchObject({ claim_number: "KEEP", total_charges: "5.00", remarks: "new" });
    expect(claimAnswer.parse(await getClaim(ctx, { claimId: claim_id })).updated_at).toBe(saved.updated_at);
    expect(await update(claim_id, { total_charges: null })).toMatchObject({ total_charges: null });
  });

  it("names the pair on the field that was sent", async () => {
    const { claim_id } = await claim(ctx, { total_charges: "50.00", total_paid_amount: "40.00" });
    await expect(update(claim_id, { total_charges: "30.00" })).rejects.toEqual(fields("total_charges"));
  });

  it("lets an odd claim of a payer be worked on", async () => {
    const { claim_id } = await claim(ctx, { total_charges: "50.00" });
    await t.admin`update claims set total_paid_amount = 6000 where id = ${claim_id}`;
    expect(await update(claim_id, { remarks: "looked at" })).toMatchObject({ remarks: "looked at" });
    await expect(update(claim_id, { total_paid_amount: "60.00" })).rejects.toEqual(
      fields("total_paid_amount"),
    );
  });

  it("answers a stale edit with the current state and loses nothing", async () => {
    const { claim_id, updated_at } = await claim(ctx, { remarks: "first" });
    const mine = await update(claim_id, { remarks: "mine", updated_at });
    await expect(update(claim_id, { remarks: "theirs" }, updated_at)).rejects.toEqual(
      expect.objectContaining({
        code: "CONFLICT",
        extra: {
          code: "changed_meanwhile",
          current: expect.objectContaining({ remarks: "mine", updated_at: mine.updated_at }),
        },
      }),
    );
    expect((await update(claim_id, { remarks: "again" }, mine.updated_at)).remarks).toBe("again");
  });

  it("lets one of two edits of the same state through", async () => {
    const { claim_id, updated_at } = await claim(ctx);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => update(claim_id, { remarks: `edit ${n}`, updated_at })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not possible for another practice, nor to see", async () => {
    const { claim_id } = await claim(other, { remarks: "theirs" });
    await expect(update(claim_id, { remarks: "mine" })).rejects.toEqual(is("NOT_FOUND"));
    await expect(getClaim(ctx, { claimId: claim_id })).rejects.toEqual(is("NOT_FOUND"));
    await expect(listClaimActivity(ctx, { claimId: claim_id, page_size: 5 })).rejects.toEqual(
      is("NOT_FOUND"),
    );
    const { claim_id: own } = await claim(ctx);
    await expect(update(own, { patient: await patient(other) })).rejects.toEqual(fields("patient"));
    expect((await getClaim(other, { claimId: claim_id })).remarks).toBe("theirs");
  });

  it("changes nothing that isn't a field of a claim", async () => {
    const { claim_id, created_at } = await claim(ctx);
    const input = JSON.parse(
      `{"practice_id":"${other.practiceId}","claim_id":"${crypto.randomUUID()}","source":"remittance","created_at":"2020-01-01","created_by":"x","__proto__":{"status":"paid"},"constructor":1,"remarks":"ok"}`,
    );
    const saved = await update(claim_id, input);
    expect(saved).toMatchObject({
      claim_id,
      created_at,
      source: "manual",
      status: "submitted",
      remarks: "ok",
    });
  });
});

describe("a denial", () => {
  it("gets today, can_appeal and requires_correction by default", async () => {
    const { claim_id } = await claim(ctx);
    const saved = await update(claim_id, { status: "denied" });
    expect(saved.denial_details).toMatchObject({
      denial_date: today,
      can_appeal: true,
      requires_correction: false,
      denial_category: null,
      historical: false,
    });
  });

  it("is taken under denial_details or beside the others, the first of the two winning", async () => {
    const { claim_id } = await claim(ctx);
    const saved = await update(claim_id, {
      status: "denied",
      denial_summary: "beside",
      denial_category: "coding",
      denial_details: { denial_summary: "under", denial_date: "2026-03-01", can_appeal: false },
    });
    expect(saved.denial_details).toMatchObject({
      denial_summary: "under",
      denial_category: "coding",
      denial_date: "2026-03-01",
      can_appeal: false,
    });
  });

  it("stays as history when the claim is denied no more, and can't be changed then", async () => {
    const { claim_id, denial_details } = await deniedClaim(ctx);
    const paid = await update(claim_id, { status: "paid" });
    expect(paid.denial_details).toMatchObject({ ...denial_details, historical: true });
    await expect(update(claim_id, { denial_details: { denial_summary: "new" } })).rejects.toEqual(
      fields("denial_summary"),
    );
    await expect(update(claim_id, { status: "approved", denial_date: "2026-01-01" })).rejects.toEqual(
      fields("denial_date"),
    );
    expect((await update(claim_id, { denial_summary: "Not medically necessary." })).status).toBe("paid");
  });

  it("counts the days in the practice's time zone", async () => {
    const { claim_id } = await deniedClaim(ctx, {
      denial_details: { denial_date: "2026-01-02", appeal_deadline: shiftDays(today, 5) },
    });
    expect((await getClaim(ctx, { claimId: claim_id })).denial_details).toMatchObject({
      days_left: 5,
      appeal_deadline_passed: false,
    });
    await t.admin`update practices set time_zone = 'Pacific/Kiritimati' where id = ${ctx.practiceId}`;
    const there = todayIn("Pacific/Kiritimati");
    await update(claim_id, { denial_details: { appeal_deadline: shiftDays(there, -1) } });
    expect((await getClaim(ctx, { claimId: claim_id })).denial_details).toMatchObject({
      days_left: -1,
      appeal_deadline_passed: true,
    });
    await t.admin`update practices set time_zone = ${TIME_ZONE} where id = ${ctx.practiceId}`;
  });

  it("is an estimate only until a person sets or confirms the deadline", async () => {
    const { claim_id } = await deniedClaim(ctx);
    await t.admin`update claims set deadline_estimated = true, deadline_basis = 'usual' where id = ${claim_id}`;
    const same = await update(claim_id, {
      denial_details: { appeal_deadline: "2026-08-29", denial_summary: "x" },
    });
    expect(same.denial_details).toMatchObject({ deadline_estimated: true, deadline_basis: "usual" });
    const confirmed = await update(claim_id, { denial_details: { deadline_estimated: false } });
    expect(confirmed.denial_details).toMatchObject({ deadline_estimated: false });
  });
});

describe("what happened to a claim", () => {
  it("is told by the audit trail, one record each", async () => {
    const { claim_id } = await claim(ctx);
    await getClaim(ctx, { claimId: claim_id });
    await update(claim_id, { remarks: "x", status: "denied" });
    const { results } = await listClaimActivity(ctx, { claimId: claim_id, page_size: 10 });
    expect(results).toMatchObject([
      { action: "create", entity: "action_item", detail: { rule: "review_denial" } },
      {
        action: "update",
        entity: "claim",
        detail: { from: "submitted", to: "denied" },
      },
      { action: "create", entity: "claim" },
    ]);
    expect(JSON.stringify(results)).not.toContain('"x"');
    const page = await listClaimActivity(ctx, { claimId: claim_id, page_size: 1 });
    const next = await listClaimActivity(ctx, { claimId: claim_id, page_size: 1, cursor: page.next ?? "" });
    expect(next.results[0]?.id).toBe(results[1]?.id);
    await expect(listClaimActivity(ctx, { claimId: claim_id, page_size: 1, cursor: "x" })).rejects.toEqual(
      is("BAD_REQUEST"),
    );
    const records =
      await t.admin`select action from audit_events where entity_id = ${claim_id} and entity = 'claim' order by id`;
    expect(records.map((row) => row.action)).toEqual(["create", "read", "update"]);
  });

  it("of one reading has one record, whatever else was asked, and none where nothing was shown", async () => {
    const paid = await create({ patient: await patient(ctx), status: "paid" });
    const denied = await deniedClaim(ctx);
    const records = (id: string) =>
      t.admin`select practice_id, patient_id from audit_events
        where entity_id = ${id} and entity = 'claim' and action = 'read' order by id`;
    for (const { claim_id: claimId, patient: whose } of [paid, denied]) {
      await expect(getClaim(other, { claimId })).rejects.toEqual(is("NOT_FOUND"));
      expect(await records(claimId)).toEqual([]);
      await getClaim(ctx, { claimId });
      expect(await records(claimId)).toEqual([{ practice_id: ctx.practiceId, patient_id: whose }]);
    }
  });
});
