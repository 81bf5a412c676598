import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { composeLetter } from "../../compose/compose";
import { letterText } from "../../text/letter-text";

const REMITTANCE = `MERIDIAN MUTUAL                       REMITTANCE                     09/18/2026          BAY HAND THERAPY INC

MOOR, ADA             ID 4402916653     CLAIM 26091107751    08/24/2026
   97165    1    185.00   allowed 168.20    CO-45 16.80    PR-1 100.00   PR-2 13.64    paid  54.56
   patient owes 113.64
MOOR, ADA             ID 4402916653     CLAIM 26091107760    09/14/2026
   97140    1     58.00   allowed   0.00    CO-197 58.00                               paid   0.00
`;
const form = (
  day: string,
  own: string,
  spouse: string,
) => `BAY HAND THERAPY INC            OTHER COVERAGE FORM            filled in ${day}

Patient      Ada Moor       born 05/30/1983
My own job gives me a plan:           ${own}
I am also on my spouse's plan:        ${spouse}
     Plan    Harbor Health Plans     ID AV30077142
`;
const NEW = form(
  "08/24/2026",
  "[x] yes   [ ] no\n     Plan    Meridian     ID 4402916653        since 01/01/2025         I am the employee.",
  "[x] yes   [ ] no",
);
const OLD = form("03/18/2024", "[ ] yes   [x] no", "[x] yes, my only coverage");

function letterWith(...papers: string[]) {
  const chart = readChart(
    papers.map((text, at) => ({
      documentId: `doc${at}`,
      title: `paper ${at}`,
      document: fromPlainText(text),
    })),
    { patientName: "Ada Moor", dateOfBirth: "1983-05-30" },
  );
  const { content, questions } = composeLetter(
    {
      payerName: "Harbor Health Plans",
      patientName: "Ada Moor",
      memberId: "AV30077142",
      denialCode: "OA-22",
      denialText:
        "Another plan is primary. We cannot pay without the explanation of benefits of the primary plan.",
      denialCategory: "eligibility",
      datesOfService: ["2026-08-24"],
      enclosures: papers.map((_, at) => ({
        title: `Paper ${at}`,
        type: "supporting_docs",
        documentId: `doc${at}`,
        pages: 1,
      })),
    },
    undefined,
    { noticeText: "", chart, answers: [] },
    "other_payer",
  );
  return { letter: letterText(content, "html"), questions };
}

it("tells the first payer's decision on the day, and whose plan it is", () => {
  const { letter, questions } = letterWith(REMITTANCE, NEW);
  expect(letter).toContain("Meridian, September 18, 2026, Remittance:");
  expect(letter).toContain("patient owes 113.64");
  expect(letter).toContain("I am the employee");
  expect(letter).toContain("process the claim with the other payer's decision");
  expect(questions).toEqual([]);
});

it("tells nothing of another day's claim, and takes this payer's own remittance for no other's", () => {
  expect(letterWith(REMITTANCE, NEW).letter).not.toContain("26091107760");
  const own = REMITTANCE.replaceAll("4402916653", "AV30077142");
  expect(letterWith(own, NEW).letter).not.toContain("patient owes 113.64");
});

it("tells nothing of a form that was filled in again later", () => {
  expect(letterWith(REMITTANCE, NEW, OLD).letter).not.toContain("only coverage");
});

const MEDICARE = `NORIDIAN   MEDICARE PART B            REMITTANCE ADVICE            PAID 10/07/2026
MOOR, ADA     MBI 7TK4-HM9-YD52     ICN 2226260331904
  SERV DATE   PROC     UN    BILLED   ALLOWED   DEDUCT    COINS      PAID
  08/24/26    97110     2    100.00     54.60     0.00    10.92     43.68
  08/24/26    97140     1     48.00     25.20     0.00     5.04     20.16
  CLAIM TOTAL          148.00     79.80     0.00    15.96    63.84
`;
const OTHER_CLAIM = MEDICARE.replace("10/07/2026", "08/19/2026")
  .replaceAll("08/24/26", "07/28/26")
  .replace("2226260331904", "2226218140066");

it("tells whose decision it is, of which day, and its total, and nothing of a remittance of another claim", () => {
  const { letter } = letterWith(MEDICARE, OTHER_CLAIM);
  expect(letter).toContain("October 7, 2026, Remittance Advice: NORIDIAN MEDICARE PART B");
  expect(letter).toContain("CLAIM TOTAL: BILLED 148.00; ALLOWED 79.80; DEDUCT 0.00; COINS 15.96; PAID 63.84");
  expect(letter).not.toMatch(/08\/19\/2026|August 19|2226218140066/);
});

// Red where the practice's own line below it made it the second payer's paper.
it("takes a claim summary with a word of the practice on this payer for the other payer's decision", () => {
  const { letter } = letterWith(
    `${MEDICARE.replace("REMITTANCE ADVICE", "CLAIM SUMMARY")}\nTOTAL PAID 63.84\nPatient owes 15.96\nNote: Harbor was billed as primary by mistake.\n`,
  );
  expect(letter).toContain("The other payer's decision says:");
});

const DEDUCTIBLE = `MERIDIAN MUTUAL      EXPLANATION OF BENEFITS FOR PROVIDERS      Processed 09/09/2026      Check 0000 (no payment)
Customer JON MOOR   ID 4402916653     Patient ADA MOOR     Claim 26091107751

  Service date   Proc     Charge    Not allowed (CO-45)   Allowed    Deductible (PR-1)   Coins    Paid
  08/24/2026     99213    135.00          42.90             92.10         92.10           0.00    0.00
  08/24/2026     87880     28.00          11.60             16.40         16.40           0.00    0.00
  Total                   163.00          54.50            108.50        108.50           0.00    0.00
`;
const VISIT = `BAY HAND THERAPY INC            VISIT NOTE            08/24/2026
Ada Moor   born 05/30/1983
Here with her sister Ida. Sore throat and fever for 2 days. Exudate, tender nodes, no rash.
A/P J02.0 strep pharyngitis. Amoxicillin for 10 days.
e-signed T. Rowe MD 08/24/2026
`;

it("tells row by row what was left to the deductible, and nothing of what was found at the visit", () => {
  const { letter } = letterWith(DEDUCTIBLE, VISIT);
  expect(letter).toContain(
    "Proc 99213; Charge 135.00; Not allowed (CO-45): 42.90; Allowed 92.10; Deductible (PR-1) 92.10",
  );
  expect(letter).toContain("Total: Charge 163.00");
  expect(letter).toContain("The other payer's decision says:");
  expect(letter).not.toMatch(/sister|throat|Exudate|Amoxicillin/);
});
