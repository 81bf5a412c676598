import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { claim, patient } from "../support/claims";
import { type RestDesk, restDesk } from "../support/rest-desk";

const RESULTS = "/appeals/results/";
const IN_2026 = "?from=2026-01-01&to=2026-06-30";
let desk: RestDesk;
let patientId: string;

beforeAll(async () => {
  desk = await restDesk();
  patientId = await patient(desk.person.ctx, { last_name: "Outcome" });
});

/** `paid` is posted on the same day, `promised` is not. */
type Decision = { outcome: string; on: string; paid?: number; promised?: number; state?: string };
type Case = { payer: string; sent: string; category?: string; code?: string; decisions?: Decision[] };

/** A sent appeal of a denied claim, with what the payer answered. */
async function sentAppeal({ payer, sent, category = "coding", code = "CO-97", decisions = [] }: Case) {
  const { practiceId, actor } = desk.person.ctx;
  const { claim_id } = await claim(desk.person.ctx, {
    patient: patientId,
    status: "denied",
    total_charges: "200.00",
    insurance_plan_name: payer,
    denial_details: { denial_date: "2026-02-02", denial_category: category },
  });
  const { admin } = desk.t;
  const [row] =
    await admin`insert into appeals (practice_id, claim_id, patient_id, denial_code, status, sent_at,
      sent_method, created_by)
    values (${practiceId}, ${claim_id}, ${patientId}, ${code}, 'sent', ${sent}, 'fax', ${actor.userId}) returning id`;
  const id = String(row?.id);
  for (const { outcome, on, paid = null, promised = null, state = "confirmed" } of decisions)
    await admin`insert into appeal_decisions (practice_id, appeal_id, outcome, decided_on, amount_paid_cents, paid_on, source,
        state)
      values (${practiceId}, ${id}, ${outcome}, ${on}, ${paid ?? promised}, ${paid === null ? null : on}, 'person', ${state})`;
  return id;
}

describe("the results", () => {
  it("count each appeal once, by its newest decision, and what was paid once", async () => {
    await sentAppeal({
      payer: "Lakeside Health",
      sent: "2026-03-02T15:00:00Z",
      decisions: [
        { outcome: "acknowledged", on: "2026-03-05" },
        { outcome: "overturned", on: "2026-03-20", promised: 41_900 },
        // The payment tells of the same decision again.
        { outcome: "overturned", on: "2026-03-22", paid: 41_200 },
        { outcome: "upheld", on: "2026-03-25", state: "proposed" },
      ],
    });
    await sentAppeal({
      payer: "LAKESIDE  HEALTH",
      sent: "2026-03-03T15:00:00Z",
      decisions: [{ outcome: "partly_overturned", on: "2026-04-02", paid: 5_050 }],
    });
    await sentAppeal({
      payer: "Hillside Plan",
      sent: "2026-04-03T15:00:00Z",
      decisions: [{ outcome: "upheld", on: "2026-05-03" }],
    });
    await sentAppeal({ payer: "Hillside Plan", sent: "2026-05-03T15:00:00Z" });
    const { body } = await desk.rest("GET", `${RESULTS}${IN_2026}`);
    expect(body.total).toEqual({
      filed: 4,
      open: 1,
      decided: 3,
      overturned: 1,
      partly_overturned: 1,
      upheld: 1,
      dismissed: 0,
      recovered: "462.50",
      median_days: 30,
      success_rate: null,
    });
    expect(
      body.groups.payer.map(({ filed, recovered }: { filed: number; recovered: string }) => [
        filed,
        recovered,
      ]),
    ).toEqual([
      [2, "0.00"],
      [2, "462.50"],
    ]);
    expect(body.groups.month.map(({ key, filed }: { key: string; filed: number }) => [key, filed])).toEqual([
      ["2026-03", 2],
      ["2026-04", 1],
      ["2026-05", 1],
    ]);
    for (const groups of Object.values<{ filed: number }[]>(body.groups))
      expect(groups.reduce((sum, { filed }) => sum + filed, 0)).toBe(4);
    const preventable = body.preventable.map(
      ({ payer, claims, step }: { payer: string; claims: number; step: string }) => [
        payer,
        claims,
        step !== "",
      ],
    );
    // Two denials of one kind don't repeat yet.
    expect(preventable).toEqual([]);
  });

  it("belong to the day where the practice is, and to the period by sending or by decision", async () => {
    // 9 p.m. of June 30 in New York.
    await sentAppeal({
      payer: "Hillside Plan",
      sent: "2026-07-01T01:00:00Z",
      decisions: [{ outcome: "dismissed", on: "2026-07-15" }],
    });
    const sent = await desk.rest("GET", `${RESULTS}${IN_2026}`);
    expect(sent.body.total).toMatchObject({ filed: 5, dismissed: 1 });
    const decided = await desk.rest("GET", `${RESULTS}?from=2026-07-01&to=2026-07-31&by=decided`);
    expect(decided.body.total).toMatchObject({ filed: 1, decided: 1, open: 0, median_days: 15 });
    expect((await desk.rest("GET", `${RESULTS}?from=2026-07-01&to=2026-07-31`)).body.total.filed).toBe(0);
    expect((await desk.rest("GET", `${RESULTS}?from=2026-07-02&to=2026-07-01`)).status).toBe(400);
    const none = await desk.other("GET", `${RESULTS}${IN_2026}`);
    expect(none.body).toMatchObject({ total: { filed: 0, recovered: "0.00" }, preventable: [] });
  });

  it("show no rate of nine decisions, and one of ten; what repeats comes with its step", async () => {
    const add = (index: number) =>
      sentAppeal({
        payer: "Ten Decisions",
        sent: `2026-01-${10 + index}T15:00:00Z`,
        category: "authorization",
        code: "197",
        decisions: [{ outcome: index < 4 ? "overturned" : "upheld", on: "2026-02-20", paid: 1000 }],
      });
    const group = async () => {
      const { body } = await desk.rest("GET", `${RESULTS}?from=2026-01-01&to=2026-01-31`);
      return body.groups.code.find(({ key }: { key: string }) => key === "197");
    };
    for (let index = 0; index < 9; index++) await add(index);
    expect(await group()).toMatchObject({ decided: 9, success_rate: null });
    await add(9);
    expect(await group()).toMatchObject({
      decided: 10,
      overturned: 4,
      success_rate: 0.4,
      recovered: "40.00",
    });
    const { body } = await desk.rest("GET", `${RESULTS}?from=2026-02-01&to=2026-02-28`);
    expect(body.preventable[0]).toMatchObject({
      payer: "Ten Decisions",
      category: "authorization",
      claims: 10,
      amount: "2000.00",
      step: expect.stringContaining("authorization"),
    });
  });

  it("come as CSV with numbers, and as one page for the owner", async () => {
    const csv = (await desk.rest("GET", `${RESULTS}export/?from=2026-01-01&to=2026-01-31`)).bytes.toString(
      "utf8",
    );
    expect(csv.split("\r\n")[1]).toBe("2026-01-01,2026-01-31,sent,all,All,10,0,10,4,0,6,0,40,37,0.4");
    const pdf = await desk.rest("GET", `${RESULTS}report/?month=2026-02`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await getDocumentProxy(new Uint8Array(pdf.bytes))).numPages).toBe(1);
    expect((await desk.rest("GET", `${RESULTS}report/?month=2026-13`)).status).toBe(400);
  });
});
