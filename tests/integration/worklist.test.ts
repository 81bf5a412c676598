import { beforeAll, describe, expect, it } from "vitest";
import { connect } from "@/db/client";
import { shiftDays, todayIn } from "@/lib/core/dates";
import { listWorklist } from "@/lib/domain/case/worklist/queries";
import { WORKLIST_SORTS } from "@/lib/domain/case/worklist/schema";
import { account } from "../support/account";
import { claim, deniedClaim, patient } from "../support/claims";
import { fileForm } from "../support/file-form";
import { addPerson } from "../support/people";
import { restClient } from "../support/rest";
import { APPEALS, type RestDesk, refusal, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { textPdf } from "../support/text-pdf";

/** Cases in motion: what comes onto the worklist, in which order, and what people do with it (docs/product.md, W1 to W3). */

let desk: RestDesk;
const today = todayIn("America/New_York");
const day = (days: number) => shiftDays(today, days);

beforeAll(async () => {
  desk = await restDesk();
});

type Item = Record<string, unknown> & { id: string; claim_number: string };
type ListWorklistAsk = Parameters<typeof listWorklist>[1];
const listed = async (query = "", rest = desk.rest) => (await rest("GET", `/worklist/${query}`)).body;
const numbers = async (query = "") =>
  (await listed(query)).results.map((item: Item) => item.claim_number) as string[];
const itemOf = async (number: string, query = ""): Promise<Item> => {
  const { results } = await listed(query);
  return results.find((item: Item) => item.claim_number === number);
};
const act = (json: object, rest = desk.rest) => rest("POST", "/worklist/actions/", { json });
const undo = (change_id: string, rest = desk.rest) =>
  rest("POST", "/worklist/undo/", { json: { change_id } });

const denied = (number: string, days: number | null, fields: Record<string, unknown> = {}) =>
  deniedClaim(desk.person.ctx, {
    claim_number: number,
    denial_details: {
      denial_date: day(-40),
      denial_category: "medical_necessity",
      denial_summary: "Not medically necessary.",
      ...(days !== null && { appeal_deadline: day(days) }),
    },
    ...fields,
  });

describe("what is on it", () => {
  it("is what something can still be won of, the most urgent first; passed and settled cases apart", async () => {
    await denied("SOON", 3);
    await denied("LATER", 30, { total_charges: "400.00" });
    await denied("BIG", 8, { total_charges: "9000.00" });
    await denied("GONE", -1);
    await claim(desk.person.ctx, { claim_number: "TURNED", status: "rejected", total_charges: "50.00" });
    await claim(desk.person.ctx, { claim_number: "PAID", status: "paid" });
    expect(await numbers()).toEqual(["BIG", "SOON", "LATER", "TURNED"]);
    expect(await numbers("?sort=due")).toEqual(["SOON", "BIG", "LATER", "TURNED"]);
    expect(await numbers("?sort=-amount")).toEqual(["BIG", "LATER", "SOON", "TURNED"]);
    expect(await numbers("?state=expired")).toEqual(["GONE"]);
    const page = await listed();
    expect(page.counts).toEqual({ open: 4, waiting: 0, snoozed: 0, expired: 1, closed: 0 });
    expect(await itemOf("SOON")).toMatchObject({
      amount: "300.00",
      due: day(3),
      days_left: 3,
      reminder: 7,
      clock: "appeal",
      certain: true,
      state: "open",
      opened_on: day(-40),
      assigned_to: null,
    });
    expect(String((await itemOf("SOON")).why)).toMatch(/\.$/);
  });

  it("puts the one that is due first above where a holiday gives two one day to work to", async () => {
    const { ctx } = await account(desk.t.db);
    for (let pair = 1; pair <= 3; pair += 1)
      for (const [name, appeal_deadline] of [
        ["HOLIDAY", "2027-11-25"],
        ["EVE", "2027-11-24"],
      ])
        await deniedClaim(ctx, { claim_number: `${name}-${pair}`, denial_details: { appeal_deadline } });
    const { results } = await listWorklist(ctx, { page_size: "10" });
    expect(results.map(({ work_by }) => work_by)).toEqual(Array(6).fill("2027-11-24"));
    expect(results.map(({ due }) => due)).toEqual([
      ...Array(3).fill("2027-11-24"),
      ...Array(3).fill("2027-11-25"),
    ]);
  });

  it("puts what is due today above all that is due later, whatever the dollars, from the day on which it is", async () => {
    const { ctx } = await account(desk.t.db);
    const zone = (name: string) =>
      desk.t.admin`update practices set time_zone = ${name} where id = ${ctx.practiceId}`;
    const order = async () =>
      (await listWorklist(ctx, { page_size: "10" })).results.map((one) => one.claim_number);
    // The two are 24 hours apart: the next day comes, and nothing of the cases is written.
    await zone("Pacific/Pago_Pago");
    const here = todayIn("Pacific/Pago_Pago");
    for (const [claim_number, days, total_charges] of [
      ["SMALL", 1, "229.00"],
      // Nothing but its deadline is known.
      ["UNTOLD", 1, "100.00"],
      ["LARGE", 2, "60000.00"],
      ["NONE", null, "90000.00"],
    ] as const)
      await deniedClaim(ctx, {
        ...{ claim_number, total_charges },
        denial_details: {
          denial_date: here,
          ...(claim_number !== "UNTOLD" && { denial_category: "medical_necessity" }),
          ...(days && { appeal_deadline: shiftDays(here, days) }),
        },
      });
    expect(await order()).toHaveLength(4);
    await zone("Pacific/Tongatapu");
    expect(await order()).toEqual(["SMALL", "UNTOLD", "LARGE", "NONE"]);
  });

  it("follows the claim: a payment settles it, a new denial opens it again", async () => {
    const { claim_id } = await denied("FOLLOWED", 20);
    expect(await numbers()).toContain("FOLLOWED");
    await desk.rest("PATCH", `/claims/${claim_id}/`, { json: { status: "paid" } });
    expect(await numbers()).not.toContain("FOLLOWED");
    await desk.rest("PATCH", `/claims/${claim_id}/`, {
      json: { status: "denied", denial_details: { denial_date: day(-1), appeal_deadline: day(60) } },
    });
    expect(await itemOf("FOLLOWED")).toMatchObject({ due: day(60), opened_on: day(-1) });
  });

  it("waits for the payer once an appeal is sent, and always has a next date", async () => {
    const id = await desk.appealWithLetter({
      claim_number: "SENT",
      payer_name: "Granite Mutual",
      denial_text: "No.",
    });
    expect(await numbers()).toContain("SENT");
    await desk.rest("PATCH", `${APPEALS}${id}/`, { json: { status: "sent" } });
    expect(await numbers()).not.toContain("SENT");
    const waiting = await itemOf("SENT", "?state=waiting");
    expect(waiting).toMatchObject({ appeal_id: id, claim_id: null, work_by: null, clock: "acknowledgment" });
    expect(String(waiting.due) >= day(14)).toBe(true);
    // Nothing came by that day: the day of the answer counts.
    await desk.t.admin`update appeals set sent_at = sent_at - interval '20 days' where id = ${id}`;
    await desk.t.admin`update worklist_items set stale = true where id = ${waiting.id}`;
    const later = await itemOf("SENT", "?state=waiting");
    expect(later).toMatchObject({ clock: "payer_response", work_by: null });
    expect(String(later.due) >= day(35)).toBe(true);
    // The day after: it is ours again.
    await desk.t
      .admin`update worklist_items set due = ${day(-1)}, waits_until = ${today} where id = ${waiting.id}`;
    expect(await numbers()).toContain("SENT");
  });

  it("takes a blank appeal for none", async () => {
    const before = (await listed()).count;
    await desk.newAppeal();
    expect((await listed()).count).toBe(before);
  });

  it("keeps a follow-up of a claim that was not denied until its day", async () => {
    const { claim_id } = await claim(desk.person.ctx, { claim_number: "ASK", status: "in_process" });
    await desk.rest("POST", `/claims/${claim_id}/action_items/`, {
      json: { title: "Call the payer", action_type: "follow_up", due_date: day(9) },
    });
    expect(await itemOf("ASK", "?state=waiting")).toMatchObject({ clock: "follow_up", due: day(9) });
  });
});

describe("filters and pages", () => {
  it("narrow it by person, payer, category, move, amount and age", async () => {
    await denied("MINE", 12, { insurance_plan_name: "Only Plan", total_charges: "777.00" });
    const { id } = await itemOf("MINE");
    await act({ action: "assign", ids: [id], assigned_to: desk.person.ctx.actor.userId });
    expect(await numbers("?who=mine")).toEqual(["MINE"]);
    expect(await numbers("?who=nobody")).not.toContain("MINE");
    expect(await numbers("?payer=onlyplan")).toEqual(["MINE"]);
    expect(await numbers("?category=medical_necessity&amount=700&payer=onlyplan")).toEqual(["MINE"]);
    expect(await numbers("?amount=778&payer=onlyplan")).toEqual([]);
    expect(await numbers("?age=40&payer=onlyplan")).toEqual(["MINE"]);
    expect(await numbers("?age=41&payer=onlyplan")).toEqual([]);
    expect(await numbers("?move=corrected_claim")).toEqual(["TURNED"]);
    const { payers } = (await desk.rest("GET", "/worklist/payers/")).body;
    expect(payers).toContainEqual({ key: "onlyplan", name: "Only Plan", count: 1 });
  });

  it.each(["rank", "due", "-amount", "opened_on"])("by %s show each case once", async (sort) => {
    const all = await numbers(`?sort=${sort}`);
    const seen: string[] = [];
    let next: string | null = `?sort=${sort}&page_size=2`;
    while (next) {
      const page: { results: Item[]; next: string | null } = await listed(next);
      seen.push(...page.results.map(({ claim_number }) => claim_number));
      next = page.next?.slice(page.next.indexOf("?")) ?? null;
    }
    expect(seen).toEqual(all);
    const first = await listed(`?sort=${sort}&page_size=1`);
    const cursor = new URL(first.next, "http://x").searchParams.get("cursor");
    const other = sort === "rank" ? "due" : "rank";
    expect((await desk.rest("GET", `/worklist/?sort=${other}&cursor=${cursor}`)).status).toBe(400);
  });
});

describe("what people do", () => {
  it("puts cases off until a day, which brings them back where the practice is", async () => {
    await denied("OFF", 25);
    const { id } = await itemOf("OFF");
    const { status, body } = await act({
      action: "snooze",
      ids: [id],
      until: day(5),
      reason: "Records asked for",
    });
    expect([status, body.changed]).toEqual([200, 1]);
    expect(await numbers()).not.toContain("OFF");
    expect(await itemOf("OFF", "?state=snoozed")).toMatchObject({
      snoozed_until: day(5),
      snooze_reason: "Records asked for",
    });
    // Where the day has begun already it is back; elsewhere it is not.
    const zone = (name: string) =>
      desk.t.admin`update practices set time_zone = ${name} where id = ${desk.person.ctx.practiceId}`;
    const ahead = todayIn("Pacific/Kiritimati");
    await desk.t
      .admin`update worklist_items set snoozed_until = ${ahead}, changes_on = ${ahead} where id = ${id}`;
    await zone("Pacific/Pago_Pago");
    await desk.t.admin`update worklist_items set note = note where id = ${id}`;
    expect(await numbers()).not.toContain("OFF");
    await zone("Pacific/Kiritimati");
    expect(await numbers()).toContain("OFF");
    await zone("America/New_York");
  });

  it("refuses to put a case off past its last day, and then changes none", async () => {
    await denied("NEAR", 4);
    const [near, big] = [await itemOf("NEAR"), await itemOf("BIG")];
    const refused = await act({ action: "snooze", ids: [near.id, big.id], until: day(6), reason: "Later" });
    expect(refused.status).toBe(400);
    expect(refused.body.until[0]).toMatch(/^1 case has its last day before that: choose .+ or earlier\.$/);
    expect(await numbers()).toEqual(expect.arrayContaining(["NEAR", "BIG"]));
    for (const until of [today, day(-1)]) {
      expect((await act({ action: "snooze", ids: [big.id], until, reason: "Later" })).body).toEqual({
        until: ["Choose a day after today."],
      });
    }
    expect((await act({ action: "snooze", ids: [big.id], until: day(2) })).body).toEqual({
      reason: ["Say why it is put off."],
    });
    expect((await act({ action: "close", ids: [big.id], reason: " " })).body).toEqual({
      reason: ["Say why it is closed."],
    });
  });

  it("closes, assigns and notes many in one call, each on record, and takes it back", async () => {
    const items = [await itemOf("NEAR"), await itemOf("BIG"), await itemOf("LATER")];
    const ids = items.map(({ id }) => id);
    await act({ action: "note", ids, note: "Ask Dr. Lin" });
    expect(await itemOf("BIG")).toMatchObject({ note: "Ask Dr. Lin" });
    const { body } = await act({ action: "close", ids, reason: "Too small to chase" });
    expect(body.changed).toBe(3);
    expect(await numbers()).not.toContain("BIG");
    expect(await itemOf("BIG", "?state=closed")).toMatchObject({ close_reason: "Too small to chase" });
    const records = await desk.t.admin`
      select entity_id from audit_events where entity = 'worklist' and detail->>'worklist' = 'close'`;
    expect(records.map((row) => row.entity_id).sort()).toEqual([...ids].sort());
    expect((await undo(body.change_id)).body).toEqual({ restored: 3 });
    expect(await numbers()).toEqual(expect.arrayContaining(["NEAR", "BIG", "LATER"]));
    expect((await undo(body.change_id)).body).toEqual({ change_id: ["There is nothing to take back."] });
  });

  it("does not take back what somebody changed since, nor another's call", async () => {
    const { id } = await itemOf("BIG");
    const { body } = await act({ action: "note", ids: [id], note: "First" });
    const colleague = await addPerson(
      desk.t,
      desk.person.ctx.practiceId,
      "staff",
      desk.person.ctx.actor.userId,
    );
    expect((await undo(body.change_id, restClient(colleague.tokens.bearer))).status).toBe(400);
    await act({ action: "note", ids: [id], note: "Second" }, restClient(colleague.tokens.bearer));
    const refused = await undo(body.change_id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      refusal("Somebody changed it since. Nothing was taken back."),
    ]);
    expect(await itemOf("BIG")).toMatchObject({ note: "Second" });
  });

  it("keeps both, and says so, where another closed or noted the case meanwhile", async () => {
    const { id } = await itemOf("BIG");
    const other = await itemOf("NEAR");
    const ids = [id, other.id];
    await act({ action: "note", ids, note: "" });
    await act({ action: "note", ids: [id], note: "Called, ref. 7", replaces: "" });
    const noted = await act({ action: "note", ids, note: "Ask for the policy", replaces: "" });
    expect(noted.body).toMatchObject({ changed: 2, kept: 1 });
    expect(await itemOf("BIG")).toMatchObject({ note: "Called, ref. 7\nAsk for the policy" });
    expect(await itemOf("NEAR")).toMatchObject({ note: "Ask for the policy" });
    const seen = { replaces: "Called, ref. 7\nAsk for the policy" };
    const rewritten = await act({ action: "note", ids: [id], note: "Policy asked for", ...seen });
    expect(rewritten.body).toMatchObject({ kept: 0 });
    expect(await itemOf("BIG")).toMatchObject({ note: "Policy asked for" });
    const long = await act({ action: "note", ids: [id], note: "x".repeat(1999), replaces: "" });
    expect(long.body).toEqual({
      note: ["Another stands there by now, and both together are too long. Use fewer words."],
    });

    const first = await act({ action: "close", ids: [id], reason: "Written off" });
    expect(first.body).toMatchObject({ kept: 0 });
    const again = await act({ action: "close", ids, reason: "Paid" });
    expect(again.body).toMatchObject({ changed: 2, kept: 1 });
    expect(await itemOf("BIG", "?state=closed")).toMatchObject({ close_reason: "Written off · Paid" });
    const same = await act({ action: "close", ids: [other.id], reason: "Paid" });
    expect(same.body).toMatchObject({ kept: 0 });
    await act({ action: "reopen", ids });
    await act({ action: "note", ids, note: "" });
  });

  it("orders by the due date that it shows, whatever the day to work to", async () => {
    // Over a weekend the day to work to of the later date comes before that of the earlier one.
    const held = (number: string, due: string, work_by: string) =>
      desk.t.admin`update worklist_items set due = ${due}, work_by = ${work_by}, stale = false
        where claim_id = (select id from claims where claim_number = ${number})`;
    await held("BIG", day(21), day(18));
    await held("LATER", day(20), day(20));
    const near = (name: string) => name === "BIG" || name === "LATER";
    expect((await numbers("?sort=due")).filter(near)).toEqual(["LATER", "BIG"]);
  });

  it("answers ids of another practice as unknown ones, and changes nothing", async () => {
    const { id } = await itemOf("BIG");
    for (const ids of [[id], [UNKNOWN_ID]]) {
      const refused = await act({ action: "close", ids, reason: "Theirs" }, desk.other);
      expect([refused.status, refused.body]).toEqual([400, { ids: ["Choose cases of the worklist."] }]);
    }
    const foreign = await act({
      action: "assign",
      ids: [id],
      assigned_to: desk.otherPerson.ctx.actor.userId,
    });
    expect(foreign.body).toEqual({ assigned_to: ["Choose a person of the practice."] });
    expect((await listed("", desk.other)).results).toEqual([]);
    expect(await numbers()).toContain("BIG");
  });
});

