import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { DENIAL_CATEGORIES, type DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import { NO_EVIDENCE } from "../points/plan/letter-plan";
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
      "Provider: N. Abelard, MD\nBilling NPI: 1234567893 | Tax ID: 00-0000719",
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

  it.each(DENIAL_CATEGORIES)("%s: leaves out what is not known, and holds no blank", (denialCategory) => {
    for (const known of [{}, facts, { ...facts, memberId: "" }]) {
      const text = letterText(composeLetter({ ...known, denialCategory }).content, "html");
      expect(text).not.toMatch(/[[\]]/);
      expect(text).not.toMatch(/(?:ID|Group|number|codes|birth|letter|service|billed): *(?:\||$)/m);
    }
    // Nothing known: no number can come from nowhere.
    const bare = letterText(composeLetter({ denialCategory }).content, "html");
    expect(bare).not.toMatch(/\d{3}/);
    expect(bare).not.toContain("Enclosures");
  });

  it.each(DENIAL_CATEGORIES)("%s: asks at most six questions where there is no chart", (denialCategory) => {
    const { questions } = composeLetter({ ...facts, denialCategory });
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(6);
  });

  it.each(DENIAL_CATEGORIES)(
    "%s: speaks of an enclosed record only where one goes with it",
    (denialCategory) => {
      const enclosures = [{ title: "Denial letter", type: "denial_letter" }];
      const kinds: Partial<LetterFacts>[] = [
        {},
        { lineOfBusiness: "medicare_ffs" },
        { stage: "pre_service" },
        { denialCode: "CO-197" },
      ];
      for (const kind of kinds) {
        const text = write({ denialCategory, enclosures, ...kind });
        expect(text).not.toMatch(/enclosed (?:clinical )?records?|records you asked for|^Proof/m);
      }
    },
  );

  // Seen red: what nobody had billed was "the denied claim" where the care went on.
  it("calls what was denied a request where care goes on that nobody has billed, and else a claim", () => {
    const unbilled = { billedAmount: "", datesOfService: [], stage: "concurrent" as const };
    expect(write(unbilled)).toMatch(/Appeal of denied request.*Reference number.*of the denied request/s);
    for (const stage of ["concurrent", "post_service"] as const)
      expect(write({ stage })).toMatch(/Appeal of denied claim.*Claim number.*of the denied claim/s);
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
        expect(letterText(odd.content, "html")).not.toMatch(/[[\]]/);
      }),
    );
  });
});

