import { expect, it } from "vitest";
import { moveFactsOf } from "./move-facts-of";

const note = (name: string, born: string) =>
  `BAY CLINIC     VISIT NOTE     01/09/2026\nPatient: ${name}   DOB ${born}\nNeck pain, less.\nSigned  B. Roe, DC   01/09/2026`;
const read = (value: string) => ({
  value,
  confidence: 1,
  page: 1,
  context: value,
  boxes: [],
  method: "rules" as const,
});
const heldBy = (...pages: string[]) =>
  moveFactsOf({
    subject: {
      ...{ patientName: "Rosa Ames", payerName: "Acme Health", denialCode: "CO-29", denialText: "Too late." },
      facts: {
        dates_of_service: read("2025-01-09"),
        date_of_birth: read("1960-01-02"),
      },
    },
    ...{
      papers: [],
      denial: undefined,
      noticeText: "",
      pages: pages.map((text) => ({ text, place: "Note, page 1" })),
      today: "2026-03-01",
    },
  }).held;

it("takes the day of the claim's own patient's note, and no other's, for the day that was meant", () => {
  expect(heldBy(note("Rosa Ames", "01/02/1960"))).toContain("date_miskeyed");
  expect(heldBy(note("Vera Otto", "03/04/1971"))).not.toContain("date_miskeyed");
  expect(heldBy(note("Rosa Ames", "11/30/1999"))).not.toContain("date_miskeyed");
});

const noticeOf = (noticeText: string, subject: Partial<Parameters<typeof moveFactsOf>[0]["subject"]> = {}) =>
  moveFactsOf({
    subject: {
      patientName: "Rosa Ames",
      payerName: "Acme Health",
      denialCode: "",
      denialText: "",
      facts: {},
      ...subject,
    },
    denial: {
      ...{ id: "d", kind: "denial", lineOfBusiness: null, careStage: null, decisionLevel: null },
      deniedLines: [],
    },
    papers: [],
    noticeText,
    pages: [],
    today: "2026-11-20",
  });

// Seen red: without a reason that was read, nothing was denied.
it("takes the reason from the notice where none was read, and no other where one was", () => {
  const text = "DENIED: EX-TF1 Timely filing. Claim received 10/15/2026.";
  expect(noticeOf(text)).toMatchObject({ category: "timely_filing", reasonText: text });
  expect(noticeOf(text, { denialText: "No referral." })).toMatchObject({
    category: null,
    reasonText: "No referral.",
  });
});
