import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { nameMissing } from "./name-missing";

const fact = (quote: string, rest: Partial<ChartFact> = {}): ChartFact => ({
  ...{ id: quote, quote, heading: "Office Visit", section: "", topics: [], date: "2026-10-05" },
  place: { documentId: "chart", page: 1, boxes: [] },
  ...rest,
});
const LETTER: LetterFacts = { datesOfService: ["2026-10-05"], denialCategory: "billing" };
const missing = (noticeText: string, ...all: ChartFact[]) =>
  nameMissing({ points: [], needs: [], facts: all, all, letter: LETTER, noticeText });
type Point = Parameters<typeof nameMissing>[0]["points"][number];
const withPoint = (point: Partial<Point> & { text: string }, ...all: ChartFact[]) =>
  nameMissing({
    points: [
      {
        ...{ id: "p", kind: "item", disputed: true, topics: [], series: [], passages: [], near: [] },
        ...{ open: true, answered: false },
        ...point,
      },
    ],
    ...{ needs: [], facts: all, all, letter: { ...LETTER, datesOfService: [] }, noticeText: "" },
  });

describe("a paper that the notice asks for and the chart only tells of", () => {
  it.each([
    ["Please send the signed order.", "PT eval and treat per Dr. Roe's order."],
    ["We need the x-ray report.", "X-ray done at urgent care, report requested, not received."],
    ["The accident questionnaire was not received.", "Gave pt the accident form, she will mail it."],
    ["Please submit the pathology report.", "Specimen sent to the lab. Path pending."],
    ["We are waiting for the discharge summary.", "Reviewed the hospital discharge summary."],
    ["Claim pended for the audiogram report.", "Dr. Ames ordered audiogram, scheduled 11/20."],
  ])("is missing, and what the chart tells stands beside it: %s", (notice, told) => {
    const lines = missing(notice, fact(told));
    expect(lines).toHaveLength(1);
    expect(lines.join()).toContain("The chart only tells of it");
  });

  it.each([
    ["its page is there", "Please send the signed order.", fact("PT 2x/week", { heading: "Order" })],
    [
      "its words are there",
      "Please send the signed order.",
      fact("Order: PT 2 times a week, signed A. Roe, MD"),
    ],
    ["the report is there", "We need the x-ray report.", fact("Impression: no fracture.")],
    [
      "it may be sent, and need not be",
      "You may send additional records, such as the operative report.",
      fact("Pain 7/10"),
    ],
    ["it is asked for only if there is one", "Send the x-ray report, if one was taken.", fact("Pain 7/10")],
    ["the notice speaks of an appeal", "Send your appeal with the itemized bill.", fact("Pain 7/10")],
    [
      "the other coverage had ended",
      "Send the primary payer's explanation of benefits.",
      fact("Old plan: coverage ended 06/30/2026", { topics: ["coverage"] }),
    ],
    [
      "the notice gives a term",
      "Your request must be received within 60 days of this letter.",
      fact("Pain 7/10"),
    ],
    ["a drug is meant", "There was no prescription drug management.", fact("Pain 7/10")],
  ])("is not where %s", (_, notice, one) => expect(missing(notice, one)).toEqual([]));

  it.each([
    ["a money order is wanted", "Please send a check or money order for $48.20.", "Pain 7/10"],
    ["none is needed", "No referral is needed for this service.", "Pain 7/10"],
    ["a term names it", "Claims must be received within 90 days of the primary payer's EOB.", "Pain 7/10"],
    ["a code lists all papers", "Missing documentation/orders/notes/summary/report/chart.", "Pain 7/10"],
    ["nobody ticked its box", "[X] Office notes    [ ] Operative report", "Pain 7/10"],
  ])("is not where %s", (_, notice, quote) => expect(missing(notice, fact(quote))).toEqual([]));

  it.each([
    ["We could not locate a signed order.", "Exercises advanced in order to keep gains."],
    ["No progress report was found.", "Slow progress with stairs."],
    ["No referral was received.", "Referred to podiatry."],
    ["A psychological evaluation was not submitted.", "ROS: psych: mood stable."],
    ["Proof of delivery was not in the file.", "Teaching delivered and understood."],
    ["For reconsideration, submit the police report.", "Rear-ended 09/02."],
    ["So that we can finish our review, send the operative report.", "Sutures out."],
  ])("is missing though a note has a like word: %s", (notice, quote) =>
    expect(missing(notice, fact(quote))).toHaveLength(1),
  );

  it("is none of before the time that the notice sets", () => {
    const asked = "The file lacks a face-to-face evaluation within 6 months before the order.";
    expect(missing(asked, fact("Sacral redness.", { date: "2025-11-12" }))).toHaveLength(1);
    expect(missing(asked, fact("Sacral redness.", { date: "2026-07-12" }))).toEqual([]);
  });
});

describe("a point", () => {
  it("that asks for nothing is not called missing", () => {
    expect(
      withPoint({ kind: "reason", text: "At this level 45 minutes every second week are usual." }),
    ).toEqual([]);
    expect(withPoint({ kind: "reason", text: "The claim is closed." })).toEqual([]);
  });

  it("that misses something is", () =>
    expect(withPoint({ kind: "reason", text: "No fall risk was documented." })).toEqual([
      "Nothing answers “No fall risk was documented.”.",
    ]));

  it("whose answer only tells of the paper is missing all the same", () => {
    const told = fact("Sleep study per Dr. Roe's order.");
    expect(withPoint({ text: "the order", open: false, passages: [told] }, told)).toHaveLength(1);
  });

  it("that a person answered is not", () =>
    expect(withPoint({ text: "the order", open: false, answered: true })).toEqual([]));

  it("and the notice's sentence about the same paper are one", () => {
    const all = [fact("Pain 7/10")];
    const lines = nameMissing({
      points: [
        {
          ...{ id: "p", kind: "item", text: "the signed order", disputed: true, topics: [], series: [] },
          ...{ passages: [], near: [], open: true, answered: false },
        },
      ],
      ...{ needs: [], facts: all, all, letter: LETTER, noticeText: "Send the signed order." },
    });
    expect(lines).toHaveLength(1);
  });
});

