import { describe, expect, it } from "vitest";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";
import { LINES_OF_BUSINESS } from "@/lib/core/notice";
import { composeLetter } from "../compose/compose";
import type { LetterFacts } from "../facts/facts";
import { letterText } from "../text/letter-text";
import { checkLetter } from "./fact-check";

const notice = `Harbor Health Plan                 June 30, 2026
PATIENT: FICTICIA-PRUEBA, ROSALINDA     CLAIM NO: 0202618250A7710X
06/03-06/03/26   29881  LT   4,310.00     CO 50
The information does not support six weeks of supervised physical therapy. See policy MP-114 (page 2).
Reviewed by T. Winterbourne, MD.`;

const chart = `Visit of May 11, 2026. Pain 7/10, range of motion 95 degrees. Naproxen 500 mg for 8 weeks without relief.
MRI of 04/28/2026 shows a medial meniscus tear. Plan: arthroscopy. N. Abelard MD`;

const sources = [
  { documentId: "notice", text: notice },
  { documentId: "chart", text: chart },
];

const facts: LetterFacts = {
  letterDate: "2026-11-20",
  practiceName: "Hill Country Orthopaedic Group",
  practicePhone: "(512) 555-0100",
  practiceFax: "(512) 555-0101",
  npi: "1234567893",
  tin: "00-0000719",
  signerName: "Nadia Abelard",
  signerTitle: "Billing Manager",
  patientName: "Rosalinda Ficticia-Prueba",
  dateOfBirth: "1970-03-04",
  memberId: "900123-XYZ888777666",
  groupNumber: "098765",
  claimNumber: "0202618250A7710X",
  payerName: "Harbor Health Plan",
  payerAddress: ["PO Box 660044", "Dallas, TX 75266"],
  denialCode: "CO-50",
  remarkCodes: ["N115"],
  denialText:
    "The information does not support six weeks of supervised physical therapy. See policy MP-114 (page 2).",
  noticeDate: "2026-06-30",
  datesOfService: ["2026-06-03"],
  procedureCodes: ["29881-LT"],
  diagnosisCodes: ["S83.241A"],
  billedAmount: "4310.00",
  providerName: "N. Abelard, MD",
  enclosures: [{ title: "Denial letter", type: "denial_letter" }],
  provenance: { claimNumber: { documentId: "notice", page: 1 }, dateOfBirth: { record: "patient" } },
};

const check = (html: string, some: LetterFacts = facts) => checkLetter(html, "html", some, sources).findings;
const unsupported = (html: string, some?: LetterFacts) =>
  check(html, some)
    .filter(({ status }) => status === "unsupported")
    .map(({ text }) => text);

describe("letters of the built-in composer", () => {
  it.each(DENIAL_CATEGORIES)("%s: every fact has a source, under every kind of plan", (denialCategory) => {
    for (const lineOfBusiness of [...LINES_OF_BUSINESS, null])
      for (const appealFor of ["practice", "patient"] as const) {
        const some: LetterFacts = { ...facts, denialCategory, lineOfBusiness, appealFor };
        const { content } = composeLetter(some);
        expect(unsupported(content, some)).toEqual([]);
        expect(check(content, some).filter(({ status }) => status === "blank")).toEqual([]);
      }
  });

  it("names the document or record of each fact, and where it stands in the letter", () => {
    const { content } = composeLetter({ ...facts, denialCategory: "other" });
    const text = letterText(content, "html");
    const findings = check(content);
    for (const { text: found, start, end } of findings) expect(text.slice(start, end)).toBe(found);
    expect(findings.find(({ text: found }) => found === "0202618250A7710X")?.source).toEqual({
      documentId: "notice",
    });
    expect(findings.find(({ text: found }) => found === "March 4, 1970")?.source).toEqual({
      record: "patient",
    });
  });
});

describe("facts of the documents in other words", () => {
  it.each([
    "The MRI of April 28, 2026 shows a tear.",
    "In April 2026 an MRI was made.",
    "Naproxen, 500 mg, was taken for eight weeks.",
    "Pain was 7/10 and motion 95 degrees.",
    "Dr. Abelard saw the patient on 5/11/2026.",
    "Ms. Ficticia-Prueba, Rosalinda by first name, was seen.",
    "You wrote that “The information does not support … supervised physical therapy.”",
    "You billed $4310 under 29881.",
    "Policy MP-114 was applied by T. Winterbourne.",
    "The denial is CO 50 or CO-50.",
  ])("%s", (sentence) => {
    expect(unsupported(`<p>${sentence}</p>`)).toEqual([]);
  });
});

