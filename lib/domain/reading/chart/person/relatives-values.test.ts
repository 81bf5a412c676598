import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (...pages: string[][]) =>
  readChart(
    [
      {
        documentId: "portal",
        title: "Portal messages",
        document: fromPlainText(pages.map((page) => page.join("\n")).join("\f")),
      },
    ],
    { patientName: "Rosa Ames", dateOfBirth: "1971-05-19" },
  )
    .facts.map(({ quote }) => quote)
    .join(" | ");

const HEAD = [
  "From: Rosa Ames            To: Dr. Otto          09/21/2026 6:48 PM",
  "Subject: home numbers",
  "",
];

describe("what a patient writes down for somebody at home", () => {
  // Seen red: each was told as the patient's blood pressure.
  it.each([
    ["And these are Ivo's (my husband, he sees Dr. Petty), same cuff. Should he worry?"],
    ["These are my husband's, same cuff:"],
    ["This is Ivo's, my husband:"],
    ["These are my husband Ivo's:"],
    ["Here are the readings for my husband:"],
  ])("is that person's: %s", (line) => {
    const text = said(
      [...HEAD, "I took these with the cuff you checked.", "  9/17 am 122/76     9/18 am 126/78"],
      [...HEAD, line, "  9/17 am 158/96     9/18 am 154/92"],
    );
    expect(text).toContain("122/76");
    expect(text).not.toContain("158/96");
  });

  it.each([
    ["These are my numbers. My husband wrote them down."],
    ["My husband helped me with the cuff, these are from this week."],
    ["This is the cuff my husband's doctor told us to buy."],
    ["These are mine, my husband's come next week."],
    ["My sister is worried about me."],
  ])("but not the patient's own: %s", (line) =>
    expect(said([...HEAD, line, "  9/17 am 158/96     9/18 am 154/92"])).toContain("158/96"),
  );

  it("ends where the writer comes back, and with the message", () => {
    const text = said([
      ...[...HEAD, "These are Ivo's, my husband:", "  9/17 am 158/96", "Mine again:", "  9/19 am 124/78", ""],
      ...["From: Rosa Ames            To: Dr. Otto          09/23/2026 6:48 PM", "  9/22 am 121/75"],
    ]);
    expect(text).toContain("124/78");
    expect(text).toContain("121/75");
    expect(text).not.toContain("158/96");
  });
});

describe("a row of a home log that names a relative before its figures", () => {
  const log = (row: string) =>
    said(["Rosa Ames   my blood pressure", "10/05 152/92   10/06 149/93   10/07 158/96", row]);
  // Seen red: the row stood in a letter among the patient's.
  it.each([
    "Ivo (husband)     10/05 118/70    10/09 122/74",
    "Ivo (my husband): 118/70",
    "- Ivo (son)   98.4",
    "Ivo (husband)   10/05 118/70   10/09 122/74   all good",
    "Ivo (husband)   BP 118/70  10/06",
  ])("is the relative's: %s", (row) => expect(log(row)).not.toMatch(/118\/70|98\.4/));
  it.each([
    ["Ivo (husband)   helped with 10/05 118/70 reading", "118/70"],
    ["Rosa (self)     10/08 151/94", "151/94"],
    // Seen red: what a relative told of the patient, and a parent's rating of a child, were taken away.
    ["Vera (daughter): 2 falls since surgery, needs rails", "2 falls"],
    ["Ana (mother)   32 inattentive", "32 inattentive"],
    ["Ivo (husband): 152/90 this morning, she has a headache", "152/90"],
    ["Vera (daughter)   10/05 152/90 with her new cuff", "152/90"],
    ["Ivo (husband): 24 hr care at home", "24 hr care"],
    ["Standing (after 3 minutes)   10/08 141/88", "141/88"],
  ])("is no relative's: %s", (row, value) => expect(log(row)).toContain(value));
});
