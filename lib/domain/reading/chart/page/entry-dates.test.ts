import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (text: string) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts;

// Seen red: the day of the signature stood for the day of the evaluation, which lost its title with it.
it.each([
  ["SPEECH LANGUAGE EVALUATION      08/04/2026", "2026-08-04 Speech Language Evaluation"],
  ["Hand Therapy Initial Evaluation      08/04/2026", "2026-08-04 Hand Therapy Initial Evaluation"],
  ["Psychiatric Consultation   08/04/2026", "2026-08-04 Psychiatric Consultation"],
  ["BAY CLINIC      INITIAL EXAM      08/04/2026", "2026-08-04 Initial Exam"],
])("dates an evaluation by the day beside its title: %s", (title, headed) => {
  const facts = factsOf(
    `Bay Clinic\n${title}\nRosa Ames-Tell  DOB 01/02/1960\nStandard score 66, percentile 1.\nSigned: Ada Roe, MS, CCC-SLP  08/05/2026\n`,
  );
  const told = facts.find(({ quote }) => quote.startsWith("Standard score"));
  expect(`${told?.date} ${told?.heading}`).toBe(headed);
});

it("takes an earlier evaluation that a note names for no day of the note", () => {
  const facts = factsOf(
    "Bay Clinic\nDaily Note   Visit date: 09/08/2026\nRosa Ames-Tell  DOB 01/02/1960\nLast Evaluation   08/04/2026\nWalks with one rail on stairs.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe("2026-09-08");
});

// Seen red: the first entry of a log stood under the day of the last one.
it("dates the first entry of a log under the head of its page", () => {
  const facts = factsOf(
    "Account notes   Ames-Tell, Rosa   acct 44018\n09/28/2026 MB Called Acme, rep Lou, claim received 06/09/2026. Ref 0928-33\n10/01/2026 MB Resent with the notes.\n",
  );
  expect(facts.find(({ quote }) => quote.includes("rep Lou"))?.date).toBe("2026-09-28");
  expect(facts.find(({ quote }) => quote.includes("Resent"))?.date).toBe("2026-10-01");
});

// Seen red: with an injury's and an operation's day in the line of the name, the page had no day, and its values were lost.
it("finds the day of a visit beside those of an injury and an operation in the line of the name", () => {
  const facts = factsOf(
    "Bay Therapy    WORK COMP PROGRESS REPORT\nAmes-Tell, Rosa    DOB 01/02/1960    DOI 05/11/26    Surg 07/22/26 cuff repair R (Dr. Roe)      visit 24      11/06/2026\n\nQuickDASH   40.9\nLifts 25 lb with both hands.\n",
  );
  expect(facts.map(({ date }) => date)).not.toContain("2026-05-11");
  expect(facts.find(({ measure }) => measure?.name === "QuickDASH")?.date).toBe("2026-11-06");
});

it("dates a page without another day by who wrote it, in its last line", () => {
  const facts = factsOf(
    "Bay Therapy   Rosa Ames-Tell\nLifts 25 lb with both hands.\n                 G. Farrow DPT   11/6/26\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Lifts"))?.date).toBe("2026-11-06");
  expect(facts.map(({ quote }) => quote)).toContain("G. Farrow DPT 11/6/26");
});

it("keeps the day of an evaluation beside the day on which it was printed", () => {
  const facts = factsOf(
    "Bay Therapy   Rosa Ames-Tell   Eval 10/02/2026   Printed 10/05/2026\nWalks with one rail on stairs.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).not.toBe("2026-10-05");
});

// Seen red: every visit of the page stood under the day of the first one.
it("dates each note of a dictated page by the day that begins it", () => {
  const facts = factsOf(
    "Bay Therapy   dictated notes   Patient: Rosa Ames-Tell\n\nAugust 24, 2026. Visit ten under the July authorization. Lifts 20 lb.\n\nAugust 26, 2026. Visit eleven. Lifts 25 lb, as she did on\nAugust 24, 2026. No pain.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Visit ten"))?.date).toBe("2026-08-24");
  expect(facts.find(({ quote }) => quote.startsWith("Visit eleven"))?.date).toBe("2026-08-26");
  expect(facts.find(({ quote }) => quote.startsWith("Lifts 25"))?.date).toBe("2026-08-26");
});

