import { beforeAll, describe, expect, it } from "vitest";
import { claim, patient } from "../support/claims";
import { addPerson } from "../support/people";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

/** The dashboard's stages, filters and orders, as the triggers keep them. */

const BOARD = "/appeals/board/";
let desk: RestDesk;
let patientId: string;

beforeAll(async () => {
  desk = await restDesk();
  patientId = await patient(desk.person.ctx, { last_name: "Board" });
});

async function denied(number: string, payer: string, more: Record<string, unknown> = {}) {
  const { claim_id } = await claim(desk.person.ctx, {
    patient: patientId,
    claim_number: number,
    status: "denied",
    total_charges: "300.00",
    insurance_plan_name: payer,
    denial_details: { denial_date: "2026-02-02", denial_category: "coding" },
    ...more,
  });
  return claim_id;
}
const begin = async (claimId: string | null, fields: Record<string, unknown> = {}) =>
  (await desk.rest("POST", APPEALS, { json: { claim: claimId, ...fields } })).body.id as string;
const rowOf = async (id: string) => {
  const { body } = await desk.rest("GET", `${APPEALS}?page_size=200`);
  return body.results.find((one: { id: string }) => one.id === id);
};
const set = (id: string, status: string, outcome: string | null) =>
  desk.t
    .admin`update appeals set status = ${status}, outcome = ${outcome}, sent_at = ${status === "sent" ? "2026-05-01" : null}
    where id = ${id}`;
const ids = (body: { results: { id: string }[] }) => body.results.map(({ id }) => id);
const list = async (query: string) => (await desk.rest("GET", `${APPEALS}?${query}`)).body;

describe("the stage of an appeal", () => {
  it("follows its letter, its sending, the payer's answer, the next level and its case", async () => {
    const id = await begin(await denied("B-1", "Stage Health"));
    expect(await rowOf(id)).toMatchObject({
      appeal_stage: "preparing",
      appeal_level: "first",
      amount: "300.00",
    });
    await desk.t
      .admin`insert into letter_versions (practice_id, appeal_id, version, content, content_format, sha256, origin, created_by)
      select practice_id, id, 1, 'Dear', 'html', repeat('a', 64), 'generated', created_by from appeals where id = ${id}`;
    expect((await rowOf(id)).appeal_stage).toBe("written");
    await set(id, "sent", null);
    expect((await rowOf(id)).appeal_stage).toBe("with_payer");
    await set(id, "sent", "acknowledged");
    expect((await rowOf(id)).appeal_stage).toBe("with_payer");
    await set(id, "sent", "more_information");
    expect((await rowOf(id)).appeal_stage).toBe("more_information");
    await set(id, "sent", "dismissed");
    expect((await rowOf(id)).appeal_stage).toBe("upheld");
    const { admin } = desk.t;
    const [next] =
      await admin`insert into appeals (practice_id, claim_id, patient_id, follows_appeal_id, created_by)
      select practice_id, claim_id, patient_id, id, created_by from appeals where id = ${id} returning id`;
    expect(await rowOf(id)).toMatchObject({ appeal_stage: "next_level", amount: "0.00", due: null });
    expect(await rowOf(String(next?.id))).toMatchObject({ appeal_level: "second", amount: "300.00" });
    await admin`update appeals set deleted_at = now() where id = ${String(next?.id)}`;
    expect(await rowOf(id)).toMatchObject({ appeal_stage: "upheld", amount: "300.00" });
    await admin`update worklist_items set closed_at = now() where claim_id = (select claim_id from appeals where id = ${id})`;
    expect((await rowOf(id)).appeal_stage).toBe("closed");
  });

  it("keeps the case's date and dollars while it waits for the payer, whatever draft is begun beside it", async () => {
    const claimId = await denied("B-3", "Stage Health");
    const sent = await begin(claimId);
    await set(sent, "sent", null);
    const draft = await begin(claimId);
    const place = async (id: string) => {
      const { amount, due } = await rowOf(id);
      return [amount, due !== null];
    };
    await desk.rest("GET", "/worklist/");
    expect([await place(sent), await place(draft)]).toEqual([
      ["300.00", true],
      ["0.00", false],
    ]);
    await set(sent, "sent", "upheld");
    await desk.rest("GET", "/worklist/");
    expect([(await place(sent))[0], (await place(draft))[0]]).toEqual(["0.00", "300.00"]);
  });

  it("has the dollars that were won back once it was overturned, by confirmed decisions alone", async () => {
    const id = await begin(await denied("B-2", "Stage Health"));
    const decide = (state: string, paid: number) =>
      desk.t
        .admin`insert into appeal_decisions (practice_id, appeal_id, outcome, decided_on, amount_paid_cents, source, state)
        select practice_id, id, 'partly_overturned', '2026-06-01', ${paid}, 'person', ${state} from appeals where id = ${id}`;
    await decide("proposed", 99_900);
    await decide("confirmed", 12_050);
    await set(id, "sent", "partly_overturned");
    expect(await rowOf(id)).toMatchObject({ appeal_stage: "partly_overturned", amount: "120.50" });
  });
});

