import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { DENIAL_CATEGORIES, type DenialCategory } from "@/lib/core/enums";
import type { LetterFacts } from "../facts/facts";
import { placeholderProblem } from "../templates/template-text";
import { BUILT_IN_TEMPLATES } from "../templates/templates";
import { letterText } from "../text/letter-text";
import { composeLetter } from "./compose";

const facts: LetterFacts = {
  letterDate: "2026-11-20",
  practiceName: "Hill Country Orthopaedic Group",
  practicePhone: "(512) 555-0100",
  practiceFax: "(512) 555-0101",
  npi: "1234567893",
  tin: "00-0000719",
  signerName: "Nadia Abelard",
  signerTitle: "Billing Manager",
  patientName: "Thị Mậu Nguyễn",
  dateOfBirth: "1970-03-04",
  memberId: "XJBH90012345",
  groupNumber: "098765",
  claimNumber: "Q100002262203345",
  payerName: "Harbor Health Plan",
  payerAddress: ["Appeals Unit", "PO Box 660044", "Dallas, TX 75266"],
  denialCode: "CO-50",
  remarkCodes: ["N115"],
  denialText: 'The service is not "reasonable & necessary" <for> this patient.',
  noticeDate: "2026-06-30",
  datesOfService: ["2026-06-03", "2026-06-10"],
  procedureCodes: ["29881-LT"],
  diagnosisCodes: ["S83.241A"],
  billedAmount: "4310.5",
  providerName: "N. Abelard, MD",
  enclosures: [
    { title: "Denial letter", type: "denial_letter" },
    { title: "MRI report", type: "supporting_docs" },
  ],
};
const write = (changes: Partial<LetterFacts> = {}) =>
  letterText(composeLetter({ ...facts, ...changes }).content, "html");

