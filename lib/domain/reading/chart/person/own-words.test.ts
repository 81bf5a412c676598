import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { personsIn } from "../persons-in";

const SUBJECT = { patientName: "Marisol Trevethan", dateOfBirth: "1968-03-14" };
const OWN =
  "HARROW CREEK PT   DAILY NOTE\nPatient: Marisol Trevethan    DOB: 03/14/1968    Sex: F    MRN: 40817\nDate of service: 09/24/2026\nPain 3/10";
const linesOf = (text: string) => readLines(fromPlainText(text), true);

/** The lines of a page that are kept, as far as they are. */
function keptOf(text: string): string[] {
  const paper = personsIn([linesOf(OWN), linesOf(text)], SUBJECT).papers[1];
  return (paper?.lines ?? []).map((line, index) =>
    paper?.owned.owners[index] === "other" ? "" : line.text.trim(),
  );
}
const HEAD = "Patient: Marisol Trevethan    DOB: 03/14/1968\nDate of service: 10/24/2026\n\nShe came by bus.";

// Seen red but for six: each was taken for somebody else's.
describe("what a note says of its patient beside others", () => {
  it.each([
    "Her husband reports she had a fall on 10/20/2026.",
    "Her son could not lift her from the floor after the fall.",
    "One other member of the household can assist with walking.",
    "She is a patient of mine since 2019 with back pain.",
    "April had 2 injections.",
    "Ms. Trevethen had an injection on 10/02/2026 and improved.",
    "I discussed with her my past surgery notes: L4-5 fusion 2019.",
    "I explained to the patient my own knee examination findings: flexion 95.",
    "I reassured her and shared with her my own spine model; she can lift 10 lb.",
    "Several others were tried before: gabapentin 300 mg, naproxen; pain 7/10.",
    "Two others, meloxicam and naproxen 500 mg, gave no relief.",
    "Some others were worse: pain with reaching 8/10.",
    "I am writing about a patient of mine, who has had two knee surgeries.",
    "Dr. Roe and Mr. Boone had reviewed the plan: pain 4/10.",
    "Miss Boone reached out about shoulder surgery.",
    "Mr. Ortiz could not offer work without lifting 20 lb.",
    "Her friend had noticed the limp for 3 weeks.",
    "Her mother was diagnosed with breast cancer at age 41.",
    "Her brother has Lynch syndrome, MLH1 mutation confirmed 2019.",
    "BRCA testing: her mother had breast cancer at 41 and her sister was diagnosed with ovarian cancer at 38.",
    "Pt: NA  #12",
    "Patient: WB  10 %",
    "PT: TE 15  MT 10",
    "Pt: RW  150 ft",
    "We have treated Low Back pain for 3 weeks.",
    "Questions: call our Patient Portal Access at 555-0100.",
    "I evaluated Right Shoulder flexion 95.",
    "Name: Mother of two, works 20 h",
    "pt: pain, rose 8/10",
  ])("%s", (line) => expect(keptOf(`${HEAD}\n${line}`).at(-1)).toBe(linesOf(line)[0]?.text.trim()));

  it.each([
    [
      "Family History:\nMother: breast cancer at 41\nSocial history:\nPartner violence: none. Pain 5/10",
      "Mother",
    ],
    ["Marisol Trevethan: pain 8/10\nClark Sign: positive 3\nKelly Splint: fits 10 deg", "Clark"],
    ["Marisol Trevethan: pain 8/10\nJonah Otto: treated 10/24/2026, flexion 95", "Jonah"],
    ["April: 12 visits\nJune: 2 falls\nMarisol: 4/10 pain", "April"],
    ["PT 2 x week for Trevethan\nPT 3 visits done, flexion 95", "PT 3"],
    ["evaluator:\n  last_name: Otto\n  first_name: Jonah\nflexion: 95", "flexion"],
    [
      "Gabapentin Titration   10/12/2024\n300 mg\nMetformin Sulfate   06/02/2019   12/01/2026\n500 mg",
      "Metformin",
    ],
    ["Policyholder\nGrant Trevethan   01/02/1966   M\nFlexion 95", "Grant"],
    ["Therapist\nName\nJonah Otto\nFlexion 95", "Flexion"],
  ])("%s", (text) =>
    expect(keptOf(`${HEAD}\n${text}`).filter(Boolean)).toHaveLength(linesOf(text).length + 3),
  );
});

describe("ages and sizes of a page that names nobody", () => {
  it.each([
    "Device check 10/12/2026\nImplant age 12 years\nLead impedance 400.",
    "Progress note 10/12/2026\nA 38-year-old prior injury is noted. Flexion 95.",
    "Operative report 06/02/1996\nThis 28-year-old woman had L4-5 discectomy.\nPrinted 10/02/2026",
    "Lactation consult 10/12/2026\nInfant male, 3 weeks old. Nipple pain 7/10.\nSex: M  Birth weight 3.4 kg",
    "Vitals 10/12/2026\nTemp   98 F   Pulse   72\nWeight 150",
    "Walk test 10/12/2026\nDistance   20 M   stops   2",
    "Procedure 10/12/2026\nFoley   16 F   balloon  10 cc",
    "File 88120    10/12/2026\nFlexion 95",
  ])("are the patient's: %s", (text) => expect(keptOf(text)).not.toContain(""));

  it.each([
    "Progress note 10/12/2026\nThis 38-year-old presents with pain 7/10.",
    "Progress note 10/12/2026\nAge: 38   Sex: F\nFlexion 95.",
    "Chart file 88120    10/12/2026\nFlexion 95",
  ])("but another person's age is not: %s", (text) => expect(keptOf(text).join("")).toBe(""));
});

it.each(["Metformin Sulfate   06/02/2019   12/01/2026", "Policyholder\nGrant Trevethan   01/02/1966   M"])(
  "in a head: %s",
  (text) =>
    expect(keptOf(`Patient: Marisol Trevethan    DOB: 03/14/1968\n${text}\nFlexion 95`)).not.toContain(""),
);

it.each([
  "Her husband had the same surgery in 2019.",
  "Her sister could not walk 20 feet.",
  "One other rated pain 8/10.",
  "I told her that my own back surgery took 6 weeks.",
  "I remember a patient of mine, who had two knee surgeries.",
])("takes out what is told of somebody else: %s", (line) =>
  expect(keptOf(`${HEAD}\n${line}`).at(-1)).not.toMatch(/surger|20|8\/10/),
);
