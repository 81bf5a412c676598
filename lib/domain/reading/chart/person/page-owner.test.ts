import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { learnIdentity, ownLines, pagesOf } from "./page-owner";

const linesOf = (text: string) => readLines(fromPlainText(text), true);
const KNOWN = { name: "Rosa Ames", born: "1960-01-02", record: "448171" };
/** The owner of the line that has the words. */
const ownerOf = (text: string, words: string, known: typeof KNOWN | undefined = KNOWN) => {
  const lines = linesOf(text);
  return ownLines(lines, known).owners[lines.findIndex((line) => line.text.includes(words))];
};

describe("whose a line is", () => {
  it.each([
    ["patient", "of the one whom the page names", "Patient: Rosa Ames\nKnee pain."],
    ["other", "of another name", "Patient: Vera Otto\nKnee pain."],
    ["other", "of another birth under the name", "Patient: Rosa Ames   DOB 03/04/1971\nKnee pain."],
    ["patient", "of the birth in another century's digits", "Patient: Rosa Ames   DOB 1/2/60\nKnee pain."],
    ["other", "of another chart of the same series", "Patient: Rosa Ames   MRN 990022\nKnee pain."],
    // Seen red: a head that names who sent a letter and its subject.
    ["unmarked", "of a subject", "From: Juniper Plan      Re: Second Level     Date: 9/9/26\nKnee pain."],
    // Seen red: the receipt of another patient's bill.
    [
      "other",
      "of whose bill was mailed",
      "RECEIPT\nSender   Bay Chiro      ref  AMESBURY RHODA  NF3  7/13\nKnee pain.",
    ],
    [
      "patient",
      "of whose own bill was mailed",
      "RECEIPT\nSender   Bay Chiro      ref  AMES R  NF3  7/13\nKnee pain.",
    ],
    [
      "patient",
      "of a mailing by its number",
      "Patient: Rosa Ames\nSender   Bay Chiro      ref  Claim Appeal\nKnee pain.",
    ],
    ["patient", "of another practice's chart", "Patient: Rosa Ames   MRN QX-11\nKnee pain."],
    [
      "other",
      "of another in box 2 of a claim form",
      "CLAIM\n 1a  9380041   2  AMES, RHODA   3  03 04 1984  F\nKnee pain.",
    ],
    [
      "patient",
      "of the one in box 2 of a claim form",
      "CLAIM\n 1a  9380041   2  AMES, ROSA    3  01 02 1960  F\nKnee pain.",
    ],
    // Seen red: box 3 left out.
    [
      "other",
      "of another in box 2 of a claim form without a birth",
      "CMS-1500 image   acct 881\n 2 AMES, RHODA     21 A. M54.50   B. M25.561\nKnee pain.",
    ],
    [
      "patient",
      "of the one in box 2 of a claim form without a birth",
      "CMS-1500 image   acct 881\n 2 AMES, ROSA     21 A. M54.50   B. M25.561\nKnee pain.",
    ],
    [
      "unmarked",
      "of no box 2, where a paper that is no form numbers its rows",
      "SHEET\n 2 Elbow, Left     21 reps\nKnee pain.",
    ],
    // Seen red: the number behind "Re" hid the person.
    [
      "other",
      "of another whose claim a letter is about",
      "BAY MUTUAL\nRe:   Our claim 55-2208     Injured person  Rhoda Ames (passenger)\nKnee pain.",
    ],
    [
      "patient",
      "of the one whose claim a letter is about",
      "BAY MUTUAL\nRe:   Our claim 55-2207     Injured person  Rosa Ames (driver)\nKnee pain.",
    ],
    [
      "patient",
      "of the one whom a letter is about, whoever is insured",
      "BAY MUTUAL\nRe:   Rosa Ames     Insured  Ivo Ames\nKnee pain.",
    ],
    [
      "unmarked",
      "of whoever holds the policy, behind the number of a claim",
      "BAY MUTUAL\nRe:   Our claim 55-2208     Policyholder  Ivo Ames\nKnee pain.",
    ],
    [
      "unmarked",
      "of no box, where rows are numbered",
      "SHEET\n 2  Elbow, Left   3  10 03 04 reps\nKnee pain.",
    ],
    ["other", "of a page that is misfiled", "MISFILED\nPatient: Rosa Ames\nKnee pain."],
    ["unmarked", "of nobody, where nobody is named", "BAY CLINIC\nKnee pain."],
  ])("%s: %s", (owner, _, text) => expect(ownerOf(text, "Knee pain")).toBe(owner));

  // Red without the name and the birth in one cell.
  it.each([
    ["other", "Portal messages     R. Ames-Tell (DOB 12/10/1965)      printed 11/20/2026"],
    ["other", "Portal messages     R. Ames (DOB 12/10/1965)      printed 11/20/2026"],
    ["other", "BAY CLINIC     CHART PRINT      Vera Otto, DOB 03/04/1971"],
    ["patient", "Portal messages     R. Ames (DOB 01/02/1960)      printed 11/20/2026"],
    ["patient", "Portal messages     Rosa Ames (born 01/02/1960)      printed 11/20/2026"],
    ["unmarked", "BAY CLINIC     Mother Vera Otto (DOB 03/04/1941)      printed 11/20/2026"],
    ["unmarked", "Portal messages     Bay Family Medicine (born 2003)      printed 11/20/2026"],
  ])("%s: of a title with a name and a birth behind it: %s", (owner, head) =>
    expect(ownerOf(`${head}\n\n11/04/2026 1:20 PM\nHad my back x-ray.`, "x-ray")).toBe(owner),
  );

  it("goes on over the pages without a name", () => {
    const text = "Patient: Vera Otto\nKnee pain.\fPage 2\nGoes on.\fPatient: Rosa Ames\nOurs.";
    expect(ownerOf(text, "Goes on")).toBe("other");
    expect(ownerOf(text, "Ours")).toBe("patient");
  });

  it("holds to the next name of a page", () => {
    const text = "Patient: Rosa Ames\nOurs.\n\nPatient: Vera Otto\nKnee pain.";
    expect(ownerOf(text, "Ours")).toBe("patient");
    expect(ownerOf(text, "Knee pain")).toBe("other");
  });

  it("is a namesake's in a row with a number and another given name", () => {
    const text = "Patient: Rosa Ames\nLP-671902   AMES ROLAND   APPROVED\nLP-671903   AMES ROSA   APPROVED";
    expect(ownerOf(text, "671902")).toBe("other");
    expect(ownerOf(text, "671903")).toBe("patient");
  });

  it("is not the subscriber's, where the page names the patient, too", () => {
    const text = "BAY PLAN\nSubscriber: Ivo Ames\n\nPatient: Rosa Ames\nActive.";
    expect(ownerOf(text, "Active")).toBe("patient");
    expect(ownerOf(text, "Subscriber")).not.toBe("other");
  });

  // Seen red: a family's paper, made out to the employee, was another person's, and what it says of the coverage was lost.
  it.each([
    [
      "patient",
      "Certificate of Health Coverage",
      "Employee        Ivo Ames     ID 944180",
      "Dependents covered   Rosa Ames (spouse)",
    ],
    [
      "patient",
      "271 ELIGIBILITY",
      "Subscriber: Ivo Ames",
      "Covered dependents\n  Pia Ames\n  Covered member: Ames, Rosa",
    ],
    [
      "patient",
      "OTHER INSURANCE FORM",
      "Employee: Ivo Ames",
      "If coverage ended: person  Rosa    company  Bay Plan",
    ],
    [
      "other",
      "OTHER INSURANCE FORM",
      "Employee: Vera Otto",
      "If coverage ended: person  Rosa    company  Bay Plan",
    ],
    [
      "other",
      "Certificate of Health Coverage",
      "Employee        Ivo Ames     ID 944180",
      "Dependents covered   Rosalie Ames (daughter)",
    ],
    [
      "other",
      "Certificate of Health Coverage",
      "Employee        Ivo Ames     ID 944180",
      "Emergency contact    Rosa Ames",
    ],
    [
      "other",
      "Certificate of Health Coverage",
      "Employee        Ivo Ames     ID 944180",
      "Coverage is for the employee alone",
    ],
    ["other", "PROGRESS NOTE", "Employee: Ivo Ames", "Family present   Rosa Ames (wife)"],
    // Seen red: whom the plan does not cover was one of those whom it covers.
    ["other", "BENEFITS", "Subscriber: Ivo Ames", "Dependents not covered:   Rosa Ames"],
    ["other", "BENEFITS", "Subscriber: Ivo Ames", "Dependents   Rosa (removed 01/01/2026)"],
    ["other", "COVERAGE CHECK", "Patient: Ivo Ames", "Dependents covered   Rosa Ames (spouse)"],
  ])("%s: of a plan's paper about a family: %s, %s, %s", (owner, title, insured, covered) =>
    expect(ownerOf(`${title}\n${insured}\n${covered}\nEnded 12/31/2025`, "Ended")).toBe(owner),
  );

  // Seen red: the numbered parts of a template in capitals were other persons of a batch, and all that they say was lost.
  it.each([
    "1. WHAT HAPPENED     [ ] Fall  [X] Lift",
    "3. OUTCOME FORMS    Oswestry 44 %",
    "2. CHIEF COMPLAINT    Low back pain",
    "4. WORK STATUS       light duty since 08/12/2026",
    "5. ORTHO TESTS       Kemp's positive",
    "6  HOME SETUP        12 stairs, one rail",
    "7. SLEEP HYGIENE     reviewed",
    "8. PRIOR IMAGING     none",
  ])("is the patient's in a numbered part of a form: %s", (part) =>
    expect(ownerOf(`NEW EPISODE TEMPLATE\nPatient: Rosa Ames   DOB 01/02/1960\n${part}`, part)).toBe(
      "patient",
    ),
  );
  it.each([
    "1  OTTO VERA     GHH 6610220",
    "1. OTTO, VERA     denied",
    "2  OKONJO THADDEUS    441800213",
    "2  VERA BRANDT      paid",
    "2  OKONJO THADDEUS    DENIED",
    "2  OKONJO THADDEUS    08/12/2026   52.00",
  ])("is another person's in a row of a batch: %s", (row) =>
    expect(ownerOf(`BATCH 4471\nBAY CLINIC\n${row}`, row)).toBe("other"),
  );
  it("is another person's below the patient's own row of a batch", () =>
    expect(ownerOf("BATCH 4471\n1  AMES ROSA     paid\n2  OKONJO THADDEUS     paid", "OKONJO")).toBe(
      "other",
    ));

  // Seen red with the labels of fields taken for a column of names, and with the subscriber's line kept.
  it("is the dependent's on a payer's answer that names one below the subscriber", () => {
    const answer = (title: string, who: string) =>
      `Anthem   ${title}   09/03/2026\nSubscriber  AMES, ROSA      ID  YRP2449017\n${who}\nClaim 20262327724  paid 52.75`;
    expect(ownerOf(answer("PROVIDER REMITTANCE", "Dependent   AMES, IVO"), "paid")).toBe("other");
    expect(ownerOf(answer("EXPLANATION OF BENEFITS", "Patient     AMES, IVO"), "Anthem")).toBe("other");
    expect(ownerOf(answer("PROVIDER REMITTANCE", "Group       AMES FOODS"), "paid")).toBe("patient");
    expect(ownerOf(answer("PROVIDER REMITTANCE", "Patient     AMES, ROSA"), "paid")).toBe("patient");
    const second = answer("PROVIDER REMITTANCE", "Claim 20262327719  first").concat(
      "\nSubscriber  AMES, ROSA\nDependent   AMES, IVO\nClaim 20262327725  later",
    );
    expect(ownerOf(second, "first")).toBe("patient");
    expect(ownerOf(second, "later")).toBe("other");
  });

  it("is the patient's on a claim form whose box 4 names the parent, and another's whose box 2 does", () => {
    const form = (patient: string) =>
      `CLAIM\n 1a  9142205571     2  ${patient}\n 4   AMES, IVO      11  0918823\n 31  MENDES, ALMA   33  1680188822`;
    const own = form("AMES, ROSA      3  01 02 1960  F");
    for (const box of ["1a", "IVO", "MENDES"]) expect(ownerOf(own, box)).toBe("patient");
    expect(ownerOf(form("AMES, RHODA     3  03 04 1984  F"), "IVO")).toBe("other");
  });

  it("is somebody's, where the patient is not known and a page names a person or speaks of one", () => {
    const of = (text: string) => {
      const lines = linesOf(text);
      return ownLines(lines, undefined).owners.at(-1);
    };
    expect(of("Patient: Rosa Ames\nKnee pain.")).toBe("somebody");
    expect(of("We saw Mrs. Ames again.\nKnee pain.")).toBe("somebody");
    expect(of("BAY CLINIC\nKnee pain.")).toBe("unmarked");
  });
});

