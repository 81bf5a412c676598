import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { composeLetter } from "../../compose/compose";
import type { LetterFacts } from "../../facts/facts";

const REASON =
  "This provider was not certified or eligible to be paid for this service on this date of service.";
const page = (effective: string) => `TALLGRASS MEDICARE SERVICES
Provider Enrollment                                     September 22, 2026

Bay Chiropractic
Dr. Hollis Bascombe, DC      NPI 1659502748

Your Medicare enrollment application has been approved.
Effective date of enrollment: ${effective}
`;
const letterOf = (effective: string) => {
  const facts: LetterFacts = {
    ...{
      denialCode: "CO-B7",
      denialText: REASON,
      denialCategory: "billing",
      npi: "1234567893",
      tin: "415550101",
    },
    datesOfService: ["2026-09-08"],
    enclosures: [{ title: "Letter", type: "supporting_docs", documentId: "e", pages: 1 }],
  };
  const chart = readChart([{ documentId: "e", title: "Letter", document: fromPlainText(page(effective)) }], {
    patientName: "Rosa Ames",
  });
  return composeLetter(facts, undefined, { noticeText: REASON, chart, answers: [] }, "appeal").content;
};

it("answers a provider said not to be eligible by the payer's letter with its effective date", () => {
  const letter = letterOf("August 15, 2026");
  expect(letter).toContain("Effective date of enrollment: August 15, 2026");
  expect(letter).toContain("enrollment application has been approved");
  expect(letter).toContain("correct your provider file");
  expect(letter).not.toContain("the exact field");
});

it("tells of no enrollment that began after the service", () => {
  expect(letterOf("October 1, 2026")).not.toContain("October 1, 2026");
});
