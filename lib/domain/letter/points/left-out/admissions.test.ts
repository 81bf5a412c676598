import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../../facts/facts";
import { planLetter } from "../plan";
import { isAdmission } from "./admissions";

const admits = (quote: string, denialCategory: LetterFacts["denialCategory"] = "authorization") =>
  isAdmission(quote, { denialCategory });

describe("what the practice says against its own case", () => {
  it.each([
    "AB: found it when posting. Asked Dr Roe's office: no request for more went out to Acme.",
    "10/15 extension was never asked for",
    "Claim was not submitted in March.",
    "Nobody called the plan for these visits.",
    "We did not fax the request.",
    "Encounter left open by mistake, closed 10/20/2026, claim sent 10/21/2026",
    "Charge ticket sat in the drawer until October.",
    "No earlier submission found.",
    "97110 x2 / 98940   no mods entered",
    "missed the filing deadline, staff out",
    "front desk missed the extension for the last two visits",
    "13 10/12 no auth 14 10/14 no auth",
    "Planned visit. No emergency.",
  ])("is told from it: %s", (quote) => expect(admits(quote)).toBe(true));

  it.each([
    "10/12/2026 no auth required for this plan",
    "Rep Ana, ref 5512: the review was closed by mistake, no request was sent on",
    "No records request was sent to us.",
    "No referral was requested because the plan needs none.",
    "Batch 882 was sent again by the vendor. Not asked for by us.",
    "We did not send the claim twice.",
    "Patient was not sent home; no emergency department visit.",
    "Request faxed 09/28/2026, 6 pages, OK.",
    "Patient called the plan himself and was told no request was needed.",
    "Effusion found on exam, knee left open to air.",
    "Not asked to lift at work.",
    "Seen 09/18/2026 - 10/30/2026 12 visits, 0 missed extension program, nerve glides, traction",
    "Missed extension exercises on two days, pain 4/10.",
  ])("is not told from this: %s", (quote) => expect(admits(quote)).toBe(false));

  it("is no fault in a dispute over a duplicate, where no other claim is the answer", () => {
    expect(admits("No prior claim found.", "duplicate")).toBe(false);
    expect(admits("No prior claim found.", "timely_filing")).toBe(true);
  });
});

const quoted = (page: string, letter: LetterFacts, noticeText: string) => {
  const chart = readChart([{ documentId: "p", title: "Chart", document: fromPlainText(page) }], {
    patientName: "Rosa Ames",
  });
  const { points, supporting } = planLetter(
    { datesOfService: ["2026-10-12"], denialText: noticeText, ...letter },
    { noticeText, chart, answers: [] },
  );
  return [...points.flatMap(({ passages }) => passages), ...supporting.flatMap(({ facts }) => facts)]
    .map(({ quote }) => quote)
    .join(" | ");
};

const TRACKER = `BAY THERAPY     AUTH TRACKER     AMES, ROSA

Auth         26-UR-0418   Acme utilization review   letter 08/27/2026
Approved     12 visits PT, L knee, 09/01/2026 - 10/30/2026
10/15/2026 AB: found it when posting. No request for more visits went out to Acme.
`;

describe("a letter", () => {
  it("quotes no admission, and no approval that the payer itself counts to its end", () => {
    const spent = "Preauthorization 26-UR-0418 was for 12 visits. All 12 have been billed and paid.";
    expect(quoted(TRACKER, { denialCategory: "authorization" }, spent)).not.toMatch(/went out|26-UR-0418/);
    const open = "No authorization is on file for these visits.";
    expect(quoted(TRACKER, { denialCategory: "authorization" }, open)).toContain("26-UR-0418");
    // The record has more visits than the payer counts: that answers it.
    const more = TRACKER.replace("12 visits PT", "24 visits PT");
    expect(quoted(more, { denialCategory: "authorization" }, spent)).toContain("26-UR-0418");
  });

  it("has a promise to pay only where the payer speaks of one", () => {
    const page = `BAY PEDIATRICS     Ames, Rosa     10/12/2026
Sports physical: heart, lungs and joints screened, form for the swim team completed.
"I understand my plan does not usually pay for this and I agree to pay if it does not."
Parent  Ada Ames  (signed)  10/12/2026     asked us to send it to insurance first
`;
    const excluded = "Physical exams and forms for sports are excluded.";
    const letter: LetterFacts = { denialCategory: "benefit_exclusion" };
    expect(quoted(page, letter, excluded)).not.toMatch(/agree to pay|\(signed\)/);
    expect(quoted(page, letter, excluded)).toContain("swim team");
    expect(quoted(page, letter, `${excluded} No waiver was signed by the member.`)).toContain("agree to pay");
  });
});
