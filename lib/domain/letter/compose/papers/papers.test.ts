import { describe, expect, it } from "vitest";
import { LETTER_PAPERS, type LetterPaper } from "@/lib/core/enums";
import type { DeniedLine } from "@/lib/core/notice";
import type { Chart, ChartFact } from "@/lib/domain/reading/chart/chart";
import { checkLetter } from "../../check/fact-check";
import type { LetterFacts } from "../../facts/facts";
import { namedEnclosures, papersOfList } from "../../gate/enclosure-list";
import type { PersonAnswer } from "../../points/answers/best-points";
import { NO_EVIDENCE } from "../../points/plan/letter-plan";
import { letterText } from "../../text/letter-text";
import { composeLetter } from "../compose";

const line = (more: Partial<DeniedLine>): DeniedLine => ({
  procedureCode: "97140",
  dateOfService: "2026-08-04",
  billed: "95.00",
  amount: "64.00",
  groupCode: "CO",
  code: "16",
  remarks: [],
  reason: null,
  ...more,
});

const FACTS: LetterFacts = {
  letterDate: "2026-11-22",
  practiceName: "Tideline Therapy",
  practicePhone: "207-555-0101",
  npi: "1234567893",
  patientName: "Ana Muestra",
  memberId: "W100",
  payerName: "Aetna",
  claimNumber: "CLM-1",
  payerClaimNumber: "E1F2G3",
  denialCode: "CO-16",
  denialText: "The claim lacks information which is needed.",
  noticeDate: "2026-10-01",
  datesOfService: ["2026-08-04"],
  procedureCodes: ["97140"],
  providerName: "Lena Ortiz, DPT",
  enclosures: [{ type: "denial_letter", title: "Denial letter", documentId: "d1", pages: 1 }],
};
const written = (
  paper: LetterPaper,
  more: LetterFacts = {},
  answers: PersonAnswer[] = [],
  chart: Chart = NO_EVIDENCE.chart,
) => {
  const facts = { ...FACTS, ...more };
  const { content, questions } = composeLetter(facts, undefined, { ...NO_EVIDENCE, answers, chart }, paper);
  return { text: letterText(content, "html"), content, questions, facts };
};

describe.each(LETTER_PAPERS)("%s", (paper) => {
  it("holds no blank, and nothing that the facts do not hold", () => {
    for (const more of [{}, { deniedLines: [line({})] }, { stage: "pre_service" as const }]) {
      const { text, content, facts } = written(paper, more);
      expect(text).not.toMatch(/\[[^\]]*\]/);
      expect(text).toContain("Ana Muestra");
      expect(text).toContain("CLM-1");
      const texts = [{ documentId: "d1", type: "denial_letter" as const, text: FACTS.denialText ?? "" }];
      const { findings } = checkLetter(content, "html", facts, texts);
      expect(findings.filter(({ status }) => status !== "supported")).toEqual([]);
    }
  });

  it("can be written from nearly nothing", () => {
    const { content } = composeLetter({ patientName: "Ana Muestra" }, undefined, NO_EVIDENCE, paper);
    expect(letterText(content, "html")).not.toMatch(/\[|undefined|null/);
  });
});

