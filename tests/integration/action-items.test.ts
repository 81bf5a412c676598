import { beforeAll, describe, expect, it } from "vitest";
import { shiftDays } from "@/lib/core/dates";
import { createActionItem, updateActionItem } from "@/lib/domain/claim/action-item/mutations";
import { listActionItems, listMyActionItems } from "@/lib/domain/claim/action-item/queries";
import { actionItemsAnswer, myActionItemsAnswer } from "@/lib/domain/claim/action-item/schema";
import { updateClaim } from "@/lib/domain/claim/mutations";
import type { Ctx } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { claim, deniedClaim } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { dayFromNow, liveInSteadyZone } from "../support/steady-zone";

let t: TestDatabase;
let ctx: Ctx;
let other: Ctx;
beforeAll(async () => {
  t = await testDatabase();
  await liveInSteadyZone(t);
  ctx = (await account(t.db, { first_name: "Dana", last_name: "Reed" })).ctx;
  other = (await account(t.db)).ctx;
  await t.admin`update users set first_name = 'Dana', last_name = 'Reed' where id = ${ctx.actor.userId}`;
});

const today = dayFromNow(0);
const list = (id: string, query: Record<string, string> = {}, as = ctx) =>
  listActionItems(as, { claimId: id, ...query });
const make = (id: string, input: Record<string, unknown>, key: string | null = null) =>
  createActionItem(ctx, { title: "Call", ...input, claimId: id }, { key }).then(
    (answer) => answer.action_item,
  );
const change = (id: string, input: Record<string, unknown>) =>
  updateActionItem(ctx, { action_id: "", ...input, claimId: id }).then((answer) => answer.action_item);
const edit = (id: string, input: Record<string, unknown>) => updateClaim(ctx, { claimId: id, ...input });
const field = (name: string) =>
  expect.objectContaining({ code: "VALIDATION", fields: { [name]: [expect.any(String)] } });
const is = (code: string) => expect.objectContaining({ code });

describe("items that a denial brings", () => {
  it("are a review and a file-appeal three days before the deadline, by the product itself", async () => {
    const { claim_id } = await deniedClaim(ctx);
    const answer = await list(claim_id);
    expect(actionItemsAnswer.parse(answer)).toEqual(answer);
    expect(answer.action_items).toMatchObject([
      { action_type: "file_appeal", due_date: "2026-08-26", priority: "high", created_by_name: null },
      { action_type: "review_denial", due_date: null, status: "pending" },
    ]);
    expect(answer.results).toEqual(answer.action_items);
  });

  it("follow the deadline, and are never doubled", async () => {
    const { claim_id } = await deniedClaim(ctx);
    await edit(claim_id, { denial_details: { appeal_deadline: "2026-09-30" } });
    await edit(claim_id, { denial_details: { appeal_deadline: "2026-09-30", denial_summary: "again" } });
    const { action_items } = await list(claim_id);
    expect(action_items.map(({ due_date }) => due_date)).toEqual(["2026-09-27", null]);
  });

  it("close when the claim is denied no more, or can't be appealed, and open anew with a new denial", async () => {
    const { claim_id } = await deniedClaim(ctx);
    await edit(claim_id, { denial_details: { can_appeal: false } });
    expect((await list(claim_id, { status: "dismissed" })).action_items).toMatchObject([
      { action_type: "file_appeal" },
    ]);
    await edit(claim_id, { status: "resubmitted" });
    expect((await list(claim_id, { status: "pending" })).action_items).toEqual([]);
    await edit(claim_id, { status: "denied", can_appeal: true });
    const open = await list(claim_id, { status: "pending" });
    expect(open.action_items.map(({ action_type }) => action_type)).toEqual(["file_appeal", "review_denial"]);
    const [dismissed] = (await list(claim_id, { status: "dismissed", action_type: "file_appeal" }))
      .action_items;
    const reopened = await change(claim_id, { action_id: dismissed?.action_id, status: "in_progress" });
    expect(reopened.status).toBe("in_progress");
  });

  it("stay finished when a person finished them", async () => {
    const { claim_id } = await deniedClaim(ctx);
    const { action_items } = await list(claim_id);
    for (const { action_id } of action_items) await change(claim_id, { action_id, status: "completed" });
    await edit(claim_id, { denial_details: { denial_summary: "x" } });
    expect((await list(claim_id, { status: "pending" })).action_items).toEqual([]);
  });
});

