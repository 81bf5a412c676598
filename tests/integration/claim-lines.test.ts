import { beforeAll, describe, expect, it } from "vitest";
import { updateClaim } from "@/lib/domain/claim/mutations";
import { getClaim } from "@/lib/domain/claim/queries";
import { updateClaimInput } from "@/lib/domain/claim/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { claim } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";

let t: TestDatabase;
let ctx: Ctx;
let other: Ctx;
beforeAll(async () => {
  t = await testDatabase();
  ctx = (await account(t.db)).ctx;
  other = (await account(t.db)).ctx;
});

const replace = (caller: Ctx, id: string, line_items: unknown[], more: Record<string, unknown> = {}) =>
  updateClaim(caller, { claimId: id, line_items, ...more } as Parameters<typeof updateClaim>[1]);
/** From the state that stands, unless another one is named. */
const save = async (id: string, line_items: unknown[], more: Record<string, unknown> = {}) =>
  replace(ctx, id, line_items, { updated_at: (await getClaim(ctx, { claimId: id })).updated_at, ...more });
const refusedAt = (field: string) =>
  expect.objectContaining({ code: "VALIDATION", fields: { [field]: [expect.any(String)] } });

describe("the full list of line items", () => {
  it("keeps ids, numbers and what is left out; adds the new ones; lets the missing ones go", async () => {
    const before = await claim(ctx, {
      line_items: [
        { procedure_code: "97110", units: 2, total_charge: "100.00", uhc_code: "U1", remarks: "keep" },
        { procedure_code: "97140", total_charge: "50.00" },
        { procedure_code: "97530", total_charge: "25.00" },
      ],
    });
    const [first, second, third] = before.line_items;
    const after = await save(before.claim_id, [
      { line_item_id: third?.line_item_id, procedure_code: "97535" },
      { line_item_id: "temp-9", procedure_code: "G0283", units: "1", total_charge: "10.00" },
      { line_item_id: first?.line_item_id, units: "3" },
    ]);
    expect(after.line_items).toEqual([
      { ...first, units: 3 },
      { ...third, procedure_code: "97535" },
      expect.objectContaining({ line_number: 4, procedure_code: "G0283", units: 1 }),
    ]);
    expect(after.line_item_ids).toEqual({ "temp-9": after.line_items[2]?.line_item_id });
    expect(await getClaim(ctx, { claimId: before.claim_id })).toMatchObject({ line_items: after.line_items });
    const [gone] =
      await t.admin`select deleted_at from claim_line_items where id = ${second?.line_item_id ?? ""}`;
    expect(gone?.deleted_at).not.toBeNull();
    const [record] = await t.admin`select detail from audit_events
      where entity_id = ${before.claim_id} and action = 'update' order by id desc limit 1`;
    expect(record?.detail).toMatchObject({ lines_added: 1, lines_changed: 2, lines_removed: 1 });
  });

  it("touches only the lines that changed", async () => {
    const { claim_id, line_items } = await claim(ctx, { line_items: [{}, {}] });
    const times = () =>
      t.admin`select updated_at::text as at from claim_line_items where claim_id = ${claim_id} order by line_number`;
    const [one, two] = await times();
    await save(claim_id, [line_items[0], { ...line_items[1], remarks: "new" }]);
    const after = await times();
    expect(after[0]?.at).toBe(one?.at);
    expect(after[1]?.at).not.toBe(two?.at);
  });

  it("takes its own answer back, swaps numbers, and empties", async () => {
    const { claim_id, line_items } = await claim(ctx, {
      line_items: [{ modifier_codes: ["GP"], status: "DENIED", date_of_service: "2026-01-02" }, {}],
    });
    expect((await save(claim_id, line_items)).line_items).toEqual(line_items);
    const swapped = await save(claim_id, [
      { ...line_items[0], line_number: 2 },
      { ...line_items[1], line_number: 1 },
    ]);
    expect(swapped.line_items.map(({ line_item_id }) => line_item_id)).toEqual(
      line_items.map(({ line_item_id }) => line_item_id).reverse(),
    );
    expect((await save(claim_id, [])).line_items).toEqual([]);
  });

  it("saves two thousand lines at once", async () => {
    const { claim_id } = await claim(ctx);
    const many = Array.from({ length: 2000 }, (_, n) => ({
      line_item_id: `temp-${n}`,
      total_charge: "1.00",
    }));
    const saved = await save(claim_id, many, { total_charges: "2000.00" });
    expect(saved.line_items).toHaveLength(2000);
    expect(saved.warnings).toEqual([]);
    expect(updateClaimInput.safeParse({ line_items: [...many, {}] }).success).toBe(false);
  });

  it("changes nothing when one line is wrong", async () => {
    const { claim_id, line_items, updated_at } = await claim(ctx, { line_items: [{ remarks: "old" }] });
    await expect(
      save(
        claim_id,
        [
          { ...line_items[0], remarks: "new" },
          { total_charge: "1", denied_amount: "2" },
        ],
        {
          remarks: "x",
        },
      ),
    ).rejects.toEqual(refusedAt("line_items.1.denied_amount"));
    expect(await getClaim(ctx, { claimId: claim_id })).toMatchObject({ updated_at, remarks: "", line_items });
  });

  it("refuses lines of another claim, of another practice, removed ones and doubles", async () => {
    const mine = await claim(ctx, { line_items: [{}, {}] });
    const [own, second] = mine.line_items;
    const sibling = await claim(ctx, { line_items: [{}] });
    const foreign = await claim(other, { line_items: [{}] });
    await save(mine.claim_id, [own]);
    for (const id of [
      sibling.line_items[0]?.line_item_id,
      foreign.line_items[0]?.line_item_id,
      second?.line_item_id,
    ]) {
      await expect(save(mine.claim_id, [{ line_item_id: id }])).rejects.toEqual(
        refusedAt("line_items.0.line_item_id"),
      );
    }
    await expect(save(mine.claim_id, [own, own])).rejects.toEqual(refusedAt("line_items.1.line_item_id"));
    expect((await getClaim(other, { claimId: foreign.claim_id })).line_items).toEqual(foreign.line_items);
  });

  it("answers the second of two people with the first one's lines", async () => {
    const { claim_id, line_items, updated_at } = await claim(ctx, {
      line_items: [{ remarks: "both saw this" }],
    });
    await save(claim_id, [{ ...line_items[0], remarks: "first" }], { updated_at });
    await expect(save(claim_id, [{ ...line_items[0], remarks: "second" }], { updated_at })).rejects.toEqual(
      expect.objectContaining({
        code: "CONFLICT",
        extra: expect.objectContaining({
          current: expect.objectContaining({ line_items: [expect.objectContaining({ remarks: "first" })] }),
        }),
      }),
    );
  });
});