describe("what the pages say of the patient", () => {
  const papers = [
    linesOf(
      "Patient: Rosa Ames   DOB 01/02/1960   MRN 448171\nA.\fPatient: Rosa Ames   DOB 01/02/1960   MRN 448171\nB.",
    ),
    linesOf("Patient: Rosa Ames   DOB 03/04/1971   MRN 990022\nC."),
  ];

  it("is the birth and the number of most of them", () =>
    expect(learnIdentity(papers, { patientName: "Rosa Ames" })).toEqual(KNOWN));

  it("is the name under the birth, where the notice prints that alone", () =>
    expect(learnIdentity(papers, { dateOfBirth: "1960-01-02" })?.name).toBe("Rosa Ames"));

  it("is nothing without either", () => expect(learnIdentity(papers, {})).toBeUndefined());
});

it("parts the lines by pages", () =>
  expect(pagesOf(linesOf("a\nb\fc")).map(({ from, to }) => to - from)).toEqual([2, 1]));

it("keeps a log that names the patient by the initial and a double surname", () => {
  const log =
    "Elm Ferry   Calls to payers\n08/31/2026  Bluewater, W. Sotheby-Cruz, DOS 03/05/2026\nSend again.";
  expect(ownerOf(log, "Send again", { ...KNOWN, name: "Wilhelmina Sotheby-Cruz" })).toBe("unmarked");
});