describe("a corrected claim's cover", () => {
  // Red where the number of the injury was given for the bill's.
  it("names no injury's number for the bill's, and the employer as such", () => {
    const said = (more: Partial<LetterFacts>) =>
      written("corrected_claim", { subscriberName: "Bay Poultry Co", payerClaimNumber: "", ...more });
    const comp = said({ lineOfBusiness: "workers_comp" });
    expect(comp.text).not.toContain("original reference number");
    expect(comp.questions.map(({ id }) => id)).toContain("payer-claim-number");
    expect(comp.text).toContain("Employer: Bay Poultry Co");
    const bill = said({ lineOfBusiness: "workers_comp", payerClaimNumber: "6604-118-77" });
    expect(bill.text).toContain("claim number 6604-118-77 as the original reference number");
    const health = said({ lineOfBusiness: "erisa" });
    expect(health.text).toContain("claim number CLM-1 as the original reference number");
    expect(health.text).toContain("Subscriber: Bay Poultry Co");
  });

  // Red where it was addressed to the appeals department's box.
  it("goes to where the notice has claims go, and to no appeals address", () => {
    const to = (noticeText: string, paper: LetterPaper = "corrected_claim") => {
      const facts = {
        ...FACTS,
        payerAddress: ["Provider Appeals", "PO Box 30432", "Salt Lake City, UT 84130"],
      };
      return letterText(
        composeLetter(facts, undefined, { ...NO_EVIDENCE, noticeText }, paper).content,
        "html",
      );
    };
    expect(to("Claims address: PO Box 31362, Salt Lake City, UT 84131.")).toContain("PO Box 31362");
    expect(to("Claims address: PO Box 31362, Salt Lake City, UT 84131.")).not.toContain("30432");
    expect(to("Send a corrected claim.")).not.toContain("30432");
    expect(to("Send a corrected claim.")).toContain("Aetna");
    expect(to("Claims address: PO Box 31362, Salt Lake City, UT 84131.", "appeal")).toContain("30432");
  });

  it("names the replacement by the payer's number, and each line that changes", () => {
    const { text, questions } = written("corrected_claim", {
      deniedLines: [line({}), line({ procedureCode: "97110", amount: null })],
      procedureCodes: ["97140-59", "97110"],
      provenance: { procedureCodes: { record: "claim" } },
    });
    expect(text).toMatch(/frequency code 7 with your claim number E1F2G3/);
    expect(text).toContain("97140-59");
    expect(text).not.toMatch(/appeal/i);
    expect(questions.map(({ text: asked }) => asked)).toEqual([
      "What does the corrected claim say for 97110, August 4, 2026?",
    ]);
  });

  it("puts a person's answer into its line", () => {
    const [question] = written("corrected_claim", { deniedLines: [line({})] }).questions;
    const answers = [{ questionId: question?.id ?? "", text: "97140 with modifier 59", by: "Lee" }];
    const { text, questions } = written("corrected_claim", { deniedLines: [line({})] }, answers);
    expect(text).toContain("97140 with modifier 59");
    expect(questions).toEqual([]);
  });

  it("asks once for lines of one code", () => {
    const days = ["2026-08-04", "2026-08-06"].map((dateOfService) => line({ dateOfService }));
    const { questions } = written("reopening", { deniedLines: days });
    expect(questions.map(({ text }) => text)).toEqual([
      "What does the corrected claim say for 97140, August 4, 2026 and August 6, 2026?",
    ]);
  });

  it("shows what the chart says of the code's modifier beside its question, and in the paper", () => {
    const quote = "08/04/2026 97140-59 shoulder, apart from the spine";
    const fact: ChartFact = {
      ...{
        id: "d2:1:0p",
        date: "2026-08-04",
        quote,
        heading: "Daily Note",
        section: "",
        topics: ["procedure"],
      },
      place: { documentId: "d2", page: 1, boxes: [] },
    };
    const note = { type: "supporting_docs", title: "Note", documentId: "d2", pages: 1 };
    const more = {
      deniedLines: [line({})],
      ...{ denialCategory: "coding" as const, enclosures: [...(FACTS.enclosures ?? []), note] },
    };
    const { text, questions } = written("reopening", more, [], { facts: [fact], leftOut: [] });
    expect(questions[0]?.passages.map((one) => one.quote)).toEqual([quote]);
    expect(text).toContain("The enclosed record says:");
    expect(text).toContain("97140-59");
  });

  const noted = (quote: string): Chart => ({
    facts: [
      {
        ...{ id: "d2:1:0p", date: "2026-08-04", quote, heading: "Note", section: "", topics: ["diagnosis"] },
        place: { documentId: "d2", page: 1, boxes: [] },
      },
    ],
    leftOut: [],
  });
  const rowsOf = (text: string) => text.split("\n").filter((row) => row.split("\t").length === 3);

  it("sets the whole diagnosis code of the record in place of the one that was cut short", () => {
    const more: LetterFacts = {
      ...{ denialCategory: "coding", diagnosisCodes: ["S83.241"], deniedLines: [line({})] },
      denialText: "The diagnosis code S83.241 has to be reported to its full length.",
    };
    const { text, questions } = written("corrected_claim", more, [], noted("Diagnosis: S83.241D, tear."));
    expect(rowsOf(text)[1]).toBe("Diagnosis code\tS83.241\tS83.241D");
    expect(questions).toEqual([]);
  });

  it("tells to which diagnosis a line belongs where the list of charges says it", () => {
    const more: LetterFacts = {
      ...{ denialCategory: "coding", deniedLines: [line({})] },
      denialText: "The diagnosis is inconsistent with the procedure.",
    };
    const rowsFor = (quote: string) => rowsOf(written("corrected_claim", more, [], noted(quote)).text)[1];
    expect(rowsFor("97140 pointer A $95.00 denied <- should be B")).toContain(
      "97140, pointer A\t97140, pointer B",
    );
    expect(rowsFor("97140 pointer A $95.00 denied, should be sent again")).toBeUndefined();
    expect(rowsFor("97110 pointer A $95.00 denied <- should be B")).toBeUndefined();
  });

  it("says which modifier was keyed and which belongs there, where one line alone is denied", () => {
    const said = "ln 3 keyed RT, encounter form says LT. Wrong modifier, line 3 should be LT";
    const rowFor = (deniedLines: DeniedLine[]) =>
      rowsOf(written("reopening", { deniedLines }, [], noted(said)).text)[1];
    expect(rowFor([line({ procedureCode: "20610" })])).toContain("20610, modifier RT\t20610, modifier LT");
    expect(rowFor([line({ procedureCode: "20610" }), line({ procedureCode: "99213" })])).toBeUndefined();
  });

  it("proposes what the chart supports, says it once a person confirms it, and then where the chart has it", () => {
    const says = (at: number, quote: string): ChartFact => ({
      ...{
        id: `d2:2:${at}p`,
        date: "2026-08-04",
        quote,
        heading: "Note",
        section: "",
        topics: ["procedure"],
      },
      place: { documentId: "d2", page: 2, boxes: [] },
    });
    const chart = {
      facts: [says(0, "Manual therapy R shoulder 97140, 15 min."), says(1, "CMT: L4, L5. 98941")],
      leftOut: [],
    };
    const more: LetterFacts = {
      ...{
        denialCategory: "coding",
        deniedLines: [line({ code: "97" })],
        procedureCodes: ["97140", "98941"],
      },
      enclosures: [
        ...(FACTS.enclosures ?? []),
        { type: "supporting_docs", title: "Note", documentId: "d2", pages: 2 },
      ],
    };
    const noticeText = "97140 CO-97 Included in 98941 unless in a separate region with a modifier.";
    const composed = (answers: PersonAnswer[]) =>
      composeLetter({ ...FACTS, ...more }, undefined, { noticeText, chart, answers }, "corrected_claim");
    const [question] = composed([]).questions;
    expect(question).toMatchObject({ proposal: "97140, modifier 59 added" });
    expect(question?.passages).toEqual(chart.facts);
    expect(question?.why).toContain("(Enclosure 2, page 2)");
    expect(question?.why).toContain("for you to decide");
    expect(letterText(composed([]).content, "html")).not.toMatch(/modifier 59|What changes/);

    const answered = (text: string) => {
      const { content, questions } = composed([{ questionId: question?.id ?? "", text, by: "Lee" }]);
      expect(questions).toEqual([]);
      return letterText(content, "html");
    };
    const row = "97140, August 4, 2026, $64.00\t97140\t97140";
    expect(answered("97140, modifier 59 added")).toContain(`${row}, modifier 59 added\tEnclosure 2, page 2`);
    const other = answered("97140 with XS");
    expect(other).toContain(`${row} with XS`);
    expect(other).not.toContain("Where the record shows it");
  });

  it("proposes for the days that the chart supports, unless a person said something of all of them", () => {
    const days = ["2026-08-04", "2026-08-06"].map((dateOfService) => line({ dateOfService, code: "97" }));
    const says = (at: number, quote: string): ChartFact => ({
      ...{
        id: `d2:2:${at}p`,
        date: "2026-08-04",
        quote,
        heading: "Note",
        section: "",
        topics: ["procedure"],
      },
      place: { documentId: "d2", page: 2, boxes: [] },
    });
    const facts = [says(0, "Manual therapy R shoulder 97140, 15 min."), says(1, "CMT: L4, L5. 98941")];
    const noticeText = "97140 CO-97 Included in 98941 unless in a separate region with a modifier.";
    const composed = (chart: Chart, answers: PersonAnswer[]) =>
      composeLetter(
        { ...FACTS, denialCategory: "coding", deniedLines: days },
        undefined,
        { noticeText, chart, answers },
        "corrected_claim",
      );
    const chart = { facts, leftOut: [] };
    expect(composed(chart, []).questions.map(({ text, proposal }) => [text.slice(38), proposal])).toEqual([
      ["97140, August 4, 2026, $64.00?", "97140, modifier 59 added"],
      ["97140, August 6, 2026, $64.00?", undefined],
    ]);
    const [both] = composed(NO_EVIDENCE.chart, []).questions;
    const answers = [{ questionId: both?.id ?? "", text: "97140 with XS", by: "Lee" }];
    const answered = composed(chart, answers);
    expect(answered.questions).toEqual([]);
    expect(letterText(answered.content, "html")).toContain("97140 with XS");
  });

  it("says what the chart lacks, and proposes nothing", () => {
    const more: LetterFacts = { denialCategory: "coding", deniedLines: [line({ code: "97" })] };
    const noticeText = "97140 CO-97 Included in 98941 unless in a separate region with a modifier.";
    const { questions } = composeLetter(
      { ...FACTS, ...more },
      undefined,
      { ...NO_EVIDENCE, noticeText },
      "corrected_claim",
    );
    expect(questions).toHaveLength(1);
    expect(questions[0]).not.toHaveProperty("proposal");
    expect(questions[0]?.why).toMatch(/another region than the manipulation\. So no change is proposed\.$/);
  });

  it("is a new claim after MA130", () => {
    const { text } = written("corrected_claim", { remarkCodes: ["MA130"] });
    expect(text).toContain("new claim");
    expect(text).not.toContain("frequency code 7");
  });
});

