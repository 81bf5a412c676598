import { beforeAll, describe, expect, it } from "vitest";
import { createClaim } from "@/lib/domain/claim/mutations";
import { getClaim } from "@/lib/domain/claim/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { applyRemittance } from "@/lib/domain/remittance/posting/apply";
import { listRemittances } from "@/lib/domain/remittance/posting/files";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { interchange } from "../support/era-builder";
import { imported, posted } from "../support/remittance";
import {
  CORRECTED,
  DENIED,
  decision,
  PAID,
  payment,
  person,
  practiceWithClaim,
  remittance,
} from "../support/remittance-claim";

/** Which claim a decision is about, and what a denial makes of it (docs/product.md, J1). */

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
});

const withClaim = (changes: Record<string, unknown> = {}) => practiceWithClaim(t.db, changes);
/** What takes a decision back: the same amounts below zero. */
const reversalOf = (claim: readonly string[]) =>
  claim.map((one) =>
    one
      .replace(/^CLP\*A1\*1\*(\d+)\*(\d+)\*/, "CLP*A1*22*-$1*-$2*")
      .replace(/^(SVC\*[^*]+)\*(\d+)\*(\d+)/, "$1*-$2*-$3")
      .replace(/^(CAS\*\w+\*\w+)\*/, "$1*-"),
  );
const only = async (ctx: Ctx) => {
  const rows = await t.admin`select id from claims where practice_id = ${ctx.practiceId}`;
  expect(rows).toHaveLength(1);
  return getClaim(ctx, { claimId: rows[0]?.id as string });
};

describe("matching", () => {
  it("finds the claim by its number and fills in what the payer decided", async () => {
    const { ctx, id } = await withClaim();
    expect(await posted(ctx, remittance(payment("80", PAID)))).toMatchObject({
      created: 0,
      updated: 1,
      conflicts: 0,
    });
    expect(await getClaim(ctx, { claimId: id })).toMatchObject({
      status: "paid",
      payer_claim_number: "P1",
      total_paid_amount: "80.00",
      total_allowed_amount: "100.00",
      patient_responsibility: "20.00",
      date_processed: "2026-03-02",
      insurance_plan_name: "LAKESIDE HEALTH PLAN",
      policy_number: "W1",
      right_move: "bill_patient",
      line_items: [{ procedure_code: "97110", insurance_paid_amount: "80.00", status: "PAID" }],
    });
  });

  it("finds it by the payer's number alone", async () => {
    const { ctx } = await withClaim({ claim_number: "", payer_claim_number: "P1" });
    expect(await posted(ctx, remittance(payment("80", PAID)))).toMatchObject({ updated: 1, unmatched: 0 });
    expect((await only(ctx)).claim_number).toBe("A1");
  });

  it("finds it by patient and services where no number is known", async () => {
    const { ctx } = await withClaim({
      claim_number: "",
      line_items: [{ procedure_code: "97110", total_charge: "120.00", date_of_service: "2026-01-05" }],
    });
    expect(await posted(ctx, remittance(payment("80", PAID)))).toMatchObject({ updated: 1, unmatched: 0 });
    const claim = await only(ctx);
    expect(claim.line_items).toHaveLength(1);
    expect(claim.line_items[0]).toMatchObject({ insurance_paid_amount: "80.00", allowed_amount: "100.00" });
  });

  it("never takes another patient's claim of the same number", async () => {
    const { ctx } = await account(t.db);
    const other = await person(ctx, { first_name: "Zoe", last_name: "Marsh" });
    await createClaim(ctx, { patient: other.patient_id, claim_number: "A1" });
    expect(await posted(ctx, remittance(payment("80", PAID)), { createMissing: true })).toMatchObject({
      created: 0,
      updated: 0,
      unmatched: 1,
    });
    expect(await only(ctx)).toMatchObject({ status: "submitted", total_paid_amount: null });
  });

  it("creates nothing unless asked, and then a patient without invented details", async () => {
    const { ctx } = await account(t.db);
    const kept = await imported(ctx, remittance(payment("80", PAID)));
    expect(await applyRemittance(ctx, kept.id, { createMissing: false })).toMatchObject({ unmatched: 1 });
    expect(await t.admin`select 1 from claims where practice_id = ${ctx.practiceId}`).toHaveLength(0);
    expect(await applyRemittance(ctx, kept.id, { createMissing: true })).toMatchObject({ created: 1 });
    expect((await only(ctx)).source).toBe("remittance");
    const people = await t.admin`
      select first_name, last_name, date_of_birth, gender from patients where practice_id = ${ctx.practiceId}`;
    expect(people).toEqual([{ first_name: "Ana", last_name: "Lima", date_of_birth: null, gender: null }]);
    const [row] = (await listRemittances(ctx, { page_size: 10 })).results;
    expect(row?.result).toMatchObject({ created: 1, unmatched: 0 });
  });

  it("takes two members of one name for two people", async () => {
    const { ctx } = await account(t.db);
    const second = decision("A2*1*120*80*20*12*P2*11*1", "120*80**2", "CAS*CO*45*20", "CAS*PR*2*20").map(
      (one) => one.replace("W1", "W2"),
    );
    await posted(ctx, remittance(payment("160", [...PAID, ...second])), { createMissing: true });
    expect(await t.admin`select 1 from patients where practice_id = ${ctx.practiceId}`).toHaveLength(2);
  });
});

