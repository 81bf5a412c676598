import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const remittance = (
  total: string,
) => `NORIDIAN   MEDICARE PART B            REMITTANCE ADVICE            PAID 10/07/2026
AMES-TELL, ROSA     MBI 7TK4-HM9-YD52     ICN 2226260331904
  SERV DATE   PROC     UN    BILLED   ALLOWED   DEDUCT    COINS    CO-45    CO-253      PAID
  08/04/26    97110     2    100.00     54.60     0.00    10.92    45.40      0.87     42.81
  08/06/26    97140     1     48.00     25.20     0.00     5.04    22.80      0.40     19.76
  CLAIM TOTAL          ${total}
`;
const read = (text: string) =>
  readChart([{ documentId: "p", title: "Remits", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;

it("tells what a payer paid row by row under the heads, and measures nothing of it", () => {
  const facts = read(remittance("148.00     79.80     0.00    15.96    68.20      1.27     62.57"));
  expect(facts.filter(({ measure }) => measure)).toEqual([]);
  expect(facts.map(({ quote }) => quote)).toContain(
    "SERV DATE 08/04/26; PROC 97110; UN 2; BILLED 100.00; ALLOWED 54.60; DEDUCT 0.00; COINS 10.92; CO-45 45.40; CO-253 0.87; PAID 42.81",
  );
});

it("tells a total by its columns where each amount is the sum above it, and leaves it as printed elsewhere", () => {
  const quotes = (total: string) => read(remittance(total)).map(({ quote }) => quote);
  expect(quotes("148.00     79.80     0.00    15.96    68.20      1.27     62.57")).toContain(
    "CLAIM TOTAL: BILLED 148.00; ALLOWED 79.80; DEDUCT 0.00; COINS 15.96; CO-45 68.20; CO-253 1.27; PAID 62.57",
  );
  const other = quotes("148.00     79.80     0.00    15.96    68.20      1.27     61.57").join("\n");
  expect(other).not.toMatch(/TOTAL: BILLED|PAID 61\.57/);
});

it("reads the heads of columns that have the code of their adjustment behind their name", () => {
  const quotes = read(`MERIDIAN   EXPLANATION OF BENEFITS   Processed 09/09/2026
Patient ROSA AMES-TELL     Claim 26091107751
  Service date   Proc     Charge    Disallowed (CO 45)    Allowed    Coins (PR-2)   Paid
  08/24/2026     99213    135.00          42.90             92.10        18.42     73.68
`).map(({ quote }) => quote);
  expect(quotes.join("\n")).toContain(
    "Disallowed (CO 45): 42.90; Allowed 92.10; Coins (PR-2) 18.42; Paid 73.68",
  );
});

it.each([
  ["PATIENT SHARE 15.96", true],
  ["Member responsibility:   $15.96", true],
  ["Amount due from patient   15.96", true],
  ["Patient account no. 1596", false],
])("tells what is left to the patient under the table: %s", (line, is) => {
  const page = `${remittance("148.00     79.80     0.00    15.96    68.20      1.27     62.57")}\n${line}\n`;
  const share = read(page).find(({ quote }) => quote === line.replace(/\s+/g, " "));
  expect(share?.told === true).toBe(is);
});

// Seen red: a share or a code behind a column's name, and a payer's own name before "paid", left rows of bare numbers.
it.each([
  [
    " Date        Code     Units   Billed    Allowed   Not allowed   Deductible   Coins 20%   Plan paid\n 09/03/26    97161 GP   1     160.00    104.00       56.00         0.00        20.80        83.20\n",
    "Billed 160.00; Allowed 104.00; Not allowed 56.00; Deductible 0.00; Coins 20% 20.80; Plan paid 83.20",
  ],
  [
    " Date         Code        Charge   Discount CO-45   Allowed   Copay PR-3   Anthem paid\n 08/11/2026   97110 GP     96.00        33.80         62.20      30.00         32.20\n",
    "Charge 96.00; Discount CO-45 33.80; Allowed 62.20; Copay PR-3 30.00; Anthem paid 32.20",
  ],
])("reads the heads of another payer's table %#", (table, told) => {
  const page = `EXPLANATION OF BENEFITS TO PROVIDER    Processed 09/24/2026\nPatient ROSA AMES-TELL     Claim ID EPJ4T7Q9100\n\n${table}`;
  expect(
    read(page)
      .map(({ quote }) => quote)
      .join("\n"),
  ).toContain(told);
});

// Seen red: what the claim came to was a row of bare amounts under the day of the last service.
it("tells what a claim comes to under the day of the paper", () => {
  const page = (total: string) =>
    read(`BAY BLUE - FEP       PROVIDER VOUCHER       08/27/2026        EFT 0088471203
AMES-TELL, ROSA    R60551208    CLAIM 2623001744
   DOS          CODE        CHARGE    ALLOWED    COPAY      PAID     CO-45
   08/04/2026   97110 x2     98.00      60.00    30.00     30.00     38.00
   08/06/2026   97140        47.00      28.00     0.00     28.00     19.00
   ${total}
`).flatMap(({ date, quote }) => (quote.includes("PAID 58.00") ? [`${date} ${quote}`] : []));
  expect(page("CLAIM                    145.00      88.00    30.00     58.00     57.00")).toEqual([
    "2026-08-27 CLAIM: CHARGE 145.00; ALLOWED 88.00; COPAY 30.00; PAID 58.00; CO-45 57.00",
  ]);
  expect(page("CLAIM                    145.00      88.00    30.00     58.00     47.00")).toEqual([]);
  // Seen red: the birth in the first line was the day of the payment.
  const born = read(`AMES-TELL, ROSA   DOB 01/02/1960   BAY BLUE PROVIDER VOUCHER
   DOS          CODE        CHARGE    ALLOWED    COPAY      PAID     CO-45
   08/04/2026   97110 x2     98.00      60.00    30.00     30.00     38.00
   08/06/2026   97140        47.00      28.00     0.00     28.00     19.00
   CLAIM                    145.00      88.00    30.00     58.00     57.00
`);
  expect(born.map(({ date }) => date)).not.toContain("1960-01-02");
});