describe("other papers", () => {
  it("asks for the order of payers, or sends the first payer's decision", () => {
    expect(written("other_payer").text).toContain("which other coverage you have on file");
    const eob = { type: "supporting_docs", title: "Primary EOB", documentId: "d2", pages: 1 };
    const sent = written("other_payer", { enclosures: [...(FACTS.enclosures ?? []), eob] });
    expect(sent.text).toContain("(Enclosure 2)");
    expect(sent.questions).toEqual([]);
  });

  // Seen red: the payer that knew it comes second was asked to correct its record of other coverage.
  it("asks a second payer that wants only the first one's decision to finish the claim", () => {
    const eob = { type: "supporting_docs", title: "Primary EOB", documentId: "d2", pages: 1 };
    const facts = { ...FACTS, enclosures: [...(FACTS.enclosures ?? []), eob] };
    const asked = (noticeText: string) =>
      letterText(
        composeLetter(facts, undefined, { ...NO_EVIDENCE, noticeText }, "other_payer").content,
        "html",
      );
    const held = asked("Our plan pays second. Fax the other carrier's EOB and the claim goes on.");
    expect(held).toContain(
      "finish this claim as the second payer with the other payer's decision (Enclosure 2)",
    );
    expect(held).not.toContain("correct your record");
    for (const other of [
      "If the member has other coverage that pays before this plan, fax the other carrier's EOB.",
      "Submit the claim again with the other carrier's EOB.",
    ])
      expect(asked(other)).toContain("correct your record of other coverage");
  });

  it("asks no second payer which plan it has on file where it has named one, or the record has", () => {
    const first = "Another plan comes first. Our file has Cigna as the primary plan.";
    const named = written("other_payer", { denialText: first }).text;
    expect(named).not.toContain("which other coverage you have on file");
    expect(named).toContain("if that plan was not in force on the service dates");
    const answer = (quote: string) =>
      ({
        ...{ id: "c", quote, told: true, heading: "", section: "", topics: ["coverage"] },
        place: { documentId: "d2", page: 1, boxes: [] },
      }) as unknown as ChartFact;
    const papers = {
      denialCode: "CO-22",
      denialText: "Another plan comes first.",
      enclosures: [
        ...(FACTS.enclosures ?? []),
        { type: "supporting_docs", title: "Eligibility", documentId: "d2", pages: 1 },
      ],
    };
    const shown = (quote: string) =>
      written("other_payer", papers, [], { facts: [answer(quote)], leftOut: [] });
    const active = shown("Cigna coverage ACTIVE 03/01/2026");
    expect(active.text).toContain("as the second payer once");
    expect(active.questions).toEqual([]);
    // Seen red: a plan of another time or person, and a clearinghouse's acceptance, made this payer the second one.
    for (const quote of [
      "Cigna coverage was active until 12/31/2025",
      "Cigna active 01/01/2024 to 12/31/2025",
      "Cigna coverage active 12/01/2026",
      "Cigna active: no",
      "Husband is enrolled in Cigna",
      "Clearinghouse ACCEPTED 08/06/2026, claim 88140",
    ])
      expect(shown(quote).text).not.toContain("as the second payer once");
    expect(shown("Notice of Acceptance 08/30/2026. Claim 8814077C").text).toContain(
      "as the second payer once",
    );
    expect(shown("Cigna active 01/01/2026 to 12/31/2026").text).toContain("as the second payer once");
  });

  // Red where the first payer was asked to pay after all.
  it("sends the claim to the Advantage plan whose card is at hand, and asks Medicare for no payment", () => {
    const card = {
      ...{ id: "c", quote: "Member ID W77; Effective 07/01/2026", told: true, heading: "", section: "" },
      ...{ topics: ["coverage"], place: { documentId: "d2", page: 1, boxes: [] } },
    } as unknown as ChartFact;
    const more: LetterFacts = {
      ...{ denialCode: "CO-24", denialCategory: "eligibility", lineOfBusiness: "medicare_ffs" },
      denialText: "The beneficiary was enrolled in a Medicare Advantage organization.",
      enclosures: [
        ...(FACTS.enclosures ?? []),
        { type: "supporting_docs", title: "Card", documentId: "d2", pages: 1 },
      ],
    };
    const { text, questions } = written("other_payer", more, [], { facts: [card], leftOut: [] });
    expect(text).toContain("the claim goes to the plan that was in force");
    expect(text).not.toContain("process the claim");
    expect(questions).toEqual([]);
    expect(written("other_payer", more).text).toContain("which other coverage you have on file");
  });

  it("asks Medicare for a reopening, and for an exception where the claim was late", () => {
    expect(written("reopening").text).toContain("clerical error reopening");
    const late = written("reopening", { denialCategory: "timely_filing", lineOfBusiness: "medicare_ffs" });
    expect(late.text).toContain("exception to the timely filing limit");
  });

  it("states urgency only as a person says it", () => {
    const { text, questions } = written("expedited_appeal", { stage: "pre_service" });
    expect(text).toContain("expedited appeal");
    expect(text).not.toMatch(/jeopard|at risk/i);
    expect(questions[0]?.id).toBe("why-urgent");
    const by = { questionId: "why-urgent", text: "He may not walk again", by: "Dr. Ortiz" };
    expect(written("expedited_appeal", { stage: "pre_service" }, [by]).text).toContain(
      "He may not walk again (Stated for the practice by Dr. Ortiz.)",
    );
  });

  it("argues nothing over a final decision, whichever appeal is asked for", () => {
    for (const paper of ["appeal", "expedited_appeal", "external_review"] as const) {
      const { text, questions } = written(paper, { finalDecision: true });
      expect(text).toContain("is a final decision; this letter is no appeal of it");
      expect(text).not.toMatch(/revers|overturn|pay the claim|reconsider|RE: .*[Aa]ppeal/);
      expect(questions).toEqual([]);
    }
    expect(written("appeal").text).toContain("reverse the denial");
  });

  it("asks for the file without the words of an appeal's argument", () => {
    const { text } = written("claim_file");
    expect(text).toContain("does not replace an appeal");
    expect(text).not.toContain("medically necessary");
  });
});

