import { beforeAll, describe, expect, it } from "vitest";
import { getClaim } from "@/lib/domain/claim/queries";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { interchange } from "../support/era-builder";
import { posted } from "../support/remittance";
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

describe("files that arrive out of order", () => {
  it("comes to the same end in whatever order the files of two payers arrive", async () => {
    const secondary = payment(
      "15",
      decision("A1*2*120*15*5*12*S1*11*1", "120*15**2", "CAS*OA*23*100", "CAS*PR*2*5"),
      { trace: "EFT8", date: "20260315" },
    ).map((one) => one.replace("LAKESIDE HEALTH PLAN", "SECOND CHANCE MUTUAL").replace("W1", "W9"));
    const files = {
      primary: remittance(payment("80", PAID)),
      secondary: interchange([secondary], { control: "000000002" }),
      correction: interchange(
        [payment("20", [...REVERSED, ...CORRECTED], { trace: "EFT2", date: "20260401" })],
        { control: "000000003" },
      ),
    };
    const names = ["primary", "secondary", "correction"] as const;
    const orders = names.flatMap((a) =>
      names
        .filter((b) => b !== a)
        .map((b) => [a, b, ...names.filter((c) => c !== a && c !== b)].map((name) => files[name])),
    );
    expect(orders).toHaveLength(6);
    const ends = [];
    for (const order of orders) {
      const { ctx, id } = await practiceWithClaim(t.db);
      for (const one of order) expect((await posted(ctx, one)).conflicts).toBe(0);
      const {
        claim_id: _id,
        patient: _patient,
        created_at: _created,
        updated_at: _updated,
        provider: _provider,
        provider_name: _name,
        line_items,
        ...claim
      } = await getClaim(ctx, { claimId: id });
      ends.push({ ...claim, line_items: line_items.map(({ line_item_id: _line, ...line }) => line) });
    }
    expect(ends[0]).toMatchObject({
      status: "paid",
      // 80 - 80 + 100 of the first payer, 15 of the second.
      total_paid_amount: "115.00",
      patient_responsibility: "0.00",
      date_processed: "2026-04-01",
      insurance_plan_name: "LAKESIDE HEALTH PLAN",
      policy_number: "W1",
      line_items: [{ insurance_paid_amount: "115.00", status: "PAID" }],
    });
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  it("adds an older decision of the first payer to a newer one of the second", async () => {
    const { ctx, id } = await practiceWithClaim(t.db);
    const secondary = payment(
      "15",
      decision("A1*2*120*15*5*12*S1*11*1", "120*15**2", "CAS*OA*23*100", "CAS*PR*2*5"),
      { trace: "EFT8", date: "20260315" },
    ).map((one) => one.replace("LAKESIDE HEALTH PLAN", "SECOND CHANCE MUTUAL"));
    await posted(ctx, remittance(secondary));
    expect(await posted(ctx, remittance(payment("80", PAID)))).toMatchObject({ updated: 1, conflicts: 0 });
    expect(await getClaim(ctx, { claimId: id })).toMatchObject({
      total_paid_amount: "95.00",
      // What is left for the patient, and when, is the later payer's word.
      patient_responsibility: "5.00",
      date_processed: "2026-03-15",
      payer_claim_number: "S1",
    });
  });

  it("keeps a denial that arrives behind the payment that overturned it as history", async () => {
    const { ctx, id } = await practiceWithClaim(t.db);
    await posted(
      ctx,
      remittance(payment("20", [...REVERSED, ...CORRECTED], { trace: "EFT2", date: "20260401" })),
    );
    expect(await posted(ctx, remittance(payment("0", DENIED)))).toMatchObject({ newly_denied: 0 });
    const claim = await getClaim(ctx, { claimId: id });
    expect(claim).toMatchObject({ status: "paid", right_move: "none", total_paid_amount: "100.00" });
    expect(claim.denial_details).toMatchObject({ denial_date: "2026-03-02", historical: true });
    expect(await t.admin`select 1 from action_items where claim_id = ${id} and status = 'pending'`).toEqual(
      [],
    );
  });
});
