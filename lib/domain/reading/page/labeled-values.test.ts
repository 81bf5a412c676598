import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { findLabels } from "./labeled-values";

const valuesOf = (kind: string, ...lines: string[]) =>
  readReading(fromPlainText(lines.join("\n")))
    .labeled.filter((v) => v.label.kind === kind)
    .map((v) => v.value);

it("counts the columns of a table by its strokes, however wide the cells are", () => {
  const table = ["Ln | DOS | Proc | Mod | Billed | Paid", "1 | 10/13/2026 | 11730 | | 145.00 | 0.00"];
  expect(valuesOf("billed", ...table)).toEqual(["145.00"]);
  expect(valuesOf("procedure", ...table)).toEqual(["11730"]);
});

it("takes what stands behind a stroke for its label's value", () => {
  const line = "Patient | PEMBROKE, ALDOUS R | DOB | 02/28/1949 | Member ID | SBHO-11-40920";
  expect(valuesOf("patient", line)).toEqual(["PEMBROKE, ALDOUS R"]);
  expect(valuesOf("birth_date", line)).toEqual(["02/28/1949"]);
  expect(valuesOf("member_id", line)).toEqual(["SBHO-11-40920"]);
});

it("takes no column's heading for the value of the one beside it", () => {
  const table = [
    "Pt Name / Acct      ID Number      Claim No.       From/To       Charge",
    "TREMBLAY OSCAR      XPQ770041932   6026280-40377   10/05 10/05   240.00",
  ];
  expect(valuesOf("claim", ...table)).toEqual(["6026280-40377"]);
  expect(valuesOf("patient", ...table)).toEqual(["TREMBLAY OSCAR"]);
});

it("reads headings that are printed into the rule of a table", () => {
  const table = [
    "=PAT NAME==============HICN/MBR ID=====ICN===============CHARGES====PROV PAID==",
    " ASHDOWN, MERCY L       GE40018832-0    261310044179      48.00       27.92",
  ];
  expect(valuesOf("patient", ...table)).toEqual(["ASHDOWN, MERCY L"]);
  expect(valuesOf("claim", ...table)).toEqual(["261310044179"]);
});

it("knows a heading that is one of two labels", () => {
  expect(valuesOf("claim", "Reference/claim number: EXQ4TR9WZ 00")).toEqual(["EXQ4TR9WZ 00"]);
  expect(valuesOf("claim", "Claim #s:   2026-2110-0087")).toEqual(["2026-2110-0087"]);
});

it("gives a word that ends a sentence nothing from under it", () => {
  const text = ["services asked for by you or your doctor:", "   Twelve more visits of speech therapy"];
  expect(valuesOf("provider", ...text)).toEqual([]);
});

it("heads no column with a label that has a number or a day beside it", () => {
  const head = [
    "     Explanation of Benefits                        Date   11/02/2026",
    "     This is not a bill                             Claim  0026-298-1173-00",
    "",
    "     Employee      Orson Vandermeer    Employee ID  PFE 208 441",
    "     Provider      Lakewood Health     Patient acct LFH 90217",
  ];
  expect(valuesOf("claim", ...head)).toEqual(["0026-298-1173-00"]);
  expect(valuesOf("notice_date", ...head)).toEqual(["11/02/2026"]);
});

it("lets a label that has another column's words beside it head its own column", () => {
  const table = ["Patient          Claim            Charge", "PRUITT, ADA      26-298-1173      240.00"];
  expect(valuesOf("claim", ...table)).toEqual(["26-298-1173"]);
});

it("takes a program that a sentence opens with for no label of a number", () => {
  expect(valuesOf("reason", "Reason: Medicare was the primary payer on this date.")).toEqual([
    "Medicare was the primary payer on this date.",
  ]);
  expect(valuesOf("reason", "Reason: Medicaid pays last.")).toEqual(["Medicaid pays last."]);
  expect(valuesOf("member_id", "Name: Ada Moor   Medicare: 1EG4TE5MK73")).toEqual(["1EG4TE5MK73"]);
  expect(valuesOf("member_id", "Medicare   1EG4TE5MK73")).toEqual(["1EG4TE5MK73"]);
});