describe("the stage decides the words", () => {
  it.each([
    [{ stage: "pre_service" as const }, /approve the service/, /pay the claim|paid? .*in full/],
    [{ stage: "concurrent" as const }, /approve the rest of the care/, /in full/],
    [{ stage: "post_service" as const }, /pay the claim/, /approve/],
    [{ deniedInPart: true, deniedLines: [line({})] }, /the line that was denied and pay it/, /in full/],
    [
      { deniedInPart: true, deniedLines: [line({}), line({})] },
      /the lines that were denied and pay them/,
      /the line that was/,
    ],
    [{ appealLevel: 2 as const }, /second level of appeal/, /first level/],
    [{ appealLevel: 3 as const, lineOfBusiness: "medicare_ffs" as const }, /third level/, /first level/],
  ])("%j", (more, has, hasNot) => {
    const { text } = written("appeal", more);
    expect(text).toMatch(has);
    expect(text).not.toMatch(hasNot);
  });

  it("disputes the denied lines' amount alone", () => {
    const lines = [line({}), line({ procedureCode: "97110", amount: "36.00" })];
    const { text } = written("appeal", { deniedInPart: true, deniedLines: lines, billedAmount: "400.00" });
    expect(text).toMatch(/Amount in dispute: \$100\.00/);
  });
});