describe("a number that the notice misses", () => {
  const TIMED = "The treatment time in minutes is not documented.";
  it("is missing where no note of the day gives it", () => {
    expect(missing(TIMED, fact("Leg press 3 x 12")).join()).toContain("gives no minutes");
    expect(missing(TIMED, fact("97110 23 minutes"))).toEqual([]);
    // Seen red: the sum of a record stands behind its name.
    expect(missing(TIMED, fact("TOTAL TIMED MIN 54 TOTAL TX MIN 62"))).toEqual([]);
    expect(missing(TIMED, fact("Transfers with min 2 people")).join()).toContain("gives no minutes");
    expect(missing(TIMED, fact("Knee pain.", { heading: "Initial Evaluation" }))).toEqual([]);
  });

  it("is the side where no paper of the day says it", () => {
    const asked = "The note does not state which ankle was imaged.";
    expect(missing(asked, fact("Ankle, 3 views.")).join()).toContain("says the side");
    expect(missing(asked, fact("Right ankle, 3 views."))).toEqual([]);
  });

  const score = (value: string, date: string) =>
    fact(`Oswestry ${value}`, {
      date,
      id: `${value}${date}`,
      measure: { key: "odi", name: "Oswestry", fullName: "Oswestry", value },
    });
  it("is the second of two scores", () => {
    const asked = "There is an Oswestry score at the start, but no repeat score.";
    expect(missing(asked, score("48%", "2026-08-31")).join()).toContain("No second score");
    expect(missing(asked, score("48%", "2026-08-31"), score("30%", "2026-10-05"))).toEqual([]);
  });

  it("is a day of the list that has no note", () => {
    const asked = "Provide progress notes for 10/05, 10/06 and 10/07/2026.";
    expect(
      missing(asked, fact("a note", { date: "2026-10-05" }), fact("b note", { date: "2026-10-07" })),
    ).toEqual(["No note of October 6, 2026 was found, and the payer asks for it."]);
    expect(missing(asked, fact("of another year", { date: "2025-10-05" }))).toEqual([]);
  });
});

describe("a paper that the chart waits for", () => {
  const point = {
    kind: "criterion" as const,
    text: "at least 80 percent relief, with pain scores",
    open: false,
  };
  it("is named where it bears on what the payer asks", () => {
    expect(withPoint(point, fact("Pain diary given, pt will bring it next visit.")).join()).toContain(
      "The chart waits for",
    );
    expect(withPoint(point, fact("Insurance form given, pt will bring it."))).toEqual([]);
    expect(
      withPoint(
        point,
        fact("Pt will bring the pain diary."),
        fact("Pain 2, 1, 1, 3", { heading: "Pain diary" }),
      ),
    ).toEqual([]);
  });
});

// Seen red: a list of orders still wanted, and its row, were taken for the order.
describe("an order that the chart's own list says has not come", () => {
  const row = fact("Ames R   asked 10/01, refaxed 10/20   order NOT rec'd as of 11/02", {
    heading: "order NOT rec'd as of 11/02",
  });
  const item = { text: "the order or referral of a physician", open: false };
  it("is missing, beside what the list says of it", () => {
    const lines = withPoint(item, fact("Dr. Roe's office to fax the order."), row);
    expect(lines.join()).toContain("The chart only tells of it: “Ames R   asked 10/01");
  });
  it.each([
    ["an order at hand", fact("Evaluate and treat.", { heading: "Order for physical therapy" })],
    ["a referral at hand", fact("PT 2x/week x 6, signed R. Moss MD", { heading: "Referral order" })],
  ])("is not, with %s", (_, held) => expect(withPoint(item, row, held)).toEqual([]));
  it("does not keep another payer's claim summary from being the decision that is wanted", () => {
    const decision = fact("10/05/2026 99214 138.00 paid 110.40", { heading: "Provider Claim Summary" });
    const asked = { text: "Missing prior insurance carrier(s) EOB.", open: true, kind: "reason" as const };
    expect(withPoint(asked, decision)).toEqual([]);
    expect(withPoint(asked, fact("Sent, EOB page not received?"))).toHaveLength(1);
    // Seen red: a print of the practice's own system was taken for the other payer's decision.
    for (const heading of ["Patient Payment Summary", "Claim Summary"])
      expect(withPoint(asked, fact("10/05/2026 99214 138.00", { heading }))).toHaveLength(1);
  });
  // Seen red: a return fax number on a signed order, and the wish to send the patient, made the order one that is only told of.
  it.each([
    "Order: PT 2x/week, signed R. Moss MD, return to fax 555-0101",
    "Order: ok to send pt to PT, signed R. Moss MD",
    "Order: I would like to send the patient to PT, signed R. Moss MD",
  ])("keeps a signed order that says where to send what: %s", (quote) => {
    expect(withPoint({ ...item, text: "the signed order" }, fact(quote))).toEqual([]);
  });
});
