import { expect, it } from "vitest";
import type { DenialCategory } from "@/lib/core/enums";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { pairPoint } from "./pair";

const FORM = `APPOINTMENT OF REPRESENTATIVE
Name of party      Rosa Ames-Tell                    Date 11/10/2026
I appoint Bo Otto, PT, to act as my representative in connection with my claim.
I am a physical therapist and accept the above appointment of a skilled therapist.
`;
const NOTE = `BAY THERAPY     DAILY NOTE     Date 10/28/2026
Patient: Rosa Ames-Tell   DOB 01/02/1960
SKILLED eccentric step-down progression with hands-on guarding by the therapist.
`;
const LEDGER = `BAY CHIROPRACTIC          LEDGER CARD          AMES-TELL, ROSA      acct 1304
 10-5-26    exam 99203            145.00
 10-5-26    films 72040            85.00
`;
const headingsFor = (
  kind: "item" | "reason" | "criterion",
  text: string,
  category: DenialCategory,
  ...pages: string[]
): string[] => {
  const { facts } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const { passages } = pairPoint(
    { id: "asked", kind, text, disputed: true },
    { letter: { datesOfService: ["2026-10-05"] }, facts, category },
  );
  return [...new Set(passages.map(({ heading }) => heading))];
};

// Seen red: the form that appoints a therapist answered that the exercises can be done at home.
it("takes a form of who may speak for the patient for no answer to a reason, unless one is missed", () => {
  const home = "The exercises do not require a skilled therapist and can be done at home.";
  expect(headingsFor("reason", home, "medical_necessity", FORM, NOTE)).toEqual(["Daily Note"]);
  const missed = "No signed appointment of a representative was received.";
  expect(headingsFor("reason", missed, "other", FORM)).toEqual(["Appointment of Representative"]);
});

// Seen red: the charge for an examination was enclosed as a signed paper.
it("takes a ledger for no record of what was charged, unless the account is asked for", () => {
  expect(
    headingsFor(
      "item",
      "The patient's signed authorization for release of records to us",
      "documentation",
      LEDGER,
    ),
  ).toEqual([]);
  expect(headingsFor("item", "Ledger of the account", "documentation", LEDGER)).toEqual(["Ledger Card"]);
});

const passagesFor = (kind: "criterion" | "reason", text: string, ...pages: string[]): string[] => {
  const { facts } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  return pairPoint(
    { id: "asked", kind, text, disputed: true },
    { letter: { datesOfService: ["2026-10-28"] }, facts, category: "medical_necessity" },
  ).passages.map(({ quote }) => quote);
};
const HEAD = "BAY THERAPY     DAILY NOTE     Date 10/28/2026\nPatient: Rosa Ames-Tell   DOB 01/02/1960\n";

// Seen red: what the payer quotes as too little answered it.
it("does not answer with what the payer quotes itself", () => {
  const asked = 'A specific limitation in work. NOT MET. The notes mention "dizzy at times" only.';
  const note = `${HEAD}She is still dizzy at times at work. She cannot climb a ladder at work until she is cleared.\n`;
  const found = passagesFor("criterion", asked, note);
  expect(found.join(" ")).toContain("cannot climb a ladder");
  expect(found.join(" ")).not.toContain("dizzy at times");
});

// Seen red: a nurse's call of days before answered how much the visit decided.
it("shows what was decided by the visit's own note", () => {
  const log =
    "BAY CLINIC   PHONE LOG\nRosa Ames-Tell  DOB 01/02/1960\n\n10/20/2026  09:15   Reached daughter. Diagnosis worse, numb feet. Started furosemide 80 mg daily, stopped lisinopril 20 mg, x-ray ordered.\n";
  const note = `${HEAD}Decision: heart failure with kidney function worse, furosemide lowered to 40 mg daily.\n`;
  const found = passagesFor("criterion", "High complexity of decision making", note, log);
  expect(found.join(" ")).toContain("lowered to 40 mg");
  expect(found.join(" ")).not.toContain("Reached daughter");
});

// Seen red: words of the plan's own text that the payer quotes kept out the passages that show just that.
it.each([
  [
    'The policy asks for "failed conservative treatment" before injections.',
    "She failed conservative treatment of eight weeks, ibuprofen and exercises.",
  ],
  [
    'A trial of "physical therapy" was not shown.',
    "She had physical therapy twice weekly for eight weeks without relief.",
  ],
])("answers words that the payer quotes from its own policy: %s", (asked, said) =>
  expect(passagesFor("reason", asked, `${HEAD}${said}\n`).join(" ")).toContain(said.slice(4, 24)),
);