// Red where the change was left to whoever reads the note.
it("says which diagnosis a reopened claim changes, and where the signed note has the right one", () => {
  const fact = (quote: string, at: number): ChartFact => ({
    ...{ id: `n1:1:${at}`, quote, heading: "", section: "", topics: [], date: "2026-08-04" },
    place: { documentId: "n1", page: 1, boxes: [] },
  });
  const facts: LetterFacts = {
    ...FACTS,
    denialText: "The diagnosis is inconsistent with the procedure.",
    diagnosisCodes: ["M17.11"],
    enclosures: [{ type: "supporting_docs", title: "Notes", documentId: "n1", pages: 1 }],
  };
  const chart = {
    ...NO_EVIDENCE.chart,
    facts: [fact("L knee OA (M17.12).", 1), fact("Rosa Ames, DPT signed 08/04/2026", 2)],
  };
  const evidence = { ...NO_EVIDENCE, chart, noticeText: "97140   M17.11   64.00" };
  for (const paper of ["corrected_claim", "reopening"] as const) {
    const { content, questions } = composeLetter(facts, undefined, evidence, paper);
    expect(letterText(content, "html")).toMatch(/Diagnosis code\s+M17\.11\s+M17\.12\s+Enclosure 1, page 1/);
    expect(questions.filter(({ id }) => id.startsWith("change-"))).toEqual([]);
  }
});