describe("a page's query", () => {
  it("is planned a few times a connection, not for each page, whatever it asks for", async () => {
    const { ctx } = await account(desk.t.db);
    const owner = await patient(ctx);
    // Many small practices: a limit of unknown size would then be planned for each time.
    await desk.t.admin`insert into claims (practice_id, patient_id, status, insurance_plan_name)
      select ${ctx.practiceId}, ${owner}, 'rejected', 'Plan ' || n % 9 from generate_series(1, 2000) n`;
    await desk.t.admin`analyze worklist_items, claims, patients`;
    const asks: ListWorklistAsk[] = [
      {},
      { state: "closed", sort: "-amount" },
      { who: "mine", page_size: "25" },
      { payer: "plan3", sort: "due" },
      { payer: "plan3", amount: "500", age: "30", category: "coding", move: "appeal", who: "nobody" },
    ];
    for (const ask of asks) {
      const db = connect(desk.t.appUrl, { max: 1 });
      try {
        for (let n = 0; n < 8; n += 1) await listWorklist({ ...ctx, db }, ask);
        const [page] = await db.$client<{ kept: number }[]>`
          select generic_plans::int as kept from pg_prepared_statements
           where statement like '%any_stale%' and statement not like '%pg_prepared%'`;
        expect(page?.kept, JSON.stringify(ask)).toBeGreaterThan(0);
      } finally {
        await db.$client.end();
      }
    }
  });

  it("goes on where the page before it ended, in each order", async () => {
    const { ctx } = await account(desk.t.db);
    const owner = await patient(ctx);
    await desk.t.admin`insert into claims (practice_id, patient_id, status, total_charges)
      select ${ctx.practiceId}, ${owner}, 'rejected', n % 5 * 1000 from generate_series(1, 23) n`;
    await desk.t.admin`update worklist_items set stale = false where practice_id = ${ctx.practiceId}`;
    for (const sort of WORKLIST_SORTS) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await listWorklist(ctx, { sort, page_size: "7", ...(cursor && { cursor }) });
        seen.push(...page.results.map(({ id }) => id));
        cursor = page.next;
      } while (cursor);
      expect(seen, sort).toHaveLength(23);
      expect(new Set(seen).size, sort).toBe(23);
    }
  });
});

