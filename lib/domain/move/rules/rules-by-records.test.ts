import { describe, expect, it } from "vitest";
import { adviceFor } from "@/lib/domain/move/advice";
import type { MoveFacts } from "../facts/move-facts";

const coding: MoveFacts = {
  category: "coding",
  kind: "denial",
  stage: "post_service",
  lineOfBusiness: "commercial",
};
const move = (reasonText: string) => adviceFor({ ...coding, reasonText }).move;

describe("a level of a visit that the payer does not find in the record", () => {
  // Seen red: a corrected claim gave up the level without a look at the note.
  it.each([
    "The record does not support the level of service billed: it does not show moderate medical decision making.",
    "Documentation submitted does not support the level billed.",
    "The note does not show moderate medical decision making.",
    "The record does not support 99214.",
    "The level that was billed is not supported by it, since no total time is given.",
    "In our reading it supports low complexity: one illness that is stable.",
    "The note we received does not show an evaluation apart from the injection.",
    "Units billed exceed the maximum daily units we allow for this drug.",
    "The chart we hold (notes of 09/30/2026 and 10/14/2026) shows neither a new finding nor a changed plan.",
  ])("is argued from the note: %s", (reason) => expect(move(reason)).toBe("appeal"));

  it.each([
    "The procedure was billed without modifier 59.",
    "If the record does not support the level of service, send a corrected claim.",
    "The diagnosis code does not support the procedure.",
    "The modifier is not valid for this code.",
    "The record does not show which modifier applies.",
    "The code billed is invalid for the date of service.",
    "If units billed exceed the daily maximum, send a corrected claim.",
    "The complexity modifier is missing.",
  ])("is not meant by %s", (reason) => expect(move(reason)).toBe("corrected_claim"));
});

describe("a visit whose row names another level behind it", () => {
  const row = (line: string, denialCode = "") =>
    adviceFor({
      ...{ ...coding, kind: "partial_denial", denialCode },
      ...{
        reasonText: "Brought down one step.",
        noticeText: `Member ANN DOE\n${line}\nBrought down one step.`,
      },
    }).move;

  // Red before: an amount or words between the two, or a code of the payer's own.
  it("is argued, whatever the payer calls that", () => {
    expect(row("10/21/2026   99214    99213      182.00    71.28")).toBe("appeal");
    expect(row("09/17/2026   99214         165.00    99213      52.10     w47", "w47")).toBe("appeal");
    expect(row("10/20/2026   99214    billed 168.00    priced as 99213    paid 58.77")).toBe("appeal");
  });

  it("is none where the same visit stands twice", () =>
    expect(row("10/21/2026   99214    182.00    99214    0.00")).toBe("corrected_claim"));
});

describe("papers that the payer had", () => {
  const papers = (reasonText: string, noticeText = reasonText) =>
    adviceFor({ ...coding, category: "documentation", reasonText, noticeText }).move;

  // Red before: "do not document" asked for papers that had been sent.
  it("are argued from", () => {
    expect(papers("The records sent do not document the regions that were treated on each date.")).toBe(
      "appeal",
    );
    expect(papers("We received one page, a card with dates and initials. We could not find: findings.")).toBe(
      "appeal",
    );
  });

  it("are sent where none came", () =>
    expect(papers("We asked for the daily notes and none were received.")).toBe("send_records"));
});