describe("a cover for records", () => {
  // Red where it asked for a call or a fax and gave no number.
  it("asks to be told by the ways that the letter gives", () => {
    const asked = { denialText: "The operative report was not received." };
    expect(written("records", asked).text).toContain("tell us by phone which single item is missing");
    expect(written("records", { ...asked, practicePhone: "" }).text).toContain(
      "tell us which single item is missing",
    );
  });

  it("speaks of a request only where the notice asks for something", () => {
    const asked = written("records", { denialText: "The operative report was not received." });
    expect(asked.text).toContain("RE: Records in answer to your request");
    expect(asked.text).toContain("asks for them");

    const judged = written("records", { denialText: "The notes do not show any change in function." });
    expect(judged.text).toContain("RE: Records for the denied claim");
    expect(judged.text).not.toMatch(/your request|asks for them/i);
    expect(judged.text).toContain("The notes do not show any change in function.");
  });

  it("names the request so that the gate finds it among the papers", () => {
    const { text } = written("records", { denialText: "The operative report was not received." });
    const papers = [{ id: "d1", title: "Denial letter", name: "scan 4.pdf", type: "denial_letter" }];
    expect(namedEnclosures(text)).not.toEqual([]);
    expect(papersOfList(text, papers)).toEqual(["d1"]);
  });
});

