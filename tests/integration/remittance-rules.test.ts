import { beforeAll, describe, expect, it } from "vitest";
import { updateClaim } from "@/lib/domain/claim/mutations";
import { getClaim } from "@/lib/domain/claim/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { applyRemittance } from "@/lib/domain/remittance/posting/apply";
import { listConflicts, resolveConflict } from "@/lib/domain/remittance/posting/conflicts";
import { previewOf, previewText } from "@/lib/domain/remittance/posting/preview";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { interchange } from "../support/era-builder";
import { checksums, imported, posted } from "../support/remittance";
import {
  CORRECTED,
  DENIED,
  decision,
  PAID,
  payment,
  practiceWithClaim,
  REVERSED,
  remittance,
} from "../support/remittance-claim";

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
});

const withClaim = (changes: Record<string, unknown> = {}) => practiceWithClaim(t.db, changes);
const only = async (ctx: Ctx) => {
  const rows = await t.admin`select id from claims where practice_id = ${ctx.practiceId}`;
  expect(rows).toHaveLength(1);
  return getClaim(ctx, { claimId: rows[0]?.id as string });
};

describe("in order and once", () => {
  it("applies a reversal and its correction, to the cent", async () => {
    const { ctx, id } = await withClaim();
    await posted(ctx, remittance(payment("80", PAID)));
    const second = payment("20", [...REVERSED, ...CORRECTED], { trace: "EFT2", date: "20260401" });
    expect(await posted(ctx, remittance(second))).toMatchObject({ updated: 1, conflicts: 0 });
    expect(await getClaim(ctx, { claimId: id })).toMatchObject({
      status: "paid",
      total_paid_amount: "100.00",
      patient_responsibility: "0.00",
      line_items: [{ insurance_paid_amount: "100.00", status: "PAID" }],
    });
  });

  it("leaves a claim undecided after a reversal alone", async () => {
    const { ctx, id } = await withClaim();
    await posted(ctx, remittance(payment("80", PAID)));
    await posted(ctx, remittance(payment("-80", REVERSED, { trace: "EFT2", date: "20260401" })));
    expect(await getClaim(ctx, { claimId: id })).toMatchObject({
      status: "in_process",
      total_paid_amount: "0.00",
      line_items: [{ insurance_paid_amount: "0.00", status: "PENDED" }],
    });
  });

  it("changes nothing for the same payment, or the same claim, in another file", async () => {
    const { ctx } = await withClaim();
    await posted(ctx, remittance(payment("80", PAID)));
    const claims = async () => {
      const {
        remittance_files: _files,
        remittance_payments: _payments,
        ...rest
      } = await checksums(t.admin, ctx.practiceId);
      return rest;
    };
    const before = await claims();
    // Another envelope: the same payment.
    const repacked = interchange([payment("80", PAID)], { control: "000000777", element: "|" });
    expect(await posted(ctx, repacked)).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await claims()).toEqual(before);
    // The same decision among others of the same check.
    const more = decision("B1*1*120*80*20*12*P9*11*1", "120*80**2", "CAS*CO*45*20", "CAS*PR*2*20");
    expect(await posted(ctx, remittance(payment("160", [...PAID, ...more])))).toMatchObject({
      updated: 0,
      unchanged: 1,
      unmatched: 1,
    });
    const { remittance_claims: _one, claim_adjustments: _two, ...after } = await claims();
    const { remittance_claims: _three, claim_adjustments: _four, ...same } = before;
    expect(after).toEqual(same);
  });

  it("does not let an older file undo a newer decision", async () => {
    const { ctx, id } = await withClaim();
    await posted(
      ctx,
      remittance(payment("20", [...REVERSED, ...CORRECTED], { trace: "EFT2", date: "20260401" })),
    );
    expect((await getClaim(ctx, { claimId: id })).total_paid_amount).toBe("100.00");
    expect(await posted(ctx, remittance(payment("80", PAID)))).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await getClaim(ctx, { claimId: id })).total_paid_amount).toBe("100.00");
  });

  it("takes no date of 2099 over, so that the next decision still counts", async () => {
    const { ctx, id } = await withClaim();
    const kept = await imported(ctx, remittance(payment("80", PAID, { date: "20991231" })));
    expect(kept.summary.preview?.problems.map(({ code }) => code)).toContain("date_range");
    await applyRemittance(ctx, kept.id, { createMissing: false });
    expect(await getClaim(ctx, { claimId: id })).toMatchObject({
      date_processed: null,
      total_paid_amount: "80.00",
    });
    await posted(
      ctx,
      remittance(payment("20", [...REVERSED, ...CORRECTED], { trace: "EFT2", date: "20260401" })),
    );
    expect(await getClaim(ctx, { claimId: id })).toMatchObject({
      date_processed: "2026-04-01",
      total_paid_amount: "100.00",
    });
  });

  it("takes over what does not balance, and says so", async () => {
    const { ctx, id } = await withClaim();
    const odd = decision("A1*1*120*80*20*12*P1*11*1", "120*80**2", "CAS*CO*45*25", "CAS*PR*2*20");
    const kept = await imported(ctx, remittance(payment("80", odd)));
    expect(kept.summary.preview?.problems.map(({ code }) => code)).toContain("line_balance");
    await applyRemittance(ctx, kept.id, { createMissing: false });
    expect((await getClaim(ctx, { claimId: id })).total_paid_amount).toBe("80.00");
    const [row] = await t.admin`select flags from remittance_claims where practice_id = ${ctx.practiceId}`;
    expect(row?.flags).toContain("line_balance");
  });
});