describe("what each kind of denial adds", () => {
  it.each<[DenialCategory, Partial<LetterFacts>, RegExp[]]>([
    [
      "medical_necessity",
      {},
      [/medically necessary/, /same specialty/, /peer-to-peer/, /criteria and the clinical rationale/],
    ],
    ["medical_necessity", { denialCode: "CO-55" }, [/not experimental/, /external review/]],
    [
      "authorization",
      { denialCode: "CO-197" },
      [/The authorization for this service/, /retrospective review/, /decide on medical necessity/],
    ],
    ["authorization", { denialCode: "CO-198", authorizationNumber: "A77" }, [/authorization number A77/]],
    ["coding", { denialCode: "CO-97" }, [/coded correctly/, /edit or coding rule applied/]],
    ["coding", { denialCode: "CO-11" }, [/S83\.241A was reported with 29881-LT/]],
    ["documentation", {}, [/The records you asked for/, /which single item is missing/]],
    ["eligibility", { denialCode: "CO-242" }, [/payable out of network/, /network benefit level/]],
    ["eligibility", { denialCode: "CO-22" }, [/coordination of benefits on file/]],
    ["eligibility", { denialCode: "CO-27" }, [/coverage record for the dates/]],
    ["billing", { denialCode: "CO-16" }, [/complete and correct/, /exact field/]],
    ["duplicate", { denialCode: "OA-18" }, [/not the same service/, /earlier claim/]],
    ["timely_filing", { denialCode: "CO-29" }, [/When the claim was filed/, /received date/]],
    [
      "timely_filing",
      { denialCode: "CO-29", lineOfBusiness: "medicare_ffs" },
      [/RE: Request for an exception/, /grant the exception/],
    ],
    ["benefit_exclusion", { denialCode: "PR-204" }, [/exclusion does not apply/, /plan document/]],
    ["benefit_exclusion", { denialCode: "PR-119" }, [/limit does not bar/, /recount the benefit/]],
  ])("%s %j", (denialCategory, changes, patterns) => {
    const text = write({ denialCategory, ...changes });
    for (const pattern of patterns) expect(text).toMatch(pattern);
  });

  it("asks what answers each sentence of a longer reason", () => {
    const { questions } = composeLetter({
      ...facts,
      denialCategory: "medical_necessity",
      denialText:
        "The pain score is missing. Six weeks of therapy are required. You may not bill the patient.",
    });
    const asked = questions.map(({ text }) => text).join("\n");
    expect(asked).toContain("“The pain score is missing.”");
    expect(asked).toContain("“Six weeks of therapy are required.”");
    expect(asked).not.toContain("You may not bill the patient");
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
    expect(write({ ...stated, letterDate: "2027-01-02" })).not.toMatch(/ended|late request/);
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
    const body = "### For {{ patient_name }}\n\n{{argument}}\n\nSee **{{claim_number}}**. It is on [page].";
    const { content } = composeLetter({ ...facts, patientName: "A*b* <i>" }, { name: "", body });
    const text = letterText(content, "html");
    expect(text).toMatch(/For A\*b\* <i>\n[\s\S]*Why the decision[\s\S]*See Q100002262203345\.\nWhat we ask/);
    expect(content).toContain("<strong>Q100002262203345</strong>");
    expect(text).not.toContain("[page]");
  });

  it("leaves out a sentence with a missing fact, and any script of a template's", () => {
    const { content } = composeLetter(
      { patientName: "Ana" },
      { name: "", body: "Seen. <script>alert(1)</script>Member {{member_id}} <img src=x onerror=alert(1)>" },
    );
    expect(content).toContain("Seen.");
    expect(content).not.toContain("[member ID]");
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

describe("a practice's template with blanks", () => {
  const template = {
    name: "Ours",
    body: "{{argument}}\n\nThe visit was led by [name of the lead therapist]. We stand by it.",
  };
  const asked = composeLetter({ denialCategory: "other" }, template);
  const [question] = asked.questions.filter(({ id }) => id.startsWith("template-"));

  it("asks beside the letter and leaves the sentence out of it", () => {
    expect(question?.text).toContain("name of the lead therapist");
    expect(asked.content).not.toMatch(/\[|led by/);
    expect(asked.content).toContain("We stand by it.");
  });

  it("says the answer in the blank's place and asks no more", () => {
    const answers = [{ questionId: question?.id ?? "", text: "Ana Muestra, PT.", by: "Bo Sample" }];
    const { content, questions } = composeLetter({ denialCategory: "other" }, template, {
      ...NO_EVIDENCE,
      answers,
    });
    expect(content).toContain("The visit was led by Ana Muestra, PT. We stand by it.");
    expect(questions.some(({ id }) => id.startsWith("template-"))).toBe(false);
  });
});

it("asks to correct the primary care provider on file where the papers show whom the plan had", () => {
  const quote = "Plan BAY HEALTH PLAN, ACTIVE; PCP OTTO, VERA MD, from 08/01/2026";
  const evidence = (said: string) => ({
    ...NO_EVIDENCE,
    chart: {
      leftOut: [],
      facts: [
        {
          id: "a",
          date: "2026-06-03",
          place: { documentId: "d", page: 1, boxes: [] },
          quote: said,
          heading: "",
          section: "",
          topics: ["coverage" as const],
        },
      ],
    },
  });
  const ofRecord: LetterFacts = {
    ...facts,
    denialCategory: "authorization",
    denialCode: "CO-243",
    denialText: "No referral from the member's primary care provider, Uli Brandt, MD.",
  };
  const text = letterText(composeLetter(ofRecord, undefined, evidence(quote)).content, "html");
  expect(text).toContain("correct the primary care provider on file for the date of service");
  expect(text).not.toContain("retrospective review");
  const without = letterText(composeLetter(ofRecord, undefined, evidence("Plan active")).content, "html");
  expect(without).not.toContain("correct the primary care provider on file");
});

// Red where a claim was spoken of in each case.
it("speaks of a line where only a line of the claim is called a duplicate", () => {
  const asked = (deniedInPart: boolean) => write({ denialCategory: "duplicate", deniedInPart });
  expect(asked(true)).toContain("the line that you hold to be the same");
  expect(asked(true)).not.toContain("this claim as a distinct service");
  expect(asked(false)).toContain("process this claim as a distinct service;");
});

// Red where only "level of service" was known.
it("answers a level of a visit by what the record shows of it", () => {
  const level = (denialText: string) => write({ denialCategory: "medical_necessity", denialText });
  expect(level("The note does not support this level of the office visit.")).toContain(
    "What the record shows of the service as billed",
  );
  expect(level("An inpatient level of care was not needed.")).toContain("medically necessary");
});

describe("what is asked where an authorization is missing", () => {
  const asked = (quote: string, denialText: string, ...topics: ChartFact["topics"]) =>
    letterText(
      composeLetter(
        {
          ...facts,
          ...{ denialCategory: "authorization", denialCode: "CO-197", denialText },
          authorizationNumber: denialText.includes("plan of care") ? undefined : "BV-77120",
        } as LetterFacts,
        undefined,
        {
          noticeText: "",
          chart: {
            facts: [
              {
                ...{ id: "d:1:0p", quote, heading: "Page", section: "", topics, date: "2026-06-03" },
                place: { documentId: "d", page: 1, boxes: [] },
              },
            ],
            leftOut: [],
          },
          answers: [],
        },
      ).content,
      "html",
    );
  const MISSING = "There was no authorization for the visits.";

  // Red where any record at all was enough.
  it("is no decision on a need from calls and approvals", () => {
    const call = asked(
      "Rep Ana: authorization BV-77120 approved for 06/03/2026.",
      MISSING,
      "authorization",
      "call",
    );
    expect(call).not.toContain("medical necessity");
    expect(asked("Knee flexion 80 degrees, locks daily.", MISSING, "finding")).toContain(
      "decide on medical necessity from the enclosed record",
    );
  });

  // Red where the number on the claim was always the one to apply.
  it("is the enclosed approval where the payer's reason names the number of the claim itself", () => {
    const ask = (denialText: string) =>
      asked("Rep Ana: authorization BV-77121 approved for 06/03/2026.", denialText, "authorization");
    expect(ask("Authorization BV-77120 ended on 06/01/2026.")).toContain("apply the enclosed authorization");
    expect(ask("Authorization BV-77120 ended on 06/01/2026.")).not.toContain("The claim carries");
    expect(ask(MISSING)).toContain("The claim carries authorization number BV-77120.");
  });

  // Red without the rule for a certified plan.
  it("is the certification where the plan of care is called uncertified", () => {
    const text = asked(
      "I certify this plan of care from 06/01/2026 to 08/01/2026.",
      "No physician certified the plan of care.",
      "certification",
    );
    expect(text).toContain("accept the enclosed certification of the plan of care;");
    expect(text).not.toMatch(/retrospective|referral/);
  });
});

describe("a letter over money that the payer wants back", () => {
  const taken = write({ takenBack: true, denialCategory: "documentation" });

  it("asks to withdraw the demand and to restore what was withheld, and of no denial", () => {
    expect(taken).toContain("RE: Dispute of an overpayment decision (first level of appeal)");
    expect(taken).toContain("of your overpayment decision on the claim named above");
    expect(taken).toContain("withdraw the demand for repayment and let your payment of the claim stand;");
    expect(taken).toContain("restore what has been withheld for this claim;");
    expect(taken).toContain("for any part that you uphold.");
    expect(taken).toContain(
      "Reason code: CO-50, remark N115 | Date of your overpayment notice: June 30, 2026",
    );
    expect(taken).not.toMatch(/reverse the denial|denied claim|stays denied/);
  });

  // Red where the letter spoke of records that were asked for.
  it("speaks of no records that were asked for where services are called undocumented", () => {
    expect(taken).toContain("What the record shows of these services");
    expect(taken).toContain("decide on each service that you call undocumented from the enclosed record;");
    expect(taken).not.toMatch(/The records you asked for|reopen the claim/);
  });

  it("keeps the name that the plan's own rules give the request", () =>
    expect(write({ takenBack: true, lineOfBusiness: "medicare_ffs" })).toContain(
      "RE: Request for Medicare redetermination (first level of appeal)",
    ));

  it("speaks of a denial where there is one", () => {
    const denied = write({ denialCategory: "documentation" });
    expect(denied).toContain("reverse the denial and pay the claim;");
    expect(denied).not.toMatch(/repayment|withheld|overpayment/);
  });
});