describe("denials", () => {
  it("fills in the details, with the deadline as an estimate, and opens the work", async () => {
    const { ctx, id } = await withClaim();
    const medicare = payment("0", DENIED).map((one) =>
      one.replace("LAKESIDE HEALTH PLAN", "NORIDIAN MEDICARE PART B").replace("*12*P1", "*MB*P1"),
    );
    expect(await posted(ctx, remittance(medicare))).toMatchObject({ updated: 1, newly_denied: 1 });
    const claim = await getClaim(ctx, { claimId: id });
    expect(claim).toMatchObject({ status: "denied", right_move: "appeal" });
    expect(claim.denial_details).toMatchObject({
      denial_date: "2026-03-02",
      denial_category: "medical_necessity",
      // 120 days and the 5 of Medicare's presumed receipt.
      appeal_deadline: "2026-07-05",
      deadline_estimated: true,
      can_appeal: true,
      requires_correction: false,
    });
    expect(claim.denial_details?.deadline_basis).toContain("estimated, confirm on the notice");
    expect(claim.denial_details?.denial_summary).toContain("$120.00");
    const items =
      await t.admin`select rule, status, due_date::text from action_items where claim_id = ${id} order by rule`;
    expect(items).toEqual([
      { rule: "file_appeal", status: "pending", due_date: "2026-07-02" },
      { rule: "review_denial", status: "pending", due_date: null },
    ]);
  });

  it("of one line leaves the claim partly paid, with a denial that is no history", async () => {
    const { ctx, id } = await withClaim();
    const partly = [
      "LX*1",
      "CLP*A1*1*120*40*0*12*P1*11*1",
      "NM1*QC*1*LIMA*ANA****MI*W1",
      "DTM*232*20260105",
      "SVC*HC:97110:GP*50*40**2",
      "DTM*472*20260105",
      "CAS*CO*45*10",
      "SVC*HC:97140:GP*70*0**1",
      "DTM*472*20260105",
      "CAS*CO*197*70",
    ];
    expect(await posted(ctx, remittance(payment("40", partly)))).toMatchObject({ newly_denied: 1 });
    const claim = await getClaim(ctx, { claimId: id });
    expect(claim).toMatchObject({
      status: "partially_paid",
      total_paid_amount: "40.00",
      right_move: "appeal",
      line_items: [
        { procedure_code: "97110", status: "PAID", denied_amount: "0.00", insurance_paid_amount: "40.00" },
        { procedure_code: "97140", status: "DENIED", denied_amount: "70.00", insurance_paid_amount: "0.00" },
      ],
    });
    expect(claim.denial_details).toMatchObject({
      denial_date: "2026-03-02",
      denial_category: "authorization",
      can_appeal: true,
      historical: false,
      denial_summary: expect.stringContaining("$70.00 of $120.00"),
    });
    const items = await t.admin`select rule from action_items where claim_id = ${id} and status = 'pending'`;
    expect(items.map(({ rule }) => rule).sort()).toEqual(["file_appeal", "review_denial"]);
    // The payer decides the line anew: from here on the denial is history.
    const anew = partly.map((one) => one.replace("*120*40*", "*120*110*").replace("70*0**1", "70*70**1"));
    const corrected = payment("70", [...reversalOf(partly), ...anew.slice(0, -1)], {
      trace: "EFT2",
      date: "20260401",
    });
    await posted(ctx, interchange([corrected], { control: "000000002" }));
    const after = await getClaim(ctx, { claimId: id });
    expect(after).toMatchObject({ status: "paid", total_paid_amount: "110.00" });
    expect(after.denial_details).toMatchObject({ denial_date: "2026-03-02", historical: true });
  });

  it("closes the work when a correction pays, and keeps the denial as history", async () => {
    const { ctx, id } = await withClaim();
    await posted(ctx, remittance(payment("0", DENIED)));
    const reversal = decision("A1*22*-120*0*0*12*P1*11*1", "-120*0**-2", "CAS*CO*50*-120");
    await posted(
      ctx,
      remittance(payment("100", [...reversal, ...CORRECTED], { trace: "EFT2", date: "20260401" })),
    );
    const claim = await getClaim(ctx, { claimId: id });
    expect(claim).toMatchObject({ status: "paid", total_paid_amount: "100.00" });
    expect(claim.denial_details).toMatchObject({ denial_date: "2026-03-02", historical: true });
    const items = await t.admin`select distinct status from action_items where claim_id = ${id}`;
    expect(items).toEqual([{ status: "dismissed" }]);
  });
});