describe("a claim's items", () => {
  it("are made by hand, with every field", async () => {
    const { claim_id, line_items } = await claim(ctx, { line_items: [{ line_number: 7 }] });
    const sent = {
      title: "Ask for records",
      description: "By fax",
      action_type: "documentation_required",
      priority: "low",
      notes: "n",
      due_date: shiftDays(today, -1),
      assigned_to: ctx.actor.userId,
      line_item: line_items[0]?.line_item_id,
      uhc_code: "U1",
      uhc_description: "d",
      suggested_actions: ["a", "b"],
      requires_documents: true,
    };
    expect(await make(claim_id, sent)).toMatchObject({
      ...sent,
      line_item_number: 7,
      is_overdue: true,
      days_until_due: -1,
      document_count: 0,
      created_by_name: "Dana Reed",
      assigned_to_name: "Dana Reed",
      completed_at: null,
    });
  });

  it("are made once for an Idempotency-Key", async () => {
    const { claim_id } = await claim(ctx);
    const key = crypto.randomUUID();
    const [a, b] = await Promise.all([make(claim_id, {}, key), make(claim_id, {}, key)]);
    expect(b.action_id).toBe(a.action_id);
    expect((await list(claim_id)).count).toBe(1);
  });

  it("record who completed them and when, and forget it when reopened", async () => {
    const { claim_id } = await claim(ctx);
    const { action_id } = await make(claim_id, { due_date: "2020-01-01" });
    const begin = Date.now();
    const done = await change(claim_id, { action_id, status: "completed" });
    const end = Date.now();
    expect(done).toMatchObject({ completed_by_name: "Dana Reed", is_overdue: false });
    const completed = Date.parse(done.completed_at ?? "");
    expect(begin <= completed && completed <= end, done.completed_at ?? "").toBe(true);
    expect(await change(claim_id, { action_id, notes: "n" })).toMatchObject({
      completed_at: done.completed_at,
    });
    expect(await change(claim_id, { action_id, status: "pending" })).toMatchObject({
      completed_at: null,
      completed_by_name: null,
      is_overdue: true,
    });
  });

  it("change by the fields that are sent; blanks clear", async () => {
    const { claim_id } = await claim(ctx);
    const { action_id } = await make(claim_id, { due_date: today, assigned_to: ctx.actor.userId });
    expect(await change(claim_id, { action_id, priority: "high", notes: "called" })).toMatchObject({
      priority: "high",
      notes: "called",
      due_date: today,
      is_overdue: false,
      assigned_to: ctx.actor.userId,
    });
    expect(await change(claim_id, { action_id, due_date: "", assigned_to: "" })).toMatchObject({
      due_date: null,
      assigned_to: null,
      assigned_to_name: null,
    });
  });

  it("are filtered, with the figures over all of them", async () => {
    const { claim_id } = await claim(ctx);
    await make(claim_id, { priority: "high", due_date: "2020-01-01", assigned_to: ctx.actor.userId });
    await make(claim_id, { action_type: "review_required", status: "in_progress" });
    await make(claim_id, { status: "completed", priority: "high", due_date: "2020-01-01" });
    for (const [query, count] of [
      [{}, 3],
      [{ status: "pending" }, 1],
      [{ action_type: "review_required" }, 1],
      [{ priority: "high" }, 2],
      [{ assigned_to_me: "true" }, 1],
      [{ assigned_to_me: "false" }, 3],
      [{ status: "" }, 3],
    ] as const) {
      const answer = await list(claim_id, query);
      expect(answer.count, JSON.stringify(query)).toBe(count);
      expect(answer.summary).toEqual({ total: 3, pending: 1, overdue: 1, high_priority: 1 });
    }
    await expect(list(claim_id, { status: "lost" })).rejects.toEqual(field("status"));
  });

  it("answer a stale edit with the current state", async () => {
    const { claim_id } = await claim(ctx);
    const { action_id, updated_at } = await make(claim_id, {});
    await change(claim_id, { action_id, notes: "first", updated_at });
    await expect(change(claim_id, { action_id, notes: "second", updated_at })).rejects.toEqual(
      is("CONFLICT"),
    );
  });

  it.each([
    [{ due_date: "soon" }, "due_date"],
    [{ due_date: "2026-02-30" }, "due_date"],
    [{ status: "lost" }, "status"],
    [{ priority: "urgent" }, "priority"],
    [{ assigned_to: "me" }, "assigned_to"],
    [{ action_id: "1" }, "action_id"],
  ])("refuse %j", async (input, name) => {
    const { claim_id } = await claim(ctx);
    await expect(change(claim_id, { action_id: crypto.randomUUID(), ...input })).rejects.toEqual(field(name));
  });

  it("refuse people, lines and items from elsewhere", async () => {
    const mine = await claim(ctx);
    const sibling = await claim(ctx, { line_items: [{}] });
    const { action_id } = await make(mine.claim_id, {});
    const { action_id: elsewhere } = await make(sibling.claim_id, {});
    const theirs = await deniedClaim(other);
    const [foreign] = (await list(theirs.claim_id, {}, other)).action_items;
    await expect(change(mine.claim_id, { action_id, assigned_to: other.actor.userId })).rejects.toEqual(
      field("assigned_to"),
    );
    await expect(make(mine.claim_id, { assigned_to: other.actor.userId })).rejects.toEqual(
      field("assigned_to"),
    );
    await expect(make(mine.claim_id, { line_item: sibling.line_items[0]?.line_item_id })).rejects.toEqual(
      field("line_item"),
    );
    for (const id of [elsewhere, foreign?.action_id, crypto.randomUUID()]) {
      await expect(change(mine.claim_id, { action_id: id, notes: "x" })).rejects.toEqual(field("action_id"));
    }
    await expect(list(theirs.claim_id)).rejects.toEqual(is("NOT_FOUND"));
    await expect(make(theirs.claim_id, {})).rejects.toEqual(is("NOT_FOUND"));
    await expect(change(theirs.claim_id, { action_id: foreign?.action_id })).rejects.toEqual(is("NOT_FOUND"));
  });
});

describe("my action items", () => {
  it("are the open ones assigned to me, over all claims, page by page", async () => {
    const { ctx: me } = await account(t.db);
    const one = await deniedClaim(me, { claim_number: "M1" });
    const add = (due_date: string | null, more = {}) =>
      createActionItem(me, {
        claimId: one.claim_id,
        title: "t",
        due_date,
        assigned_to: me.actor.userId,
        ...more,
      });
    await add(null);
    await add("2020-01-01", { priority: "high" });
    await add("2030-01-01");
    await add("2020-01-01", { status: "completed" });
    const seen: (string | null)[] = [];
    let cursor = "";
    do {
      const page = await listMyActionItems(me, { page_size: "2", cursor });
      expect(myActionItemsAnswer.parse(page)).toEqual(page);
      expect(page).toMatchObject({
        status: "success",
        count: 3,
        summary: { total: 4, pending: 3, overdue: 1, high_priority: 1 },
      });
      seen.push(...page.action_items.map(({ due_date }) => due_date));
      cursor = page.next ?? "";
    } while (cursor);
    expect(seen).toEqual(["2020-01-01", "2030-01-01", null]);
    await expect(listMyActionItems(me, { cursor: "x" })).rejects.toEqual(is("BAD_REQUEST"));
  });
});
