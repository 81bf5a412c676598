import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { composeLetter } from "../../compose/compose";
import type { LetterFacts } from "../../facts/facts";
import { papersOfList } from "../../gate/enclosure-list";
import { frameModelBody } from "../../model/frame";
import { letterText } from "../../text/letter-text";
import { withOwnPapers } from "../enclosable";

const NOTICE =
  "We denied the request for therapy.\nYour provider can file an appeal for you with your written consent.";
const NOTE =
  "Daily Note\nPatient: Ana Muestra\nDate: 09/04/2026\nPain 7/10. Gait training 15 minutes. Sit to stand 9 times in 30 seconds.";
const FORMS = {
  "a consent to the appeal":
    "Consent for Appeal\nPatient: Ana Muestra\nI authorize Tideline Therapy to appeal this denial on my behalf.\nSigned: Ana Muestra   Date: 10/02/2026",
  "Medicare's form":
    "APPOINTMENT OF REPRESENTATIVE (Form CMS-1696)\nName of Party: Ana Muestra\nI appoint Lena Ortiz, DPT to act as my representative in connection with my claim.\nSignature: Ana Muestra  Date: 10/02/2026",
  "a parent's designation":
    "Designation of Authorized Representative\nMember name: Ana Muestra\nI designate Tideline Therapy to file a grievance or appeal for me.\nParent or guardian: Rosa Muestra\nSignature: Rosa Muestra 10/02/2026",
  "a federal plan's":
    "CONSENT: PROVIDER MAY ASK FOR RECONSIDERATION\nPatient: Ana Muestra\nI, Ana Muestra, agree that Tideline Therapy may ask GEHA to reconsider claim 26-281, and may send my records for it.\nSigned   Ana Muestra   Date   10/02/2026",
  "one to act in the reconsideration":
    "CONSENT FOR MY DOCTOR TO ASK FOR RECONSIDERATION (FEHB)\nPatient: Ana Muestra\nI, Ana Muestra, give Lena Ortiz, DPT, my specific written consent to act for me in the reconsideration of the denied therapy.\nSignature Ana Muestra   Date 10/02/2026",
  "one signed at intake, years before":
    "Assignment of Benefits\nPatient: Ana Muestra\nDate: 01/05/2024\nI assign my benefits to Tideline Therapy and authorize it to pursue appeals on my behalf.\nSignature: Ana Muestra",
};

function material(form: string, notice = NOTICE, notes = 30) {
  const texts = [...Array.from({ length: notes }, () => NOTE), form];
  const papers = texts.map((text, at) => ({
    ...{ documentId: `d${at}`, title: at < notes ? `Note ${at}` : "Form 7", document: fromPlainText(text) },
  }));
  const chart = readChart(papers, { patientName: "Ana Muestra" });
  const facts: LetterFacts = {
    ...{ patientName: "Ana Muestra", practiceName: "Tideline Therapy", payerName: "Aetna" },
    ...{ denialText: "The notes do not show progress.", denialCategory: "medical_necessity" },
    datesOfService: ["2026-09-04"],
    enclosures: papers.map(({ documentId, title }) => ({
      type: "supporting_docs",
      title,
      documentId,
      pages: 1,
    })),
  };
  return { facts, evidence: { noticeText: notice, chart, answers: [] } };
}
const FORM = "d30";
const listed = (content: string, format: "html" | "markdown", { enclosures = [] }: LetterFacts) =>
  papersOfList(
    letterText(content, format),
    enclosures.map(({ documentId = "", title }) => ({ id: documentId, title, name: `${title}.pdf` })),
  );

describe.each(Object.entries(FORMS))("the patient's consent: %s", (_, form) => {
  // Red where an old form fell out like an old note, and where a long letter never said that it has one.
  it("goes along with a letter of many notes, is in its list and is named", () => {
    const { facts, evidence } = material(form);
    for (const { content, format } of [
      composeLetter(facts, undefined, evidence),
      frameModelBody(facts, "The record shows progress.", evidence),
    ]) {
      expect(listed(content, format, facts)).toContain(FORM);
      expect(letterText(content, format)).toMatch(
        /The signed consent(?: of October 2, 2026)? to an appeal by the practice is enclosed \(Enclosure \d+, page 1\)\./,
      );
    }
  });

  it("is enclosed and not told where the notice asks for none", () => {
    const { facts, evidence } = material(form, "We denied the request for therapy.", 2);
    const { content } = composeLetter(facts, undefined, evidence);
    expect(listed(content, "html", facts)).toContain("d2");
    expect(letterText(content, "html")).not.toContain("signed consent");
  });
});