describe("a code and its modifier that two boxes of one row tick", () => {
  const slip = [{ documentId: "slip", text: "[ ] 98940   [x] 98941    modifier  [x] AT   [ ] GA" }];
  const statusOf = (code: string) =>
    checkLetter(`The line should read ${code}.`, "markdown", {}, slip).findings.map(({ status }) => status);
  it("stand together, and no others do", () => {
    expect(statusOf("98941-AT")).toEqual(["supported"]);
    expect(statusOf("98940-AT")).toEqual(["unsupported"]);
    expect(statusOf("98941-GA")).toEqual(["unsupported"]);
  });
});

describe("a letter that makes things up", () => {
  it.each<[string, string[]]>([
    ["Dr. Alan Grant examined her.", ["Dr. Alan Grant"]],
    ["Treated by Ellen Sattler, PT, at Isla Clinic.", ["Ellen Sattler", "Isla"]],
    ["She was seen on May 12, 2026.", ["May 12, 2026"]],
    ["She had 12 weeks of therapy.", ["12 weeks"]],
    ["She had twelve visits.", ["twelve visits"]],
    ["The charge of $4,130.00 is due.", ["$4,130.00"]],
    ["Claim number 0202618250A7711X is meant.", ["0202618250A7711X"]],
    ["Code 29882 was billed with S83.242A.", ["29882", "S83.242A"]],
    ["It was denied as CO-97 with N130.", ["CO-97", "N130"]],
    [
      "Your notice says “no objective findings were sent to us.”",
      ["“no objective findings were sent to us.”"],
    ],
    ["Call (800) 555-0199.", ["(800) 555-0199"]],
    ["See the Journal of Knee Medicine, 2019.", ["Knee", "2019"]],
    ["Improvement was 80% in all.", ["80%"]],
    ["This is required by 29 CFR 2560.503-1(h).", ["29 CFR 2560.503-1(h)"]],
    ["Section 4100 of your booklet says so.", ["Section 4100"]],
    ["ERISA requires a full and fair review.", ["ERISA"]],
    ["Under 42 CFR 405.944(b) this is due.", ["42 CFR 405.944(b)"]],
    ["She was told by Blue Ridge Insurance to wait.", ["Blue Ridge"]],
    ["SSN 078-05-1120 is on file.", ["078-05-1120"]],
  ])("%s", (sentence, expected) => {
    expect(unsupported(`<p>${sentence}</p>`)).toEqual(expected);
  });

  it("is found out in Markdown too", () => {
    const { findings } = checkLetter(
      "### Why\n\n- **Dr. Alan Grant** found 3 tears\n\n> we will always deny",
      "markdown",
      facts,
      sources,
    );
    expect(findings.map(({ text, status }) => [text, status])).toEqual([
      ["Dr. Alan Grant", "unsupported"],
      ["we will always deny", "unsupported"],
    ]);
  });

  it("may cite ERISA only to a plan under ERISA, and Medicare's rules only to Medicare", () => {
    const erisa = "<p>We rely on ERISA and 29 CFR 2560.503-1(h)(3).</p>";
    expect(unsupported(erisa, { ...facts, lineOfBusiness: "erisa" })).toEqual([]);
    expect(unsupported(erisa, { ...facts, lineOfBusiness: "medicare_ffs" })).toHaveLength(2);
    const medicare = "<p>Made under 42 C.F.R. § 405.944(b).</p>";
    expect(unsupported(medicare, { ...facts, lineOfBusiness: "medicare_ffs" })).toEqual([]);
    expect(unsupported(medicare, { ...facts, lineOfBusiness: "medicaid_mco" })).toHaveLength(1);
    expect(unsupported(medicare, { ...facts, lineOfBusiness: "medicare_ffs", appealLevel: 2 })).toHaveLength(
      1,
    );
  });
});

