import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../facts/facts";
import { planLetter } from "./plan";

const PATIENT = "Rosa Ames-Tell";

function saidOf(notice: string, pages: string[], letter: LetterFacts): string[] {
  const chart = readChart(
    pages.map((text, at) => ({ documentId: `p${at}`, title: "Paper", document: fromPlainText(text) })),
    { patientName: PATIENT },
  );
  const known = { patientName: PATIENT, denialText: notice, ...letter };
  const plan = planLetter(known, { noticeText: notice, chart, answers: [] });
  return [
    ...plan.points.flatMap(({ passages, series }) => [...passages, ...series]),
    ...plan.supporting.flatMap(({ facts }) => facts),
  ].map(({ quote }) => quote);
}

it("shows the payer's own report of a filing, and not the practice's ledger", () => {
  const notice = "The time limit for filing has expired (90 days from the date of service).";
  const report = `277CA from the payer\nST*277*0118*005010X214~\nNM1*QC*1*AMES-TELL*ROSA****MI*U1~\nSTC*A2:20:PR*20260702*WQ*226~\nREF*1K*U264001~\nDTP*472*D8*20260618~\nSE*9*0118~\n`;
  const ledger = `BAY CLINIC   PATIENT LEDGER     acct 20488  AMES-TELL, ROSA    dob 01/19/2001\n DOS        post       code      desc                           amt\n 06/18/26   06/19/26   99214     office visit est             212.00\n            07/01/26             claim 1 e-filed  batch 2207\n`;
  const said = saidOf(notice, [report, ledger], {
    denialCategory: "timely_filing",
    datesOfService: ["2026-06-18"],
    procedureCodes: ["99214"],
  });
  expect(said.some((one) => one.includes("A2:20") && one.includes("U264001"))).toBe(true);
  expect(said.filter((one) => /99214|e-filed/.test(one))).toEqual([]);
});

it("keeps a period that another plan had from taking away the one that held", () => {
  const notice = "Coverage terminated. Enrollment with Sunrise ended 09/30/2026.";
  const screen = `MEDICAID PORTAL - ELIGIBILITY RESPONSE\nRun date/time: 11/05/2026 09:12\n\nRecipient   AMES-TELL, ROSA        DOB 01/02/1960\n\n  Managed care plan              BLUE RIVER HEALTH CHOICE\n  Effective                      10/01/2026  -  open\n  Prior plan                     SUNRISE PLAN     03/01/2025 - 09/30/2026\n`;
  const said = saidOf(notice, [screen], { denialCategory: "eligibility", datesOfService: ["2026-10-08"] });
  expect(said.some((one) => /BLUE RIVER HEALTH CHOICE; Effective 10\/01\/2026 - open/.test(one))).toBe(true);
});

it("leaves out a box of the claim that the notice does not miss", () => {
  const claim = `CMS-1500 IMAGE       Bay Chiro       sent 10/14/2026\n\n 2   AMES-TELL, ROSA       3   01 02 1960  F\n 14  DATE OF CURRENT ILLNESS    __ __ ____    QUAL ____\n 17  (blank)                    19  (blank)\n 24  10 05 26   11  98940 AT  A B   48 00   1\n`;
  const said = saidOf("Missing, incomplete or invalid initial treatment date.", [claim], {
    denialCategory: "billing",
    datesOfService: ["2026-10-05"],
    procedureCodes: ["98940"],
  });
  expect(said.some((one) => one.startsWith("Box 14"))).toBe(true);
  expect(said.some((one) => one.startsWith("Box 17"))).toBe(false);
});

