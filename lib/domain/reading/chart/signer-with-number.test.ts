import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const quotesOf = (line: string) =>
  readChart(
    [
      {
        documentId: "plan",
        title: "Plan of care",
        document: fromPlainText(
          `BAY PHYSICAL THERAPY LLC        PLAN OF CARE, SIGNATURE PAGE
Patient   Ada Moor        DOB 04/19/1948         Plan of 09/09/2026

   I certify the need for these services under this plan of care, 09/09/2026 through 11/04/2026.

${line}
`,
        ),
      },
    ],
    { patientName: "Ada Moor", dateOfBirth: "1948-04-19" },
  ).facts.map(({ quote }) => quote.replace(/\s+/g, " "));

it("reads who certified a plan where the signature has the signer's number", () => {
  expect(quotesOf("   Signed   Rosa Ames, CNP        NPI 1780993312        Date 09/17/2026")).toContain(
    "Signed Rosa Ames, CNP NPI 1780993312 Date 09/17/2026",
  );
});

it("leaves the line of a practice's number to the head of the page", () => {
  expect(quotesOf("   Bay Physical Therapy LLC        NPI 1780993312").join(" ")).not.toContain("1780993312");
});