describe("what a person entered", () => {
  const ENTERED = { total_paid_amount: "75.00", status: "paid", patient_responsibility: "20.00" };

  it("stays, and the difference is listed until somebody settles it", async () => {
    const { ctx, id } = await withClaim(ENTERED);
    expect(await posted(ctx, remittance(payment("80", PAID)))).toMatchObject({ updated: 0, conflicts: 1 });
    expect((await getClaim(ctx, { claimId: id })).total_paid_amount).toBe("75.00");
    const { results } = await listConflicts(ctx, { page_size: 50 });
    expect(results).toMatchObject([
      { claim_id: id, field: "total_paid_amount", ours: "75.00", theirs: "80.00" },
    ]);
    await resolveConflict(ctx, { conflictId: results[0]?.id ?? "", take: "theirs" });
    expect((await getClaim(ctx, { claimId: id })).total_paid_amount).toBe("80.00");
    expect((await listConflicts(ctx, { page_size: 50 })).results).toEqual([]);
    await expect(
      resolveConflict(ctx, { conflictId: results[0]?.id ?? "", take: "ours" }),
    ).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("stays when it was changed after a posting", async () => {
    const { ctx, id } = await withClaim();
    await posted(ctx, remittance(payment("80", PAID)));
    await updateClaim(ctx, { claimId: id, total_paid_amount: "81.00" });
    const second = payment("20", [...REVERSED, ...CORRECTED], { trace: "EFT2", date: "20260401" });
    expect(await posted(ctx, remittance(second))).toMatchObject({ conflicts: 1 });
    expect((await getClaim(ctx, { claimId: id })).total_paid_amount).toBe("81.00");
    const { results } = await listConflicts(ctx, { page_size: 50 });
    expect(results).toMatchObject([{ field: "total_paid_amount", ours: "81.00", theirs: "100.00" }]);
  });

  it("a deadline that was confirmed on the notice is no estimate's to change", async () => {
    const { ctx, id } = await withClaim();
    await posted(ctx, remittance(payment("0", DENIED)));
    await updateClaim(ctx, { claimId: id, appeal_deadline: "2026-04-15" });
    const again = decision("A1*1*120*0*0*12*P1*11*1", "120*0**2", "CAS*CO*55*120");
    await posted(ctx, remittance(payment("0", again, { trace: "EFT2", date: "20260401" })));
    expect((await getClaim(ctx, { claimId: id })).denial_details).toMatchObject({
      appeal_deadline: "2026-04-15",
      deadline_estimated: false,
      denial_category: "medical_necessity",
    });
  });
});

describe("another practice's file", () => {
  it("is put in quarantine and shows nothing", async () => {
    const { ctx } = await account(t.db, { tin: "987654321" });
    const kept = await imported(ctx, remittance(payment("80", PAID)), "march.835");
    expect(kept.state).toBe("quarantined");
    await expect(applyRemittance(ctx, kept.id, { createMissing: true })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    let text = "";
    for await (const piece of previewText(await previewOf(ctx, kept))) text += piece;
    expect(JSON.parse(text)).toMatchObject({
      status: "quarantined",
      claims: [],
      payments: [],
      payer_name: null,
    });
    expect(text).toContain("march.835");
    for (const secret of ["LIMA", "123456789", "LAKESIDE", "80.00", "W1"]) expect(text).not.toContain(secret);
    const rows =
      await t.admin`select summary::text from remittance_files where practice_id = ${ctx.practiceId}`;
    expect(rows[0]?.summary).not.toContain("LAKESIDE");
  });

  it("is read once the practice's number is put right", async () => {
    const { ctx } = await account(t.db, { tin: "987654321" });
    const text = remittance(payment("80", PAID));
    expect((await imported(ctx, text)).state).toBe("quarantined");
    await t.admin`update users set tin = '12-3456789' where id = ${ctx.actor.userId}`;
    expect((await imported(ctx, text)).state).toBe("ready");
  });

  it("is told from ours within one file", async () => {
    const { ctx } = await account(t.db, { tin: "123456789" });
    const foreign = payment(
      "80",
      decision("Z1*1*120*80*20*12*Z9*11*1", "120*80**2", "CAS*CO*45*20", "CAS*PR*2*20"),
      {
        trace: "EFT9",
      },
    ).map((one) => one.replace("REF*TJ*123456789", "REF*TJ*555555555"));
    const kept = await imported(ctx, remittance(payment("80", PAID), foreign));
    expect(kept.summary.preview).toMatchObject({ status: "flagged", payment_total: "80.00", claim_count: 1 });
    expect(kept.summary.preview?.problems.map(({ code }) => code)).toEqual(["foreign_payment"]);
    expect(await applyRemittance(ctx, kept.id, { createMissing: true })).toMatchObject({ created: 1 });
    expect((await only(ctx)).claim_number).toBe("A1");
  });

  it("has ids that exist for nobody else", async () => {
    const [a, b] = [await account(t.db), await account(t.db)];
    const kept = await imported(a.ctx, remittance(payment("80", PAID)));
    await expect(applyRemittance(b.ctx, kept.id, { createMissing: true })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("the preview", () => {
  it("says what applying does, and changes nothing", async () => {
    const { ctx, id } = await withClaim({ total_paid_amount: "75.00" });
    const fresh = decision("N1*1*120*80*20*12*N9*11*1", "120*80**2", "CAS*CO*45*20", "CAS*PR*2*20");
    const kept = await imported(ctx, remittance(payment("160", [...PAID, ...fresh])));
    const before = await checksums(t.admin, ctx.practiceId);
    let text = "";
    for await (const piece of previewText(await previewOf(ctx, kept))) text += piece;
    expect(await checksums(t.admin, ctx.practiceId)).toEqual(before);
    const { claims } = JSON.parse(text);
    expect(claims).toMatchObject([
      { claim_number: "A1", outcome: "conflict", claim_id: id, paid: "80.00", patient_name: "ANA LIMA" },
      { claim_number: "N1", outcome: "create", claim_id: null },
    ]);
    expect(claims[0].conflicts).toEqual([{ field: "total_paid_amount", ours: "75.00", theirs: "80.00" }]);
    expect(claims[0].changes).toContainEqual({ field: "status", ours: "submitted", theirs: "paid" });
  });

  it("flags an interchange control number that came in another file", async () => {
    const { ctx } = await withClaim();
    await posted(ctx, remittance(payment("80", PAID)));
    const other = decision("B1*1*120*80*20*12*P9*11*1", "120*80**2", "CAS*CO*45*20", "CAS*PR*2*20");
    const kept = await imported(ctx, remittance(payment("80", other, { trace: "EFT7" })));
    expect(kept.summary.preview?.problems.map(({ code }) => code)).toContain("interchange_again");
  });
});