describe("what an appeal that stands alone is worth", () => {
  it("holds for at stake what was refused, and nothing of a paper that refuses nothing", async () => {
    const columns = (rows: string[]) => [
      "SUMMIT RIDGE INSURANCE COMPANY",
      "EXPLANATION OF PAYMENT                                   Date: 11/02/2026",
      "",
      "Patient: TOMAS VILLANUEVA        Member ID: SRI00918277",
      "",
      "Date of     Proc   Mod  Units  Billed   Allowed  Paid     Adj      Reason",
      "service",
      ...rows,
    ];
    const paid = "09/21/2026  97110  GP   2      124.00   88.00    88.00    36.00    CO-45";
    const refused = "09/21/2026  97140  GP   1      62.00    0.00     0.00     62.00    CO-97";
    const read = async (claim_number: string, rows: string[]) => {
      const id = await desk.newAppeal({ patient_name: "Tomas Villanueva", claim_number });
      await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
        form: fileForm({
          field: "denial_letter",
          name: "eob.pdf",
          bytes: await textPdf(columns(rows).join("\n")),
        }),
      });
      await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
      await desk.workflows.run();
    };
    await read("EOB-PART", [
      paid,
      refused,
      "Claim totals                   186.00   88.00    88.00    98.00",
    ]);
    await read("EOB-PAID", [paid, "Claim totals                   124.00   88.00    88.00    36.00"]);
    expect(await itemOf("EOB-PART")).toMatchObject({ amount: "62.00" });
    expect(await itemOf("EOB-PAID")).toMatchObject({ amount: "0.00", move: "none" });
  });
});