it("takes who certified a plan of care from the line of the signature", () => {
  const notice = "The plan of care in the file ended 08/31/2026. No plan certified for September was found.";
  const plan = `PLAN OF CARE                              [X] Recertification\nPatient  ${PATIENT}   DOB 01/02/1960      SOC 07/08/2026\nPeriod 09/01/2026 - 10/15/2026     2x/wk x 6 wk\n\nPT   O. Gauthreaux, DPT        e-signed 09/01/2026\nMD   P. Vandersloot, MD        signed   09/02/2026\n`;
  const said = saidOf(notice, [plan], {
    denialCategory: "medical_necessity",
    datesOfService: ["2026-09-03"],
    procedureCodes: ["97110"],
  });
  expect(said.some((one) => /Vandersloot.*09\/02\/2026/.test(one))).toBe(true);
});

it("answers papers that a notice wants one by one, though the line at hand is called a duplicate", () => {
  const notice =
    "Denied without a medical record. No records received by 09/17/2026.\n        Wanted: certified plan of care; evaluation; treatment note with timed minutes.\nOA-18   Exact duplicate.";
  const plan = `PLAN OF CARE\nPatient: ${PATIENT}     DOB 01/02/1960     Eval 06/29/2026\nPlan: 2x/wk x 10 wk. Goal: gait 0.9 m/s without device.\nMD   I certify the need for these services      Josephine Kalu, MD    signed 07/02/2026\n`;
  const note = `TREATMENT NOTE\nPatient: ${PATIENT}     DOB 01/02/1960     Date: 07/14/2026\nSit to stand from 17 in, step up 4 in, total timed 53 min.\n`;
  const said = saidOf(notice, [plan, note], {
    denialCategory: "duplicate",
    datesOfService: ["2026-07-14"],
    procedureCodes: ["97110"],
  });
  expect(said.some((one) => /Kalu.*07\/02\/2026/.test(one))).toBe(true);
});

it("takes what a policy asks for as nothing that the records show", () => {
  const notice =
    "The records do not show symptoms that stay uncontrolled after 3 months of an inhaled steroid.";
  const policy =
    "Medical Policy 2.01   Exhaled Nitric Oxide\nSymptoms uncontrolled after 3 months or more of an inhaled corticosteroid are required.\n";
  const note = `PROGRESS NOTE\nPatient: ${PATIENT}   DOB 01/02/1960   Date: 09/15/2026\nSymptoms uncontrolled on the inhaled steroid since 04/20/2026, wakes with cough 3 nights a week.\n`;
  const letter = {
    denialCategory: "medical_necessity" as const,
    datesOfService: ["2026-09-15"],
    procedureCodes: ["95012"],
    patientName: PATIENT,
    denialText: notice,
  };
  const chart = readChart(
    [policy, note].map((text, at) => ({
      documentId: `p${at}`,
      title: "Paper",
      document: fromPlainText(text),
    })),
    { patientName: PATIENT },
  );
  const { points } = planLetter(letter, { noticeText: notice, chart, answers: [] });
  const papers = points.flatMap(({ passages }) => passages.map(({ place }) => place.documentId));
  expect(papers).not.toContain("p0");
});

it("keeps the approval whose number the claim carries, whatever code was billed under it", () => {
  const notice = "The authorization number on the claim does not apply to the service billed, 73221.";
  const portal = (number: string) =>
    `CASE LIST\nMember   ${PATIENT}   DOB 01/02/1960\n\n  Case           CPT      Side   Status      Decision     Valid from\n  ${number}     73222    RT     APPROVED    08/31/2026   08/31/2026\n`;
  const claim = `CMS-1500 PRINT IMAGE      sent 09/14/2026\n 2 AMES-TELL, ROSA        3 01 02 1960\n23 prior authorization   A184420936\n24 09 09 26 09 09 26 11   73221 RT     AB   1385 00   1\n`;
  const letter = {
    denialCategory: "authorization" as const,
    datesOfService: ["2026-09-09"],
    procedureCodes: ["73221"],
  };
  const approved = (said: string[]) => said.some((one) => /73222; Side RT; Status APPROVED/.test(one));
  expect(approved(saidOf(notice, [portal("A184420936"), claim], letter))).toBe(true);
  expect(approved(saidOf(notice, [portal("A199999999"), claim], letter))).toBe(false);
});