describe("the list", () => {
  it("is narrowed by stage, level, payer, category, person, and what is due", async () => {
    const soon = await begin(
      await denied("F-1", "Filter Plan", {
        denial_details: { denial_date: "2026-02-02", denial_category: "billing" },
      }),
    );
    const late = await begin(null, {
      patient_name: "Late Filter",
      payer_name: "FILTER plan",
      denial_code: "CO-97",
    });
    const { admin } = desk.t;
    const due = (id: string, days: number) =>
      admin`update worklist_items set due = (now() at time zone 'America/New_York')::date + ${days}::int, work_by = null, stale = false
        where appeal_id = ${id} or claim_id = (select claim_id from appeals where id = ${id})`;
    await due(soon, 5);
    await due(late, -2);
    const payer = "payer=filterplan";
    expect(ids(await list(`${payer}&sort=due`))).toEqual([late, soon]);
    // By the date that is shown, not by the day to work to before it.
    await admin`update worklist_items set work_by = due - 9 where claim_id = (select claim_id from appeals where id = ${soon})`;
    expect(ids(await list(`${payer}&sort=due`))).toEqual([late, soon]);
    expect(ids(await list(`${payer}&due=7`))).toEqual([soon]);
    expect(ids(await list(`${payer}&due=overdue`))).toEqual([late]);
    expect(ids(await list(`${payer}&due=none`))).toEqual([]);
    expect(ids(await list(`${payer}&category=billing`))).toEqual([soon]);
    expect(ids(await list(`${payer}&appeal_stage=preparing&appeal_level=first&who=mine`)).sort()).toEqual(
      [late, soon].sort(),
    );
    expect(ids(await list(`${payer}&appeal_stage=upheld`))).toEqual([]);
    const { practiceId, actor } = desk.person.ctx;
    const colleague = await addPerson(desk.t, practiceId, "staff", actor.userId);
    await admin`update worklist_items set assigned_to = ${colleague.userId} where appeal_id = ${late}`;
    expect(ids(await list(`${payer}&who=mine`))).toEqual([soon]);
    const payers = (await desk.rest("GET", "/appeals/payers/")).body.payers;
    expect(payers).toContainEqual(expect.objectContaining({ key: "filterplan", count: 2 }));
    expect((await desk.other("GET", "/appeals/payers/")).body.payers).toEqual([]);
  });

  it.each(["due", "-amount", "created_at", "-created_at", ""])(
    "is paged without a gap in the order %j",
    async (sort) => {
      const whole = await list(`page_size=200&sort=${sort}`);
      const walked: string[] = [];
      let cursor = "";
      do {
        const page = await list(`page_size=2&sort=${sort}${cursor}`);
        walked.push(...ids(page));
        cursor = page.next ? `&cursor=${new URL(page.next, "http://x").searchParams.get("cursor")}` : "";
      } while (cursor);
      expect(walked).toEqual(ids(whole));
      expect(new Set(walked).size).toBe(whole.count);
    },
  );

  it("refuses a cursor of another order and unknown choices, with a sentence", async () => {
    const { next } = await list("page_size=1&sort=due");
    const cursor = new URL(next, "http://x").searchParams.get("cursor");
    expect((await desk.rest("GET", `${APPEALS}?sort=-amount&cursor=${cursor}`)).status).toBe(400);
    expect((await desk.rest("GET", `${APPEALS}?cursor=${cursor}`)).status).toBe(400);
    const answer = await desk.rest("GET", `${APPEALS}?appeal_stage=lost`);
    expect([answer.status, answer.body]).toEqual([400, { appeal_stage: ["Unknown stage."] }]);
  });
});

describe("the board", () => {
  it("counts and sums each stage over all of it, within the filters and the practice", async () => {
    for (let n = 0; n < 14; n += 1) await begin(await denied(`S-${n}`, "Sum Plan"));
    const { body } = await desk.rest("GET", `${BOARD}?payer=sumplan`);
    const [first, ...others] = body.stages;
    expect(first).toMatchObject({ appeal_stage: "preparing", count: 14, amount: "4200.00", won: false });
    expect(first.results).toHaveLength(12);
    expect(others.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    const all = (await desk.rest("GET", BOARD)).body.stages;
    expect(
      all.find((one: { appeal_stage: string }) => one.appeal_stage === "partly_overturned"),
    ).toMatchObject({
      count: 1,
      amount: "120.50",
      won: true,
    });
    const found = (await desk.rest("GET", `${BOARD}?search=s-13`)).body.stages[0];
    expect([found.count, found.results[0].claim_number]).toEqual([1, "S-13"]);
    const none = (await desk.other("GET", BOARD)).body.stages;
    expect(none.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });
});
