import { describe, expect, it } from "vitest";
import { fitsOf, type PaperSays, type SentCase, sentAfter } from "./match";

const paper: PaperSays = {
  numbers: ["CLM-88121"],
  patientName: "LOPEZ, MARIA",
  payerName: "Lakeside Health",
  datesOfService: ["2026-03-02"],
  decidedOn: "2026-06-01",
  compact: "clm88121marialopez",
};
const one: SentCase = {
  appealId: "a",
  numbers: ["CLM88121"],
  patientName: "Maria Lopez",
  payerName: "Lakeside Health",
  datesOfService: ["2026-03-02"],
  sentOn: "2026-05-01",
  decided: false,
};
const ids = (cases: SentCase[], says: Partial<PaperSays> = {}) =>
  fitsOf({ ...paper, ...says }, cases).map(({ appealId }) => appealId);

describe("the case that a decision answers", () => {
  it("is found by its number, however it is written, with what speaks for it", () => {
    expect(fitsOf(paper, [one, { ...one, appealId: "b", numbers: ["CLM-1"] }])).toEqual([
      {
        appealId: "a",
        reasons: ["Claim or reference number CLM88121", "Patient Maria Lopez", "Service on 2026-03-02"],
      },
    ]);
  });

  it("is found by a long number in running text, never by a short one", () => {
    const says = { numbers: [], patientName: null, datesOfService: [] };
    expect(ids([one], says)).toEqual(["a"]);
    expect(ids([{ ...one, numbers: ["881"] }], says)).toEqual([]);
  });

  it("is found by patient and day of service where no number is printed", () => {
    const says = { numbers: [], compact: "" };
    expect(ids([one], says)).toEqual(["a"]);
    expect(ids([one], { ...says, datesOfService: [] })).toEqual([]);
    expect(ids([one], { ...says, patientName: "Maria Lopes" })).toEqual([]);
  });

  it("is none of another patient's, and none that was sent after the decision", () => {
    expect(ids([one], { patientName: "John Park" })).toEqual([]);
    expect(ids([{ ...one, sentOn: "2026-06-02" }])).toEqual([]);
  });

  it("is named although it went out after the decision, so that a person sees which of the days is wrong", () => {
    const late = { ...one, sentOn: "2026-06-02" };
    expect(sentAfter(paper, [late])).toEqual(["a"]);
    expect(sentAfter({ ...paper, patientName: "John Park" }, [late])).toEqual([]);
    expect(sentAfter(paper, [one])).toEqual([]);
    expect(sentAfter({ ...paper, decidedOn: null }, [late])).toEqual([]);
  });

  it("is left open where several fit; the one that waits for an answer goes before one that has it", () => {
    const two = { ...one, appealId: "b" };
    expect(ids([one, two])).toEqual(["a", "b"]);
    expect(ids([{ ...one, decided: true }, two])).toEqual(["b"]);
    expect(ids([{ ...one, decided: true }])).toEqual(["a"]);
  });
});