// Seen red: the stroke beside the letters was quoted with the words.
it("reads over the stroke that is drawn beside a SOAP note's letters", () => {
  const facts = factsOf(
    "Bay Therapy    DAILY NOTE    Visit 6\nRosa Ames-Tell    DOS 09/28/2026\nS  | Stairs are hard with the bag.\nO  | Descends one step at a time.\n   | Needs a hand on the rail.\nA  | Gains since the last visit.\n",
  );
  expect(facts.map(({ quote }) => quote).join(" ")).not.toContain("|");
  expect(facts.map(({ quote }) => quote)).toContain("Needs a hand on the rail.");
});

// Seen red: the initials "OF" at the end of a row were read as a word that goes on, and the next row had the day of the row before.
it("gives a row its own day below a row that ends in initials", () => {
  const facts = factsOf(
    "TRACTION LOG     Pt: Rosa Ames-Tell\n\n Date       Device                       Mode                  Pull     Init\n 6/9/26     Bay TX, lumbar belt          intermittent 30 s     45 lb    SAW\n 6/16/26                                                                OF\n 6/23/26    Bay TX, lumbar belt          intermittent 30 s     55 lb    SAW\n",
  );
  const told = facts.filter(({ quote }) => quote.includes("Bay TX"));
  expect(new Set(told.map(({ date }) => date))).toEqual(new Set(["2026-06-09", "2026-06-23"]));
});

// Seen red: what was said on the visit stood under the day of an operation, an injury or the next appointment.
it.each([
  "Date of surgery:\nAugust 24, 2026. Doing well with the sling.",
  "Next appointment:\nOctober 30, 2026. Bring the brace and the program.",
  "Date of injury:\nMay 4, 2026. Fell from a ladder onto the hip.",
  "Goals to be met   by\n10/30/2026  Walk two blocks without a cane.",
])("takes the day of something else for no entry: %j", (said) => {
  const facts = factsOf(
    `Bay Clinic\nDaily Note   Visit date: 09/08/2026\nRosa Ames-Tell  DOB 01/02/1960\n\nWalks with one rail on stairs.\n${said}\n`,
  );
  expect(new Set(facts.map(({ date }) => date))).toEqual(new Set(["2026-09-08"]));
});

// Seen red: all notes of the page stood under the day of the first one, and so did their values.
it.each([
  [
    "Bay PT     DAILY NOTE     10/06/2026     visit 7     Ames-Tell, Rosa   01/02/1960",
    "10/06/2026     visit 7",
    "10/13/2026     visit 10",
  ],
  [
    "BPT   SOAP        AMES-TELL, Rosa     DOB 01/02/60       Visit 2       10/06/2026",
    "Visit 2       10/06/2026",
    "Visit 3       10/13/2026",
  ],
  ["BPT   SOAP    AMES-TELL, Rosa     SOC 08/31/2026    Visit 2    10/06/2026", "10/06/2026", "10/13/2026"],
])("dates each note of a page whose heads differ in their numbers alone: %s", (head, own, later) => {
  const facts = factsOf(
    `${head}\nS: neck 6.  Turns to look behind.\nSigned: B. Otto, PT  10/06/2026\n${head.replace(own, later)}\nS: neck 4.  Drives two hours.\n`,
  );
  const dayOf = (start: string) => facts.find(({ quote }) => quote.startsWith(start))?.date;
  expect([dayOf("Turns"), dayOf("Drives")]).toEqual(["2026-10-06", "2026-10-13"]);
});

it.each([
  // A head that is printed again on a continued page, with the same day.
  [
    "Bay PT     DAILY NOTE     10/06/2026     visit 7     Ames-Tell, Rosa",
    "Bay PT     DAILY NOTE     10/06/2026     visit 7     Ames-Tell, Rosa",
  ],
  // Rows of a table on a page without a head.
  [
    "97110   Ther ex     2 units     98.00     Ames-Tell, Rosa   10/06/2026",
    "97140   Manual      1 units     47.00     Ames-Tell, Rosa   10/06/2026",
  ],
])("leaves a page with its own day where its head is repeated: %s", (head, again) => {
  const facts = factsOf(
    `${head}\nS: neck 6.  Turns to look behind.\n${again}\nS: neck 4.  Drives two hours.\n`,
  );
  expect(facts.find(({ quote }) => quote.startsWith("Drives"))?.date).toBe("2026-10-06");
});