// Red where a day of birth beside the name was told as the day of the signature.
it.each([
  ["Signature: Ana Muestra, born 03/28/1966", ""],
  ["Signed: Ana Muestra for services of 09/04/2026", ""],
  ["Signed: Ana Muestra. Valid until 10/02/2027", ""],
  ["Signed: Ana Muestra   Date: 10/02/2026", " of October 2, 2026"],
])("the day of the consent: %s", (signature, day) => {
  const { facts, evidence } = material(
    `Consent for Appeal\nPatient: Ana Muestra\nI authorize Tideline Therapy to appeal this denial on my behalf.\n${signature}`,
    NOTICE,
    1,
  );
  expect(letterText(composeLetter(facts, undefined, evidence).content, "html")).toContain(
    `The signed consent${day} to an appeal`,
  );
});

describe("no consent to an appeal", () => {
  const said = (form: string) => {
    const { facts, evidence } = material(form, NOTICE, 1);
    return letterText(composeLetter(facts, undefined, evidence).content, "html");
  };
  it.each([
    [
      "is one to treatment",
      "Consent to Treat\nPatient: Ana Muestra\nI consent to evaluation and treatment.\nSigned: Ana Muestra 01/05/2026",
    ],
    [
      "is an unsigned form",
      "Consent for Appeal\nPatient: Ana Muestra\nI authorize Tideline Therapy to appeal on my behalf.\nSignature: ______________",
    ],
    [
      "is a note of one that is awaited",
      "Call Log\nPatient: Ana Muestra\n10/02/2026 Mailed the consent for appeal, awaiting signature.",
    ],
    [
      "is one that was refused",
      "Consent to Appeal\nPatient: Ana Muestra\nI do not consent to an appeal by the practice on my behalf.\nSigned: Ana Muestra 10/01/2026",
    ],
    [
      "has a witness's signature alone",
      "Consent for Appeal\nPatient: Ana Muestra\nI authorize Tideline Therapy to appeal on my behalf.\nPatient signature:\nWitness signed: Bo Testa 10/01/2026",
    ],
    [
      "lets records go out",
      "Financial Policy\nPatient: Ana Muestra\nI authorize the practice to release records needed for appeals and payment.\nSigned: Ana Muestra 10/01/2026",
    ],
    [
      "is a promise to pay",
      "Financial Agreement\nPatient: Ana Muestra\nI agree that I may ask for an appeal and will pay if the plan denies it.\nSigned: Ana Muestra 10/01/2026",
    ],
    [
      "lets the plan look again",
      "Plan form\nPatient: Ana Muestra\nI agree that the plan may ask another doctor to reconsider the claim.\nSigned: Ana Muestra 10/01/2026",
    ],
    [
      "lets the practice send its bills",
      "Assignment of Benefits\nPatient: Ana Muestra\nI agree that Tideline Therapy may file claims with my insurer on my behalf.\nSigned: Ana Muestra 10/01/2026",
    ],
    [
      "lets the practice ask for a record",
      "Intake\nPatient: Ana Muestra\nI agree that Tideline Therapy may request my films and act on my behalf with the imaging center.\nSigned: Ana Muestra 10/01/2026",
    ],
    [
      "appoints nobody",
      "Appointment of Representative\nPatient: Ana Muestra\nI appoint no one to represent me.\nSigned: Ana Muestra 10/01/2026",
    ],
    [
      "is one that was taken back",
      "Consent for Appeal\nPatient: Ana Muestra\nI revoke my authorization to appeal on my behalf.\nSigned: Ana Muestra 10/02/2026",
    ],
  ])("%s", (_, form) => expect(said(form)).not.toContain("signed consent"));

  it("leaves out another note of years before", () => {
    const { facts, evidence } = material(
      "Visit Note\nPatient: Ana Muestra\nDate: 01/05/2024\nKnee pain after a fall.",
      NOTICE,
      2,
    );
    expect(withOwnPapers(facts, evidence).enclosures?.map(({ documentId }) => documentId)).not.toContain(
      "d2",
    );
  });
});