describe("every letter", () => {
  it.each(DENIAL_CATEGORIES)("%s: carries what a payer's reviewer needs", (denialCategory) => {
    const text = write({ denialCategory });
    for (const part of [
      "November 20, 2026",
      "Harbor Health Plan\nAppeals Unit\nPO Box 660044\nDallas, TX 75266",
      "Patient: Thị Mậu Nguyễn | Date of birth: March 4, 1970",
      "Member ID: XJBH90012345 | Group: 098765",
      "Claim number: Q100002262203345",
      "Dates of service: June 3, 2026; June 10, 2026",
      "Provider: N. Abelard, MD | NPI: 1234567893 | Tax ID: 00-0000719",
      "Procedure codes: 29881-LT | Diagnosis codes: S83.241A",
      "Amount billed: $4,310.50",
      "Denial: CO-50, remark N115 | Date of denial letter: June 30, 2026",
      'The service is not "reasonable & necessary" <for> this patient.',
      "What we ask",
      "Nadia Abelard\nBilling Manager\nHill Country Orthopaedic Group",
      "Phone (512) 555-0100 | Fax (512) 555-0101",
      "Denial letter\nMRI report",
    ])
      expect(text).toContain(part);
    // Two pages of 12 point text are about 900 words.
    expect(text.split(/\s+/).length).toBeLessThan(620);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it.each(DENIAL_CATEGORIES)("%s: leaves a named blank for each missing fact", (denialCategory) => {
    const { content, blanks } = composeLetter({ denialCategory });
    const text = letterText(content, "html");
    for (const blank of [
      "[date]",
      "[patient name]",
      "[date of birth]",
      "[member ID]",
      "[claim number]",
      "[payer name]",
      "[payer's appeals address, from the notice]",
      "[denial code]",
      "[the payer's reason, word for word from the notice]",
      "[signer's name]",
    ]) {
      expect(text).toContain(blank);
      expect(blanks).toContain(blank);
    }
    // Beyond the names of transactions (271, 277CA, 999) no number can come from nowhere.
    expect(text.replace(/\b(271|277CA|999)\b/g, "")).not.toMatch(/\d{3}/);
  });

  it("uses only the elements that the editor and the PDF know", () => {
    const allowed = "p h2 h3 strong em u ul ol li table thead tbody tr th td blockquote br hr".split(" ");
    for (const denialCategory of DENIAL_CATEGORIES) {
      const parser = new Parser({ onopentag: (tag) => expect(allowed).toContain(tag) });
      parser.end(composeLetter({ ...facts, denialCategory }).content);
    }
  });

  it("lets no fact become markup or a blank", () => {
    const marks = fc.constantFrom("<", ">", "&", '"', "[", "]", "/", "b", " ", "\n", "\u200b");
    const text = fc.oneof(
      fc.string({ minLength: 1, maxLength: 30, unit: marks }),
      fc.string({ minLength: 1, maxLength: 60, unit: "binary" }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...DENIAL_CATEGORIES), (value, denialCategory) => {
        const plain = composeLetter({ ...facts, denialCategory, patientName: "A" });
        const odd = composeLetter({ ...facts, denialCategory, patientName: `A${value}` });
        const tags = (html: string) => html.match(/<[^>]*>/g)?.join("");
        expect(tags(odd.content)).toBe(tags(plain.content));
        expect(odd.blanks.length).toBe(plain.blanks.length);
      }),
    );
  });
});

describe("what each kind of denial adds", () => {
  it.each<[DenialCategory, Partial<LetterFacts>, RegExp[]]>([
    [
      "medical_necessity",
      {},
      [
        /Objective findings/,
        /Treatment tried before/,
        /same specialty/,
        /peer-to-peer/,
        /criteria and the clinical rationale/,
        /Risk of not treating/,
      ],
    ],
    [
      "medical_necessity",
      { denialCode: "CO-55" },
      [/not experimental/, /Regulatory status/, /The plan's definition/, /external review/],
    ],
    [
      "authorization",
      { denialCode: "CO-197" },
      [/calls made/, /Eligibility check/, /retrospective review/, /Second ground: medical necessity/],
    ],
    [
      "authorization",
      { denialCode: "CO-198", authorizationNumber: "A77" },
      [/authorization number A77/, /Match with the claim/],
    ],
    ["coding", { denialCode: "CO-97" }, [/NCCI edit/, /Modifier/, /Separate service/]],
    ["coding", { denialCode: "CO-11" }, [/S83\.241A was reported with 29881-LT/]],
    [
      "documentation",
      { requestedItems: ["Physician order"] },
      [/You asked for\tEnclosed/, /Physician order\t\[enclosure 1/, /If sent before/],
    ],
    ["eligibility", { denialCode: "CO-242" }, [/network gap|Network gap/, /continuity of care/]],
    ["eligibility", { denialCode: "CO-22" }, [/Order of payers/, /Primary payer's decision/]],
    ["eligibility", { denialCode: "CO-27" }, [/eligibility response \(271\)/]],
    ["billing", { denialCode: "CO-16" }, [/CO-16, N115/, /Field in question/]],
    ["duplicate", { denialCode: "OA-18" }, [/This claim\tEarlier claim/, /Rendering provider/]],
    ["timely_filing", { denialCode: "CO-29" }, [/277CA/, /Filing limit/]],
    [
      "timely_filing",
      { denialCode: "CO-29", lineOfBusiness: "medicare_ffs" },
      [/RE: Request for an exception/, /42 CFR 424\.44\(b\)/],
    ],
    [
      "benefit_exclusion",
      { denialCode: "PR-204" },
      [/exclusion does not apply/, /The plan's text/, /plan document/],
    ],
    ["benefit_exclusion", { denialCode: "PR-119" }, [/limit does not bar/, /The count/]],
  ])("%s %j", (denialCategory, changes, patterns) => {
    const text = write({ denialCategory, ...changes });
    for (const pattern of patterns) expect(text).toMatch(pattern);
  });

  it("answers each sentence of a longer reason", () => {
    const text = write({
      denialCategory: "medical_necessity",
      denialText:
        "The pain score is missing. Six weeks of therapy are required. You may not bill the patient.",
    });
    expect(text).toContain("“The pain score is missing.”\t[");
    expect(text).toContain("“Six weeks of therapy are required.”\t[");
    expect(text).not.toContain("“You may not bill the patient.”");
  });
});

describe("the law", () => {
  const all = (lineOfBusiness: LetterFacts["lineOfBusiness"], appealFor: LetterFacts["appealFor"]) =>
    DENIAL_CATEGORIES.map((denialCategory) => write({ denialCategory, lineOfBusiness, appealFor })).join(
      "\n",
    );

  it.each([
    "medicare_ffs",
    "medicare_advantage",
    "part_d",
    "medicaid_mco",
    "tricare",
    "fehb",
    "marketplace",
    "commercial",
    "workers_comp",
    "auto",
    null,
  ] as const)("never cites ERISA to a plan that is %s", (lineOfBusiness) => {
    expect(all(lineOfBusiness, "patient") + all(lineOfBusiness, "practice")).not.toMatch(/ERISA|2560|1133/);
  });

  it("cites ERISA for a coverage decision, not in a practice's own fee dispute", () => {
    expect(write({ lineOfBusiness: "erisa", denialCategory: "medical_necessity" })).toContain(
      "29 CFR 2560.503-1(h)",
    );
    expect(write({ lineOfBusiness: "erisa", denialCategory: "coding" })).not.toMatch(/ERISA|2560/);
  });

  it("asks Medicare for a redetermination with its elements, then for a reconsideration", () => {
    const first = write({ lineOfBusiness: "medicare_ffs", denialCategory: "medical_necessity" });
    expect(first).toContain("RE: Request for Medicare redetermination (first level of appeal)");
    expect(first).toContain("42 CFR 405.944(b)");
    expect(first).toContain("Medicare number: XJBH90012345");
    expect(first).not.toContain("peer-to-peer");
    expect(write({ lineOfBusiness: "medicare_ffs", appealLevel: 2 })).toContain(
      "RE: Request for Medicare reconsideration (second level",
    );
  });

  it("names a deadline only when a document states it", () => {
    const stated = {
      appealDeadline: "2026-12-27",
      provenance: { appealDeadline: { documentId: "d", page: 1 } },
    };
    expect(write(stated)).toContain("which ends on December 27, 2026");
    expect(write({ ...stated, letterDate: "2027-01-02" })).toContain("[good cause for the late request");
    expect(write({ appealDeadline: "2026-12-27" })).not.toContain("December 27");
  });
});

describe("the template", () => {
  it("covers each category once, in the five templates", () => {
    const nameOf = (category: DenialCategory) =>
      BUILT_IN_TEMPLATES.filter(({ denialCategories }) =>
        (denialCategories as readonly DenialCategory[]).includes(category),
      ).map(({ name }) => name);
    expect(DENIAL_CATEGORIES.map(nameOf)).toEqual(
      [
        "Medical Necessity Denial",
        "Prior Authorization Denial",
        "Insufficient Documentation",
        "Insufficient Documentation",
        "Out-of-Network Provider",
        "Insufficient Documentation",
        "Insufficient Documentation",
        "Prior Authorization Denial",
        "Experimental/Investigational Denial",
        "Medical Necessity Denial",
      ].map((name) => [`${name} LLM Prompt`]),
    );
  });

  it.each(BUILT_IN_TEMPLATES)("$name has no unknown placeholder", ({ body }) => {
    expect(placeholderProblem(body)).toBeNull();
    expect(body).toContain("{{argument}}");
  });

  it("puts its text around the argument, with facts that can't become marks", () => {
    const body = "### For {{ patient_name }}\n\n{{argument}}\n\nSee **{{claim_number}}**. [page]";
    const { content, blanks } = composeLetter({ ...facts, patientName: "A*b* <i>" }, { name: "", body });
    const text = letterText(content, "html");
    expect(text).toMatch(
      /For A\*b\* <i>\n[\s\S]*Why the decision[\s\S]*See Q100002262203345\. \[page\][\s\S]*What we ask/,
    );
    expect(content).toContain("<strong>Q100002262203345</strong>");
    expect(blanks).toContain("[page]");
  });

  it("leaves a blank for a missing fact, and no script of a template's", () => {
    const { content } = composeLetter(
      { patientName: "Ana" },
      { name: "", body: "<script>alert(1)</script>{{member_id}} <img src=x onerror=alert(1)>" },
    );
    expect(content).toContain("[member ID]");
    expect(content).not.toMatch(/<script|<img|onerror/);
  });

  it.each([
    ["Dear {{patient}},", "Unknown placeholder {{patient}}"],
    ["{{ }}", "Unknown placeholder {{ }}"],
    ["Claim {{claim_number", "“{{claim_number”"],
    ["Claim }} x", "“}} x”"],
  ])("names what is wrong in %j", (body, sentence) => {
    expect(placeholderProblem(body)).toContain(sentence);
  });
});
