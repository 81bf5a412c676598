import { describe, expect, it } from "vitest";
import type { ClockDto } from "@/lib/domain/clocks/schema";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { type CaseFacts, placeOf } from "./place";

const TODAY = "2026-11-22";
const clock = (kind: ClockDto["kind"], due: string, more: Partial<ClockDto> = {}): ClockDto => ({
  ...{ kind, due, work_by: due, basis: "rule", source: "A rule", from: null, certain: false },
  ...more,
});
const stated = { basis: "letter", certain: true } as const;
const payer = (due: string) => clock("payer_response", due, { work_by: null });
const asked = (due: string) => clock("follow_up", due, { basis: "person", certain: true });
const advice = (move: AdviceDto["move"]): AdviceDto => ({
  ...{
    ...{ move, paper: null, ground: null },
    appeal_possible: true,
    reason: "The payer disputes the need. Appeal with the notes.",
    source: "A rule",
  },
  ...{ needs: [], due: null, basis: null, due_of: null },
});
const place = (facts: Partial<CaseFacts>) =>
  placeOf({ advice: null, clocks: [], rejected: false, outcome: null, today: TODAY, ...facts });

describe("a payment dispute", () => {
  const idr = (due: string, work_by: string | null) => clock("idr", due, { work_by });
  const at = (clocks: ClockDto[]) => place({ advice: advice("negotiate"), clocks });

  it("waits while the negotiation runs, and comes back before the days to start the dispute are over", () => {
    expect(at([idr("2026-12-01", null), idr("2026-12-07", "2026-12-07")])).toMatchObject({
      due: "2026-12-01",
      waitsUntil: "2026-12-02",
    });
    expect(at([idr("2026-11-20", null), idr("2026-11-26", "2026-11-25")])).toMatchObject({
      due: "2026-11-26",
      workBy: "2026-11-25",
      waitsUntil: null,
      moveOpen: true,
    });
  });

  it("does not wait for the entity's decision while our offer is due", () => {
    expect(at([idr("2026-12-03", "2026-12-03"), idr("2027-01-05", null)])).toMatchObject({
      due: "2026-12-03",
      waitsUntil: null,
    });
    expect(at([idr("2027-01-05", null)])).toMatchObject({ waitsUntil: "2027-01-06" });
  });
});

describe("a denial", () => {
  // Red where the passed day kept the case as one that is lost.
  it("stands with the day by which care goes on, and with its appeal once that is past", () => {
    const on = (due: string) =>
      place({
        advice: advice("appeal"),
        clocks: [clock("keep_services", due, stated), clock("appeal", "2027-01-15")],
      });
    expect(on("2026-12-01")).toMatchObject({ clock: "keep_services", due: "2026-12-01" });
    expect(on("2026-11-20")).toMatchObject({ clock: "appeal", due: "2027-01-15", expires: false });
    expect(
      place({ advice: advice("appeal"), clocks: [clock("keep_services", "2026-11-20", stated)] }),
    ).toMatchObject({ clock: null, due: null, expires: false });
  });

  it("stands with its next date, and expires only by what the notice or a person says", () => {
    const appeal = clock("appeal", "2026-12-01", stated);
    const found = place({
      advice: advice("appeal"),
      clocks: [appeal, clock("external_review", "2027-03-01")],
    });
    expect(found).toMatchObject({
      clock: "appeal",
      due: "2026-12-01",
      expires: true,
      moveOpen: true,
      settled: false,
    });
    expect(found.why).toBe("The payer disputes the need.");
    expect(place({ advice: advice("appeal"), clocks: [clock("appeal", "2026-12-01")] }).expires).toBe(false);
  });

  it("whose last day has passed is expired though a counted date is still ahead, unless a person set a day", () => {
    const clocks = [clock("appeal", "2026-11-01", stated), clock("timely_filing", "2027-02-01")];
    expect(place({ advice: advice("appeal"), clocks })).toMatchObject({ due: "2026-11-01", expires: true });
    expect(
      place({ advice: advice("appeal"), clocks: clocks.toSpliced(1, 0, asked("2026-11-30")) }),
    ).toMatchObject({
      clock: "follow_up",
      due: "2026-11-30",
      expires: false,
    });
  });

  it("takes what runs out first of what is still ahead", () => {
    const clocks = [clock("peer_to_peer", "2026-11-20"), clock("appeal", "2026-12-20", stated)];
    expect(place({ advice: advice("appeal"), clocks })).toMatchObject({ clock: "appeal" });
    clocks.unshift(clock("peer_to_peer", "2026-11-25"));
    expect(place({ advice: advice("appeal"), clocks })).toMatchObject({
      clock: "peer_to_peer",
      expires: false,
    });
  });

  it.each(["write_off", "bill_patient", "none"] as const)(
    "that only leads to %s has no move open",
    (move) => {
      expect(place({ advice: advice(move) }).moveOpen).toBe(false);
    },
  );
});

describe("what was sent", () => {
  it("waits for the payer until the day after its time, or a person's day before that", () => {
    expect(place({ advice: advice("appeal"), clocks: [payer("2026-12-31")] })).toMatchObject({
      due: "2026-12-31",
      waitsUntil: "2027-01-01",
      workBy: null,
    });
    expect(place({ clocks: [asked("2026-12-05"), payer("2026-12-31")] })).toMatchObject({
      clock: "follow_up",
      waitsUntil: "2026-12-05",
    });
    expect(place({ clocks: [payer("2026-12-31"), asked("2027-01-05")] }).clock).toBe("payer_response");
  });

  it("waits for the payer's acknowledgment first, and for its answer once that day has passed", () => {
    const receipt = (due: string) => clock("acknowledgment", due, { work_by: null });
    expect(place({ clocks: [receipt("2026-11-22"), payer("2026-12-31")] })).toMatchObject({
      clock: "acknowledgment",
      waitsUntil: "2026-11-23",
      why: expect.stringContaining("has it"),
    });
    expect(place({ clocks: [receipt("2026-11-21"), payer("2026-12-31")] })).toMatchObject({
      clock: "payer_response",
      waitsUntil: "2027-01-01",
    });
  });

  it("is ours again once the payer upheld", () => {
    const clocks = [payer("2026-12-31"), clock("second_level", "2027-01-15", stated)];
    expect(place({ advice: advice("appeal"), clocks, outcome: "upheld" })).toMatchObject({
      clock: "second_level",
      waitsUntil: null,
    });
  });

  it("waits for its payment once it was overturned, and is settled when it is there", () => {
    const payment = clock("follow_up", "2026-12-23", { work_by: null });
    expect(place({ advice: advice("appeal"), clocks: [payment], outcome: "overturned" })).toMatchObject({
      clock: "follow_up",
      due: "2026-12-23",
      waitsUntil: "2026-12-24",
      move: "none",
      settled: false,
      why: "Overturned, and no payment is posted yet: ask for it.",
    });
    expect(place({ clocks: [asked("2026-12-05"), payment], outcome: "overturned" }).due).toBe("2026-12-05");
    expect(place({ advice: advice("appeal"), outcome: "overturned" }).settled).toBe(true);
    expect(place({ clocks: [asked("2026-12-05")], outcome: "overturned" }).settled).toBe(true);
  });
});

it("settles what nothing stands open of, and keeps a rejected claim without a date", () => {
  expect(place({}).settled).toBe(true);
  expect(place({ rejected: true })).toMatchObject({ move: "corrected_claim", due: null, settled: false });
  expect(place({ clocks: [asked("2026-12-05")] })).toMatchObject({ clock: "follow_up", settled: false });
});