describe("a request for a talk", () => {
  const note = { type: "supporting_docs", title: "Note", documentId: "d2", pages: 2 };
  const more: LetterFacts = {
    ...{ denialCategory: "medical_necessity", denialCode: "CO-50", procedureCodes: ["72148"] },
    denialText:
      "The request does not show six weeks of treatment by a provider. It does not show a neurological deficit.",
    enclosures: [...(FACTS.enclosures ?? []), note],
  };
  const deficit: ChartFact = {
    ...{ id: "d2:2:0p", date: "2026-08-04", heading: "Note", section: "Exam", topics: ["finding"] },
    quote: "Neurological deficit: right foot dorsiflexion 3/5, new.",
    place: { documentId: "d2", page: 2, boxes: [] },
  };

  // Red where the paper listed the payer's points alone.
  it("tells what the record says to a point, with its place, and asks beside it what nothing answers", () => {
    const { text, questions } = written("peer_to_peer", more, [], { facts: [deficit], leftOut: [] });
    expect(text).toMatch(/neurological deficit.+dorsiflexion 3\/5, new.+\(Enclosure 2, page 2\)/s);
    expect(text).toMatch(/Also to be talked about:\s+.*“[^”]*six weeks of treatment/);
    const [gap, ...others] = questions;
    expect(others).toEqual([]);
    expect(gap?.text).toContain("six weeks of treatment");
    expect(gap?.why).toContain("have the physician ready for it in the talk");
    // It goes to the payer: nothing in it says that the papers are silent.
    expect(text).not.toMatch(/no paper|physician ready|ask for a new decision/i);
  });

  it("lists the points where the record answers none", () => {
    const { text, questions } = written("peer_to_peer", more);
    expect(text).toMatch(
      /What is to be talked about\s+.*“[^”]*six weeks of treatment.+neurological deficit/s,
    );
    expect(text).not.toMatch(/The record says|ask for a new decision|Also to be talked about/);
    expect(questions).toHaveLength(2);
  });

  it("states what a person answers to a gap, under their name", () => {
    const [gap] = written("peer_to_peer", more, [], { facts: [deficit], leftOut: [] }).questions;
    const answer = { questionId: gap?.id ?? "", text: "Therapy from June 1 to July 20, 2026.", by: "Lee" };
    const { text, questions } = written("peer_to_peer", more, [answer], { facts: [deficit], leftOut: [] });
    expect(text).toContain("Therapy from June 1 to July 20, 2026. (Stated for the practice by Lee.)");
    expect(questions).toEqual([]);
    expect(written("peer_to_peer", more, [answer]).text).not.toContain("ask for a new decision");
  });
});