it("tells the claim that was paid by mistake from the one that was right, and a beneficiary's number from the name", () => {
  const head = [
    "   Beneficiary        Xanthe Calloway-Ruiz               Sponsor     SSG Montgomery Calloway",
    "   Beneficiary DBN    0044 1792 201                      Relation    Spouse",
    "",
    "   Claim paid in error        2026 196 00 77315      paid 07/24/2026",
  ];
  expect(valuesOf("patient", ...head)).toEqual(["Xanthe Calloway-Ruiz"]);
  expect(valuesOf("subscriber", ...head)).toEqual(["SSG Montgomery Calloway"]);
  expect(valuesOf("member_id", ...head)).toEqual(["0044 1792 201"]);
  expect(valuesOf("claim", ...head)).toEqual(["2026 196 00 77315"]);
});

it("tells the day of the denial that is looked at again from the paper's own", () => {
  const days = [
    "UR Denial Date:  11/24/2025",
    "Date of original denial: 11/20/2025",
    "Denial date: 11/18/2025",
  ];
  expect(valuesOf("notice_date", ...days)).toEqual(["11/18/2025"]);
});

it.each([
  ["Member date of birth ..................", "09/21/1979", "date_of_birth", "1979-09-21"],
  ["Dates in dispute:", "06/02/2026, 06/09/2026", "dates_of_service", "2026-06-02, 2026-06-09"],
  ["Prior authorization request (PAR):", "8025 3340 118", "authorization_number", "8025 3340 118"],
  ["Enrollee's name:", "Casimir Thornquist", "patient_name", "Casimir Thornquist"],
])("knows the label %s", (label, value, name, found) => {
  const { fields, facts } = extractByRules(
    fromPlainText(
      `BAY HEALTH PLAN\nNOTICE OF DENIAL\nNotice date: 11/04/2026\n\n${label} ${value}\nService: 97530\n\nThe request is denied because it is not medically necessary.\n`,
    ),
  );
  const values: Record<string, { value: string } | undefined> = { ...fields, ...facts };
  expect(values[name]?.value).toBe(found);
});

it("reads a birth under its label in a box, and none from the next box's label", () => {
  const box = [
    "+------------------------+------------------------+",
    "|  Date of birth         |  RxBIN / RxPCN         |",
    "|  05/23/1951            |  004336 / MEDDADV      |",
    "+------------------------+------------------------+",
  ];
  expect(valuesOf("birth_date", ...box)).toEqual(["05/23/1951"]);
});

it("takes the words of a sentence for no label", () => {
  expect(valuesOf("reason", "Because of that, benefits are denied for the bills of Dr. Roe.")).toEqual([]);
  expect(valuesOf("reason", "Because: the visit limit was reached.")).toEqual([
    "the visit limit was reached.",
  ]);
  expect(valuesOf("account", "Your claim EGQK7LR2N00 asks for $396.00.")).toEqual([]);
});

it("knows whom an appeal is for", () => {
  expect(
    valuesOf("patient", "   Your appeal for:    Rosalind Achebe-Thorne      Employee: Emeka Thorne"),
  ).toEqual(["Rosalind Achebe-Thorne"]);
});

it.each([
  ["Subject:  Why did this deny?      Status: Closed", []],
  ["Why did you deny this one? It was an evaluation on 10/01/2026.", []],
  ["> Why was this denied? The patient had visits left.", []],
  ["> Why: the notes do not show it.", ["reason"]],
  ["Why was it not paid?  The notes do not show it.", ["reason"]],
  ["Why: the notes do not show it.", ["reason"]],
  ["Why we denied it   The notes do not show it.", ["reason"]],
  ["Message 3 of 3          11/04/2026", []],
  ["Message Center  |  Conversation", []],
  ["Message: the notes do not show it.", ["reason"]],
])("takes a practice's question and a portal's own words for no reason: %s", (line, kinds) =>
  expect(
    findLabels(line)
      .map(({ kind }) => kind)
      .filter((kind) => kind === "reason"),
  ).toEqual(kinds),
);