it("takes the day on which a page was printed for that of no note", () => {
  const head = (page: number, day: string) =>
    `Bay PT     Ames-Tell, Rosa     Page ${page}     Printed ${day}`;
  const facts = factsOf(
    `${head(1, "10/20/2026")}\nVisit date: 10/06/2026\nS: neck 6.  Turns to look behind.\n${head(2, "10/21/2026")}\nS: neck 4.  Drives two hours.\n`,
  );
  expect(facts.find(({ quote }) => quote.startsWith("Drives"))?.date).toBe("2026-10-06");
});

// Seen red: a note below a table was told under the day of the table's last row.
it.each([
  ["Note 08/04/2026  10:00-10:57. Walks with one rail.", "2026-08-04"],
  ["Progress note 08/04/2026\nWalks with one rail.", "2026-08-04"],
  ["SESSION NOTE  08/04/2026   9:00 am\nWalks with one rail.", "2026-08-04"],
  ["Note 08/04/2026 was late.\nWalks with one rail.", "2026-09-08"],
  ["Note: 08/04/2026 visit is still open.\nWalks with one rail.", "2026-09-08"],
  ["See note 08/04/2026.\nWalks with one rail.", "2026-09-08"],
  ["Note of 08/04/2026 read.\nWalks with one rail.", "2026-09-08"],
  ["Note 08/04/2026 and 08/11/2026 read.\nWalks with one rail.", "2026-09-08"],
])("lets a note's own head give its day, and no note that is told of: %s", (text, day) => {
  const facts = factsOf(
    `Bay Therapy   Rosa Ames-Tell\nVisit date: 09/08/2026\nStairs are hard.\n\n${text}\n`,
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe(day);
});

// Seen red: the day on which another clinician saw the patient stood for the day of the note.
it.each([
  ["CC thick nails. Treating DM: Ida Roe DO, seen 07/22/2026.", "2026-09-14"],
  ["PCP H. Vance MD seen 07/22/2026.", "2026-09-14"],
  ["Cardiologist, last seen 07/22/2026.", "2026-09-14"],
  ["Seen 07/22/2026", "2026-07-22"],
])("keeps the day of a note that tells who else saw the patient: %s", (line, day) => {
  const facts = factsOf(
    `Bay Foot Care   Rosa Ames-Tell\nDOS 09/14/2026    Ada Roe, DPM\n\n${line}\nWalks with one rail.\n`,
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe(day);
});

// Seen red: the day of a recheck that lay ahead stood for the day of the visit.
it.each([
  "Recheck 12/07/2026, expect full duty then.",
  "Return 12/07/2026.",
  "RTC 12/07/2026",
  "Next appt: 12/07/2026",
  "Goal date: 12/07/2026",
  "Goals by 12/07/2026",
  "RTW est. 12/07/2026",
  "POC ends 12/07/2026",
  "Re-eval due 12/07/2026",
  "Appointment scheduled for Mon 12/07/2026",
])("takes no day that lies ahead of a note for the note's own: %s", (line) => {
  const facts = factsOf(
    `Bay Occupational Medicine                     Ada Roe, DO             Anytown     806-555-0158\nPATIENT  ROSA AMES-TELL    01/02/1960          VISIT 11/09/2026          INJURY 08/19/2026\n\nLifts 35 lb now.\n${line}\nE-signed  Ada Roe, DO  11/09/2026 13:27\n`,
  );
  expect(facts.find(({ quote }) => quote.startsWith("Lifts"))?.date).not.toBe("2026-12-07");
});

it.each([
  [
    "Bay Family Medicine     RECHECK     09/08/2026\nRosa Ames-Tell  DOB 01/02/1960\nLifts 35 lb.",
    "2026-09-08",
  ],
  [
    "Bay Family Medicine\nRosa Ames-Tell  DOB 01/02/1960\nFOLLOW-UP 08/04/2026\nPain.\n\nStairs.\nFOLLOW-UP 09/08/2026\nLifts 35 lb.",
    "2026-09-08",
  ],
  ["Bay Family Medicine   Rosa Ames-Tell   Scheduled 09/08/2026\nLifts 35 lb.", "2026-09-08"],
])("keeps the day of a visit that is called a recheck: %s", (text, day) =>
  expect(factsOf(`${text}\n`).find(({ quote }) => quote.startsWith("Lifts"))?.date).toBe(day),
);

const RULE = "_".repeat(60);
// Seen red: the evaluation and the note stood under the day and the title of the referral above them.
it("gives each paper below a ruled line its own day and title", () => {
  const facts = factsOf(
    `REFERRAL      Bay Urgent Care     10/12/2026      Ames-Tell, Rosa   dob 01/02/1960\n  Therapy for the neck, 2x a week.\n${RULE}\nBAY TERRACE PT        INITIAL EVALUATION     10/19/2026     in 10:00  out 10:55\n  NDI 46%. Turns the head with pain.\n${RULE}\nBAY TERRACE PT        DAILY NOTE     10/21/2026     in 10:00  out 10:42\n  Sleeps through the night.\n`,
  );
  const headed = (start: string) => {
    const fact = facts.find(({ quote }) => quote.startsWith(start));
    return `${fact?.date} ${fact?.heading}`;
  };
  expect(headed("Therapy")).toBe("2026-10-12 Referral");
  expect(headed("Turns")).toBe("2026-10-19 Initial Evaluation");
  expect(headed("Sleeps")).toBe("2026-10-21 Daily Note");
});
it.each([RULE, ""])(
  "gives papers in small letters their own days where one practice's heads repeat",
  (between) => {
    const facts = factsOf(
      `Referral      Bay Urgent Care     10/12/2026      Ames-Tell, Rosa   dob 01/02/1960\n  Therapy for the neck, 2x a week.\n${between}\nBay Terrace PT        Initial Evaluation     10/19/2026     in 10:00\n  Turns the head with pain.\n${between}\nBay Terrace PT        Daily Note     10/21/2026     in 10:00\n  Sleeps through the night.\n`,
    );
    const headed = (start: string) => {
      const fact = facts.find(({ quote }) => quote.startsWith(start));
      return `${fact?.date} ${fact?.heading}`;
    };
    expect(headed("Therapy")).toBe("2026-10-12 Referral");
    expect(headed("Turns")).toBe("2026-10-19 Initial Evaluation");
    expect(headed("Sleeps")).toBe("2026-10-21 Daily Note");
  },
);
it.each(["\n", "\n\n"])("takes no list of visits for papers", (between) => {
  const rows = ["Initial Evaluation    08/04/2026    KEPT", "Daily Note            08/06/2026    KEPT"];
  const facts = factsOf(
    `Bay Clinic   PROGRESS REPORT   09/08/2026\nRosa Ames-Tell  DOB 01/02/1960\n\n${rows.map((row) => `Bay Terrace PT    ${row}`).join(between)}\n\nWalks with one rail.\n`,
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe("2026-09-08");
});
it.each([
  "START OF CARE     INITIAL EVALUATION    08/04/2026",
  "Service    Initial evaluation    08/04/2026",
  "BAY TERRACE PT    LAST VISIT    08/04/2026",
  "BAY TERRACE PT    INITIAL EVALUATION    08/04/2026 to 10/04/2026",
  "1    INITIAL EVALUATION    08/04/2026    KEPT",
])("takes no field below a ruled line for another paper: %s", (row) => {
  const facts = factsOf(
    `Bay Clinic   PROGRESS REPORT   09/08/2026\nRosa Ames-Tell  DOB 01/02/1960\n${RULE}\n${row}\nWalks with one rail.\n`,
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe("2026-09-08");
});

// Seen red: who wrote the note was taken for another clinician, and the page lost its day; a sentence that wraps began a note.
it.each([
  ["Ada Roe MD    Seen: 09/08/2026\nWalks with one rail.", "2026-09-08"],
  ["Provider: Ada Roe MD, seen 09/08/2026\nWalks with one rail.", "2026-09-08"],
  ["DOS 09/08/2026\nRead Dr. Roe's\noffice note 08/10/2026\nand agrees.\nWalks with one rail.", "2026-09-08"],
  ["DOS 09/08/2026\nRead with the patient the\nOffice note 08/10/2026\nWalks with one rail.", "2026-09-08"],
])("keeps the day of the note: %s", (text, day) => {
  const facts = factsOf(`Bay Family Medicine   Rosa Ames-Tell\n${text}\n`);
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe(day);
});

// Seen red: a day that lies behind the signature was the day of what was signed.
it.each([
  "Surgery scheduled 10/20/2026",
  "See back 10/20/2026",
  "F/U 10/20/2026",
  "Goals (by 12/07/2026)",
  "MRI 10/20/2026",
])("takes no day behind the signature for the day of a page: %s", (line) => {
  const page = (signed: string) =>
    factsOf(`Bay Ortho   Rosa Ames-Tell\n\nKnee flexion 95 degrees.\n${line}\nJ. Roe MD  ${signed}\n`);
  const flexion = (signed: string) => page(signed).find(({ measure }) => measure)?.date;
  expect(flexion("09/08/2026")).toBe("2026-09-08");
});
it.each(["Office note 09/08/2026", "09/08/2026", "MRI 09/08/2026"])(
  "keeps the day of a page that was signed later: %s",
  (line) => {
    const facts = factsOf(
      `Bay Ortho   Rosa Ames-Tell\n${line}\nKnee flexion 95 degrees.\nJ. Roe MD  09/10/2026\n`,
    );
    expect(facts.find(({ measure }) => measure)?.date).toBe("2026-09-08");
  },
);

// Seen red: the entries of a log with the days of the week were all of the day in its head.
it("dates an entry that begins with the day of the week", () => {
  const facts = factsOf(
    "BAY CLINIC    Transitions phone log\nRosa Ames-Tell (1/2/60)   D/C: Thu 10/15/26\n\nFri 10/16/26  15:20   cell, no answer, tried the house line\nMon 10/19/26  09:15   Reached daughter, weight 171, no swelling.\nMonday, 10/20/26  Knees still sore in the morning.\n",
  );
  const dated = (start: string) => facts.find(({ quote }) => quote.includes(start))?.date;
  expect(dated("Reached daughter")).toBe("2026-10-19");
  expect(dated("cell, no answer")).toBe("2026-10-16");
  expect(dated("Knees still sore")).toBe("2026-10-20");
});

it("takes a day of the week within running text for no entry", () => {
  const facts = factsOf(
    "Bay Clinic\nDaily Note   Visit date: 10/26/2026\nRosa Ames-Tell  DOB 01/02/1960\nHer knee gave way twice at work on\nFri 10/16/26 and she has used a cane since then.\nWalks with one rail on stairs.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe("2026-10-26");
});

// Seen red: "October 20, 2026, Visit 6,:" in a letter.
it("leaves no comma behind a title whose day was taken out", () => {
  const facts = factsOf(
    "Bay Balance Therapy\n\nPatient: Rosa Ames-Tell (DOB 1/2/1960)                      Visit 6, October 20, 2026\n\nShe walks to the store without a cane.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("She walks"))?.heading).toBe("Visit 6");
});

// Seen red: what stands below a list of appointments was of the last of them.
it("takes no appointment to come for an entry", () => {
  const facts = factsOf(
    "BAY CLINIC\nRosa Ames-Tell DOB 1/2/1960\nVisit 10/05/2026\nFlexion 95.\nNext appointments\nMon 11/02/26  09:15  PT\nWed 11/04/26  09:15  PT\nPain 5/10 at the end of today.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Pain"))?.date).toBe("2026-10-05");
});

// Seen red, where a printer stretched the line.
it("takes no day that ends an open sentence for an entry", () => {
  const facts = factsOf(
    "Bay Clinic\nDaily Note   Visit date: 10/26/2026\nRosa Ames-Tell  DOB 01/02/1960\nS: She fell on the ice on\nFri 10/16/26   and hurt her knee.\nKnee flexion 90.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Knee flexion"))?.date).toBe("2026-10-26");
});

// Seen red: the day on which a goal was met dated all of its page, for the name of who signed is long.
it("dates a page by its signature, not by the day of a goal that was met", () => {
  const facts = factsOf(
    "Bay Rehab\nRosa Ames-Tell  DOB 01/02/1960\nGOALS\n  LTG 2: Put on a shirt without help.\n    Status: Met 10/16/2026.\nPLAN\n  Continue 2 x week.\nElectronically signed by: Wilhelmina Ott, PT     10/23/2026 17:44\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("LTG 2"))?.date).toBe("2026-10-23");
});

// Seen red: the day since which a form is on file, behind a long name of who signed it, dated the page.
it("takes the day of a form on file for no signature", () => {
  const facts = factsOf(
    "Bay Rehab\nRosa Ames-Tell  DOB 01/02/1960\nConsent signed by: mother, on file since 08/01/2024\nKnee flexion 110 deg.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Knee flexion"))?.date).not.toBe("2024-08-01");
});
