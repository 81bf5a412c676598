import { beforeAll, describe, expect, it } from "vitest";
import { inPractice } from "@/db/client";
import { savedClaimFilters } from "@/db/schema/saved-claim-filters";
import { MAX_SAVED_FILTERS, SAVED_FILTER_MESSAGES } from "@/lib/domain/claim/saved-filter/schema";
import { patient } from "../support/claims";
import { addPerson } from "../support/people";
import { restClient } from "../support/rest";
import { type RestDesk, refusal, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { waitFor } from "../support/wait";

// Seen red: filters looked up by practice alone; names compared with their case; the patient not looked up; the patient's
// key dropped; `.strict()` left out; the limit left out; the lock before it left out.

const FILTERS = "/claims/saved-filters/";

let desk: RestDesk;
let ana: string;
let foreign: string;
beforeAll(async () => {
  desk = await restDesk();
  ana = await patient(desk.person.ctx, { first_name: "Ana", last_name: "Lima" });
  foreign = await patient(desk.otherPerson.ctx);
});

/** Somebody of the same practice who has saved nothing yet. */
async function colleague() {
  const { t, person } = desk;
  const { tokens } = await addPerson(t, person.ctx.practiceId, "staff", person.user.id);
  return restClient(tokens.bearer);
}
const save = (by: RestDesk["rest"], name: string, query: object = {}) =>
  by("POST", FILTERS, { json: { name, query } });
const listed = async (by: RestDesk["rest"]) => (await by("GET", FILTERS)).body;
const names = async (by: RestDesk["rest"]) =>
  (await listed(by)).results.map(({ name }: { name: string }) => name);

/** Lets the calls go on only when each of them waits for a lock: none may write before all have looked. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers = await desk.t.admin.begin(async (holder) => {
    await holder`lock table saved_claim_filters in exclusive mode`;
    const started = Promise.all(calls.map((call) => call()));
    const areWaiting = async () => {
      const [row] = await desk.t.admin`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.n === calls.length;
    };
    await waitFor(areWaiting, { everyMs: 20, what: "all calls to wait" });
    return { started };
  });
  return answers.started;
}

describe("saved filters", () => {
  it("are kept, listed by name and deleted", async () => {
    const rest = await colleague();
    expect(await listed(rest)).toEqual({ count: 0, next: null, previous: null, results: [] });
    const query = { status: "denied", patient_id: ana, right_move: "appeal", sort: "-total_charges" };
    const made = await save(rest, "  Ana's   denials ", query);
    expect(made.body).toMatchObject({
      name: "Ana's denials",
      query,
      patient_name: "Ana Lima",
      replaced: false,
    });
    await save(rest, "attention", { view: "needs_attention" });
    await save(rest, "Zebra", {});
    expect(await names(rest)).toEqual(["Ana's denials", "attention", "Zebra"]);
    const { replaced: _, ...kept } = made.body;
    expect((await listed(rest)).results[0]).toEqual(kept);
    // Its query is what the list takes.
    expect((await rest("GET", `/claims/?${new URLSearchParams(kept.query)}`)).status).toBe(200);
    expect((await rest("DELETE", `${FILTERS}${kept.id}/`)).status).toBe(204);
    expect((await rest("DELETE", `${FILTERS}${kept.id}/`)).body).toEqual(
      refusal(SAVED_FILTER_MESSAGES.notFound),
    );
    expect(await names(rest)).toEqual(["attention", "Zebra"]);
  });

  it("are replaced by the same name, however it is written, and say so", async () => {
    const rest = await colleague();
    const first = await save(rest, "To do", { status: "denied", patient_id: ana });
    const second = await save(rest, "TO DO", { view: "needs_attention" });
    expect(second.body).toMatchObject({
      ...{ id: first.body.id, name: "TO DO", query: { view: "needs_attention" }, patient_name: null },
      ...{ created_at: first.body.created_at, replaced: true },
    });
    expect(await listed(rest)).toMatchObject({ count: 1, results: [{ name: "TO DO" }] });
    const trail = await desk.t.admin`select action, patient_id, detail from audit_events
      where entity = 'saved_filter' and entity_id = ${first.body.id} order by id`;
    expect(trail).toEqual([
      { action: "create", patient_id: ana, detail: { fields: ["patient_id", "status"] } },
      { action: "update", patient_id: null, detail: { fields: ["view"] } },
    ]);
  });

  it("are a person's own", async () => {
    const [mine, theirs] = [await colleague(), await colleague()];
    const { id } = (await save(mine, "Mine", { status: "denied" })).body;
    await save(theirs, "mine", { status: "paid" });
    expect(await listed(mine)).toMatchObject({ count: 1, results: [{ query: { status: "denied" } }] });
    for (const other of [theirs, desk.other]) {
      expect((await other("DELETE", `${FILTERS}${id}/`)).status).toBe(404);
      expect((await listed(other)).results).not.toContainEqual(expect.objectContaining({ id }));
    }
    expect((await mine("DELETE", `${FILTERS}${UNKNOWN_ID}/`)).status).toBe(404);
    expect(await names(mine)).toEqual(["Mine"]);
  });

  it("take what the list takes but a search and a page, and name what is wrong", async () => {
    const rest = await colleague();
    for (const unknown of [{ search: "CLM-1" }, { cursor: "x" }, { page_size: 5 }, { patient: ana }]) {
      const { status, body } = await save(rest, "Odd", unknown);
      expect([status, Object.keys(body)], JSON.stringify(unknown)).toEqual([400, ["query"]]);
    }
    const bad = [
      [{ status: "pending" }, "query.status"],
      [{ status: 7 }, "query.status"],
      [{ sort: "name" }, "query.sort"],
      [{ view: "mine" }, "query.view"],
      [{ right_move: "wait" }, "query.right_move"],
      [{ patient_id: "Ana Lima" }, "query.patient_id"],
      [{ patient_id: UNKNOWN_ID }, "query.patient_id"],
      [{ patient_id: foreign }, "query.patient_id"],
    ] as const;
    for (const [query, field] of bad) {
      const { status, body } = await save(rest, "Odd", query);
      expect([status, Object.keys(body)], JSON.stringify(query)).toEqual([400, [field]]);
    }
    for (const name of ["", "  ", "x".repeat(61)]) {
      expect(Object.keys((await save(rest, name)).body)).toEqual(["name"]);
    }
    expect(Object.keys((await rest("POST", FILTERS, { json: { name: "Odd" } })).body)).toEqual(["query"]);
    expect(await names(rest)).toEqual([]);
    expect((await save(rest, "é".repeat(60))).status).toBe(200);
  });

  it(`are ${MAX_SAVED_FILTERS} a person at most, also when they come at once`, async () => {
    const rest = await colleague();
    for (let n = 2; n <= MAX_SAVED_FILTERS; n += 1) await save(rest, `Filter ${n}`);
    const last = await atOnce(["One", "Two", "Three", "Four"].map((name) => () => save(rest, name)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await save(rest, "Another")).body).toEqual(refusal(SAVED_FILTER_MESSAGES.full));
    expect((await save(rest, "filter 7", { status: "paid" })).body.replaced).toBe(true);
    expect(await names(rest)).toHaveLength(MAX_SAVED_FILTERS);
    expect((await save(await colleague(), "Another")).status).toBe(200);
  });

  it("forget the name of a patient who was deleted, and refuse another practice's by the key", async () => {
    const rest = await colleague();
    const { ctx } = desk.person;
    const gone = await patient(ctx);
    await save(rest, "Gone", { patient_id: gone });
    await desk.t.admin`update patients set deleted_at = now() where id = ${gone}`;
    expect((await listed(rest)).results).toMatchObject([{ query: { patient_id: gone }, patient_name: null }]);
    const row = {
      practiceId: ctx.practiceId,
      userId: ctx.actor.userId,
      name: "Theirs",
      query: {},
      patientId: foreign,
    };
    await expect(
      inPractice(desk.t.db, { practiceId: ctx.practiceId }, (tx) => tx.insert(savedClaimFilters).values(row)),
    ).rejects.toMatchObject({ cause: { code: "23503" } });
  });
});
