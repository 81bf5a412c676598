import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { lackedPaper, missingPapers, wantsConsent } from "./missing-papers";

const fact = (
  quote: string,
  { date, heading = "" }: { date?: string; heading?: string } = {},
): ChartFact => ({
  ...{ id: quote, quote, heading, section: "", topics: [], ...(date ? { date } : {}) },
  place: { documentId: "note", page: 1, boxes: [] },
});

describe("a paper of its own", () => {
  const asked = (text: string, ...facts: ChartFact[]) => lackedPaper({ text }, facts);

  it.each([
    ["a written job description of the employer, so that the goal can be measured", "job description"],
    ["No physical demands analysis was sent.", "job description"],
    ["The headache diary of the last three months", "diary"],
    ["dated photographs of the lesion", "photograph"],
  ])("is lacking where the chart has none: %s", (text, name) =>
    expect(asked(text, fact("Per pt: roofer, carries bundles of 70 lb."))).toBe(name),
  );

  it.each([
    ["the chart has it", "a job description", fact("Lifts 70 lb.", { heading: "JOB DESCRIPTION, ROOFER" })],
    ["a note quotes it", "a job description", fact("Job description reviewed: lifts 70 lb overhead.")],
    ["it is asked for only if there is one", "a photograph of the sites, if there is one", fact("NDI 34")],
    [
      "the point is about something else",
      "Gains that a job description would make measurable are not shown in the notes.",
      fact("QuickDASH 38"),
    ],
  ])("is not where %s", (_, text, one) => expect(asked(text, one)).toBeUndefined());

  it("is lacking while somebody still asks for it", () =>
    expect(asked("a job description", fact("Job description requested from employer 11/02."))).toBe(
      "job description",
    ));

  it("is nothing that the payer grants", () =>
    expect(lackedPaper({ text: "a job description", granted: true }, [])).toBeUndefined());
});

describe("a note that nobody signed", () => {
  const letter = { datesOfService: ["2026-06-10", "2026-06-15"] };
  const missing = (...facts: ChartFact[]) => missingPapers(facts, letter, "");

  it.each([
    "06/10/2026 NPRS 7/10. Adj L5. Signature: ____________ (unsigned - in queue)",
    "Status: not yet signed",
    "Note is awaiting provider signature.",
  ])("is named with its day: %s", (quote) =>
    expect(missing(fact(quote, { date: "2026-06-10" })).join()).toContain("June 10, 2026 is unsigned"),
  );

  it.each([
    ["of another day", fact("Status: not yet signed", { date: "2026-05-01" })],
    ["whose author signed", fact("e-signed Ada Roe, DC 06/10/2026", { date: "2026-06-10" })],
    [
      "of a plan that waits for the physician",
      fact("Plan of care sent, not signed by Dr. Ott.", { date: "2026-06-10" }),
    ],
  ])("is not one %s", (_, one) => expect(missing(one)).toEqual([]));

  it("is signed where a later line of the day says so", () =>
    expect(
      missing(
        fact("Draft, unsigned.", { date: "2026-06-10" }),
        fact("Electronically signed by Ada Roe, DC 06/11/2026", { date: "2026-06-10" }),
      ),
    ).toEqual([]));
});

describe("the patient's consent to an appeal", () => {
  it.each([
    "Your provider can ask for the appeal for you if you say yes in writing; the signed consent has to name this notice.",
    "A doctor may file an appeal for you only with your written consent.",
    "Providers who appeal on the member's behalf must send the signed authorization form.",
    "Reconsideration: in writing within 6 months. Say why and enclose the records. A provider may write for the enrollee with the enrollee's specific written consent.",
    "You may ask us to reconsider. If someone acts for the member, including her provider, we need her specific written consent with the request.",
    "Internal appeal: within 60 days. The member may ask, or her provider with her written consent. Write to us.",
  ])("is wanted: %s", (notice) => expect(wantsConsent(notice)).toBe(true));

  it.each([
    "Your doctor can ask for a fast appeal without your written consent.",
    "You may appeal in writing within 60 days. Your doctor can help you.",
    "The provider's signed consent for treatment was not in the record.",
    "The member may ask for a copy, or her provider with her written consent.",
    "If someone acts for the member at the visit, her signature is enough.",
    "You may appeal within 60 days. We pay by check. A clinic may bill for it with the member's signed authorization on file.",
  ])("is not: %s", (notice) => expect(wantsConsent(notice)).toBe(false));

  const NOTICE = "Your provider can file an appeal for you with your written consent.";
  it("is missing beside a consent to treatment", () =>
    expect(missingPapers([fact("Consent to evaluate and treat")], {}, NOTICE)).toHaveLength(1));
  it("is there where a paper gives it", () =>
    expect(
      missingPapers([fact("I consent to an appeal by Lake Therapy of this notice.")], {}, NOTICE),
    ).toEqual([]));
});

describe("a notice by which the practice may go on with the patient's written consent alone", () => {
  it.each([
    "Within 6 months the member, or you with the member's specific written consent, may ask us in writing to reconsider.",
    "An appeal may be asked for within 60 days. A provider may ask for it for the member if the parent agrees IN WRITING.",
    "The prescriber may request a redetermination with the enrollee's signed authorization.",
  ])("wants it: %s", (text) => expect(wantsConsent(text)).toBe(true));

  it.each([
    "You may ask us in writing to reconsider. Send the member's written statement of symptoms.",
    "A provider may ask for it in writing. If the parent agrees, therapy may go on.",
    "The member may ask us to reconsider; no written consent of the member is needed for the provider.",
  ])("does not: %s", (text) => expect(wantsConsent(text)).toBe(false));
});

// Red where "it" was the appeal of two sentences before, whatever stood between.
it.each([
  [
    "To appeal, write us. We pay 80%. Ask your doctor to request it with an authorization form in writing.",
    false,
  ],
  ["An appeal is due in 60 days. A provider may ask for it if the parent agrees in writing.", true],
  ["You may appeal. Write to us. A provider may act for the member with signed consent.", true],
])("a consent: %s", (notice, is) => expect(wantsConsent(notice)).toBe(is));