describe("a cover for records", () => {
  const fact = (quote: string, date: string, page: number, heading = "Daily Note"): ChartFact => ({
    ...{ id: `n1:${page}:${quote.length}`, quote, heading, section: "", topics: [], date },
    place: { documentId: "n1", page, boxes: [] },
  });
  const enclosures = [
    ...(FACTS.enclosures ?? []),
    { type: "supporting_docs", title: "Notes", documentId: "n1", pages: 4 },
  ];
  const said = (facts: ChartFact[], more: LetterFacts = {}) =>
    written("records", { enclosures, ...more }, [], { ...NO_EVIDENCE.chart, facts }).text;

  // Red where nothing of the notice's list was read: the cover named no record at all.
  it("says where the signed record of each service date is", () => {
    expect(said([fact("Rosa Ames, DPT signed 08/04/2026", "2026-08-04", 2)])).toContain(
      "August 4, 2026: Daily Note, signed (Enclosure 2, page 2).",
    );
  });

  it("says so of no other day, of nothing that is unsigned or a claim, and of no period", () => {
    const signature = fact("Rosa Ames, DPT signed 08/04/2026", "2026-08-04", 2);
    const others = [
      fact("Rosa Ames, DPT signed 07/28/2026", "2026-07-28", 1),
      fact("TUG 12.6 sec today", "2026-08-04", 2),
      fact("Not signed: Rosa Ames, DPT", "2026-08-04", 2),
      fact("Needs signature Rosa Ames, DPT 08/04/2026", "2026-08-04", 2),
      fact("97140 GP 1 95.00", "2026-08-04", 3, "Claim as sent"),
      fact("fax to 207-555-0101, 3 pages, OK", "2026-08-04", 3, "Fax journal"),
      fact("Patient ledger: balance 95.00", "2026-08-04", 3, "Ledger"),
      fact("Referred by Lena Ortiz, MD", "2026-08-04", 4, "Referral"),
      { ...signature, place: { ...signature.place, documentId: "not enclosed" } },
      fact("Signature: Ana Muestra 08/04/2026", "2026-08-04", 3, "Consent to Treat"),
      fact("Signed: Ana Muestra 08/04/2026", "2026-08-04", 3, "Financial Policy"),
      fact("Signature: Rosa Muestra 08/04/2026", "2026-08-04", 3, "Notice of Privacy Practices"),
      fact("Signed: Ana Muestra 08/04/2026", "2026-08-04", 3, ""),
      fact("Signed: Kim Roe 08/04/2026", "2026-08-04", 3, "Fax Cover Sheet"),
      fact("Lena Ortiz, MD signed 08/04/2026", "2026-08-04", 3, "Claim Form"),
    ];
    for (const other of others) expect(said([other])).not.toContain("Signed records");
    expect(
      said([signature], { datesOfService: ["2026-08-04", "2026-08-25"], servicePeriod: true }),
    ).not.toContain("Signed records");
  });
});

describe("another practice's notice", () => {
  it.each(LETTER_PAPERS)("is returned and not argued, whatever paper was chosen: %s", (paper) => {
    const chart = { type: "supporting_docs", title: "Chart note", documentId: "d2", pages: 3 };
    const enclosures = [chart, ...(FACTS.enclosures ?? [])];
    const { text, questions } = written(paper, { noticeOfOther: true, enclosures });
    expect(text).not.toContain("Chart note");
    expect(text).toContain("Tideline Therapy returns the notice named above");
    expect(text).toContain("send the notice to the practice that it names");
    expect(text).not.toMatch(/\b(?:appeal|dispute|reverse|reconsider\w*|disagree|corrected claim)\b/i);
    expect(questions).toEqual([]);
  });
});