// Seen red: what was decided together with the patient before the service was left out as a call of another day.
it("takes shared decisions for none of the visit's level", () => {
  const before =
    "BAY CLINIC     OFFICE NOTE     Date 10/14/2026\nPatient: Rosa Ames-Tell   DOB 01/02/1960\nShared decision making: benefits and risks of screening were discussed with a decision aid.\n";
  const asked = "A shared decision making visit before the screening is not documented.";
  expect(passagesFor("reason", asked, before).join(" ")).toContain("decision aid");
});

// Seen red: the passage with the days and visits that the payer missed was out for the words it shares with the payer's quotation.
it("answers with a passage that says in numbers more than the payer quotes", () => {
  const asked = 'The notes say "failed physical therapy" without its length.';
  const note = `${HEAD}She failed physical therapy of 12 visits from 06/01/2026 to 07/20/2026.\n`;
  expect(passagesFor("reason", asked, note).join(" ")).toContain("12 visits");
});

// Seen red: of a sentence with commas, and of one that asks for a share, what falls short of it was an answer.
it.each([
  [
    "The member has not completed six weeks of exercises, supervised by a therapist, or alone at home.",
    "Exercises with the therapist for two weeks, then stopped.",
  ],
  [
    "The record does not show at least 80% relief, better function for six weeks, or a plan for more injections.",
    "Injection gave 30% relief, function better for two weeks.",
  ],
])("shows nothing that falls short: %s", (asked, said) =>
  expect(passagesFor("reason", asked, `${HEAD}${said}\n`).join(" ")).not.toContain(said.slice(4, 24)),
);

// Red before: a month of 16 minutes stood as the answer to 20.
it("sets no sum of fewer minutes against those that are asked for", () => {
  const log = (sum: number) => `TIME LOG              Rosa Ames-Tell   DOB 01/02/1960      October 2026
 date      staff     min   what was done
 10/05     A. Roe RN  9   called about the inhaler
                      --
                      ${sum}   TOTAL for month`;
  const asked = "20 minutes of staff time in the calendar month";
  expect(headingsFor("criterion", asked, "coding", log(32))).toHaveLength(1);
  expect(headingsFor("criterion", asked, "coding", log(16))).toEqual([]);
});

// Seen red: the complaint of the shoulder, and an order, stood beside films that nobody has read.
it("answers films with their result by what was seen in them alone", () => {
  const visit = (films: string) =>
    `BAY CLINIC     OFFICE VISIT     Date 09/21/2026\nPatient: Rosa Ames-Tell   DOB 01/02/1960\nRight shoulder pain 2 wks since a fall. Painful arc of the shoulder.\n${films}\n`;
  const asked = "Plain radiographs of this shoulder, with the result, since the present symptoms began";
  const answered = (films: string, text = asked) => passagesFor("criterion", text, visit(films));
  expect(answered("XR right shoulder ordered.")).toEqual([]);
  expect(answered("X-ray of the right shoulder: negative for fracture.").join()).toContain("negative");
  expect(answered("X-ray of the right shoulder showed no fracture.").join()).toContain("showed");
  expect(answered("XR ordered.", "Pain of the shoulder that began with a fall").join()).toContain("fall");
  expect(answered("XR ordered.", "Results of therapy of the shoulder pain").join()).toContain("pain");
});

// Seen red: the time that such a criterion sets barred every finding of the patient from the letter.
it("takes films with their result for a matter of imaging, and other criteria as before", () => {
  const topicsOf = (kind: "criterion" | "reason", text: string) =>
    pairPoint(
      { id: "asked", kind, text, disputed: true },
      { letter: {}, facts: [], category: "medical_necessity" },
    ).topics;
  expect(topicsOf("criterion", "X-rays of the knee with the reading, since the onset of symptoms")).toEqual([
    "imaging",
  ]);
  expect(topicsOf("criterion", "Symptoms that last after x-rays and exercise")).toContain("finding");
  expect(topicsOf("reason", "Results of the MRI do not explain the pain.")).toContain("finding");
});