describe("what the built-in engine makes of a record", () => {
  const log = `Visit log 2026, HARBOR PT. Insured card: Discipline  OT. Member ID  YRH448. eviCore case.
9/22   DN #3. Grip R 26 kg, s1gned by patient. LEFS 38/80. 120 mmHg, valve area 0.7 cm2.
10/6   pain 4/10, toe 3/5 (was 4+/5 on 8/3)
"Pt Acct","Last","First"
"BH-2046","DELACROIX-PYLE","RUTH"
Seen by Maria Lopez and John Winters. Past the 90 day filing limit. Within 45 calendar days, or 10 business days.
09:00   Pellham   Greta
09:30   Oduya     Silas`;
  const unfound = (sentence: string) =>
    checkLetter(`<p>${sentence}</p>`, "html", facts, [...sources, { documentId: "log", text: log }])
      .findings.filter(({ status }) => status === "unsupported")
      .map(({ text }) => text);

  it.each([
    "An entry's day with its year: September 22, 2026.",
    "A day behind “on” with its year: August 3, 2026.",
    "The score by its whole name: Lower Extremity Functional Scale (LEFS) 38/80.",
    "A time that is printed in the singular: 90 days.",
    "A time that is counted in calendar days: 45 days.",
    "A cell after its head: Discipline OT; Member ID YRH448.",
    "An export's row: Pt Acct BH-2046; Last DELACROIX-PYLE; First RUTH.",
    "Capitals within a word: the eviCore case, 120 mmHg, 0.7 cm2.",
    "Dear Sir or Madam, a scanner's digit: “Grip R 26 kg, signed by patient.”",
  ])("stands there: %s", (sentence) => {
    expect(unfound(sentence)).toEqual([]);
  });

  it.each([
    ["On September 22, 2025 she came.", "September 22, 2025"],
    // A score within a line is no day.
    ["On April 10, 2026 she came.", "April 10, 2026"],
    ["The Neck Disability Index fell.", "Neck Disability Index"],
    ["It says “Grip R 28 kg, signed by patient.”", "“Grip R 28 kg, signed by patient.”"],
    ["The area is 0.9 cm2.", "0.9 cm2"],
    ["It came within 10 days.", "10 days"],
    ["She saw Maria Winters.", "Maria Winters"],
    ["She saw Ruth Lopez.", "Ruth Lopez"],
    // Cells of two rows.
    ["It lists Greta Oduya.", "Greta Oduya"],
  ])("does not stand there: %s", (sentence, text) => {
    expect(unfound(sentence)).toEqual([text]);
  });
});

describe("blanks", () => {
  it("are listed as blanks and nothing in them is checked", () => {
    const [finding, ...rest] = check("<p>[visit of May 12, 2099 with Dr. Nobody]</p>");
    expect(finding).toMatchObject({ kind: "blank", status: "blank", start: 0 });
    expect(rest).toEqual([]);
  });
});

describe("a hostile letter", () => {
  // With a pattern that backtracks these take minutes and run into the test's time limit.
  it.each(["Ab ", "1-", "1", "a.", "“a", "Dr. ", "29 CFR 1", "[", "$1,1"])(
    "of 40,000 characters of %j is done",
    (unit) => {
      const text = unit.repeat(40_000 / unit.length);
      expect(
        checkLetter(`<p>${text}</p>`, "html", facts, [{ documentId: "d", text }]).findings,
      ).toBeDefined();
    },
  );
});

it("takes a status code for no count of something, and a score behind a letter still for one", () => {
  expect(unsupported("<p>The status was A2 / 20.</p>")).toEqual([]);
  expect(unsupported("<p>Her scale was R 41/56.</p>")).toEqual(["41/56"]);
});

// Seen red: the day of a printed acknowledgment was in no source.
it("finds a day that a segment prints without its strokes, and no day in a longer number", () => {
  const days = (text: string) =>
    checkLetter("<p>It was accepted on 03/30/2026.</p>", "html", {}, [{ documentId: "d", text }])
      .findings.filter(({ status }) => status === "unsupported")
      .map((finding) => finding.text);
  expect(days("STC: A2:20   eff 20260330")).toEqual([]);
  expect(days("STC*A2:20:PR*20260330*WQ*226~")).toEqual([]);
  expect(days("claim 202603301182")).toEqual(["03/30/2026"]);
  expect(days("claim 77-20260330")).toEqual(["03/30/2026"]);
});
