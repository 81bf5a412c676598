import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { foundNothing, mayStand, saysOnlyWho, withoutAnswered } from "./guards";
import { ofOtherProviders } from "./other-providers";
import { isHeader } from "./page-heads";

const stands = (quote: string, heading = "Call Log") => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading, section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  return mayStand([fact], {}, "timely_filing")(fact);
};

it.each([
  ["Acme Health, rep Ana: claim closed by mistake during a system change, send again. Ref 9-44810273.", true],
  ["Rep Dot, call 5500381: the claim sits in the wrong queue by error, please send again.", true],
  [
    "Rep Ana sees it approved, it did not cross over because the 1st request was voided. Ref 9-44810273.",
    true,
  ],
  ["Rep Dee: claim denied because auth not attached; auth BV-77120 is on file. Ref 551207", true],
  ["Rep Dee: claim denied because auth not attached. Ref 551207", false],
  ["The claim was sent to the wrong plan by mistake.", false],
  ["Submitter: BAY REHABILITATION LLC; To: ACME HEALTH PLAN", false],
  ["Submitter: BAY REHABILITATION LLC, claim accepted by Acme Health on 02/24/2026", true],
])("a fault counts against whose it is: %s", (quote, is) => expect(stands(quote)).toBe(is));

// Seen red: a row that nobody billed stood in the letter beside those of the claim.
it.each([
  ["date 10/20/26; side/digit R middle strap; code n/c; by BH", false],
  ["date 10/13/26; side/digit R middle; code L3933; by BH", true],
  ["date 10/20/26; pain 3/10; change n/c; by BH", true],
])("a row of what was not charged is none of the claim: %s", (quote, is) => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Orthosis Log", section: "", topics: [], told: true },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], {}, "duplicate")(fact)).toBe(is);
});

it("lets an addendum correct what was carried over, and no other page", () => {
  const quote = "The total of 31 minutes was copied from the note of 09/09/2026 by mistake.";
  expect(stands(quote, "Addendum (late entry)")).toBe(true);
  expect(stands(quote, "Daily Note")).toBe(false);
});

it("takes a form's field with its answer for no condition", () => {
  expect(withoutAnswered("If other coverage ended, name of plan: Acme Health Date ended: 6/30/26")).toMatch(
    /^Acme/,
  );
  expect(withoutAnswered("If no better in 4 weeks: refer to surgery")).toMatch(/^If/);
});

// Seen red with each pattern taken out.
it.each([
  ["Rehab potential good", false],
  ["Card of 2025: 6/2 wellness adj, 7/7 wellness adj, plan ended", false],
  ["Last here in May for wellness care, no pain at all till the fall.", true],
  ["Past Medical History", false],
  ["Past medical history of two falls this year", true],
  ["08/03/2026 09:12 Bay Rehab -> Acme review (Dot)", false],
  ["08/03/2026 09:12 Bay Rehab -> Acme: six visits approved, number BV-77120", true],
  ["Independent medical exam for the auto insurer: full motion.", false],
  ["Prognosis: fair.", false],
  ["Rehab potential good because he lives with his daughter, who helps with exercises.", true],
  ["Ordered by: A. Ott, MD; Indication: cough", false],
  ["Ordered by: A. Ott, MD", false],
  ["Ultrasound of the right knee: plan if MRI refused.", false],
  ["Ordered by: A. Ott, MD; MRI of the right knee because of locking", true],
])("a field without a reason argues nothing: %s", (quote, is) => expect(stands(quote)).toBe(is));

it("takes a film without a finding for one that speaks against a need", () => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote: "Impression: No acute disease.", heading: "Imaging", section: "", topics: [] },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], {}, "medical_necessity")(fact)).toBe(false);
});

it("takes an aim without where the patient stands for no finding", () => {
  expect(stands("Goal weight 176.", "Progress Note")).toBe(false);
  expect(stands("Goal weight 176, now 192 lbs.", "Progress Note")).toBe(true);
});

// Seen red: the row of the very service in question was taken for one that speaks against it.
it("lets a row say that this service was denied, and no row of another day", () => {
  const row = (date: string) => {
    const fact: ChartFact = {
      ...{ id: "d:1:0p", date, heading: "Tracker", section: "", topics: ["authorization"], told: true },
      quote: "no. 8 of 12; date 9/8/26; codes 98940; status DENIED 10/12/26",
      place: { documentId: "d", page: 1, boxes: [] },
    };
    return mayStand([fact], { datesOfService: ["2026-09-08"] }, "authorization")(fact);
  };
  expect(row("2026-09-08")).toBe(true);
  expect(row("2026-08-18")).toBe(false);
});

// Seen red: a test that had turned negative was taken for one that speaks against the need.
it("lets a test that was positive say that it is negative now", () => {
  const fact = (id: string, date: string, quote: string): ChartFact => ({
    ...{ id, date, quote, heading: "Visit", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  });
  const now = fact("b", "2026-08-27", "O: Dix-Hallpike right negative, left negative.");
  const before = fact("a", "2026-08-13", "Dix-Hallpike, right: POSITIVE, upbeating, 18 sec");
  expect(mayStand([before, now], {}, "medical_necessity")(now)).toBe(true);
  expect(mayStand([now], {}, "medical_necessity")(now)).toBe(false);
});

it("takes the number of a call for no code of a service", () => {
  const quote = "Rep Dee: auth BV-77120 is on file, not attached. Ref 55120";
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Call Log", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], { procedureCodes: ["97110"] }, "authorization")(fact)).toBe(true);
});

it("takes a maintenance dose for no care that only maintains", () => {
  expect(stands("Rechecked to decide between the weekly and the maintenance dose.")).toBe(true);
  expect(stands("Care is maintenance from here on.")).toBe(false);
});

it.each(["/es/ C. Macready, PT 08/18/2026", "Dragomir, PT, NCS 8/13/2026"])(
  "takes a signature alone for no finding: %s",
  (quote) => expect(stands(quote)).toBe(false),
);

// Red without a signer's degrees behind no comma.
it.each([
  ["Dictated, P. Ames DC", true],
  ["Signed A. Roe MD 10/01/2026 15:20", true],
  ["Signed plan came back 10/01/2026 15:20", false],
  ["Ada Roe PT DPT 8/17/2026", true],
  ["Ada Roe-Tell, DC 9/9/2026", true],
  ["Ada Roe, OTR/L, CHT 10/06/2026", true],
  ["Bo Tell, PT, DPT, OCS", true],
  ["Failed Outpatient PT 8/17/2026", false],
  ["Failed Splint by CHT 8/17/2026", false],
  ["Dictated letter of Dr. Roe: no lifting over 10 lb.", false],
  ["Seen by Ada Roe PT for gait, three falls", false],
])("a signature says only who: %s", (quote, only) => expect(saysOnlyWho(quote)).toBe(only));

it.each([
  ["Ames-Tell, Rosa 54 F 06/14/1972 Provider: Desmond Akers, MD, of the family practice", true],
  ["Ames-Tell, Rosa 3/27/1999 visit 16 Thaddea Morikawa, PT, DPT, SCS", true],
  ["Ames-Tell, Rosa 07/28/2026 moved to Dr. Noor Castellan at the mother's own request", false],
  ["Ames-Tell, Rosa. Born with it: the scar of 06/14/1972 has never troubled her at all", false],
  ["The plan covers Ames-Tell, Rosa from 06/14/1972 to the end of the year as a dependent", false],
  // Seen red: an order behind the name was the head of a page.
  ["Ames-Tell, Rosa 06/14/1972 Order: R ankle lace-up orthosis, wear for all weight bearing", false],
  ["Ames-Tell, Rosa 06/14/1972 Order: 88120", true],
  ["Ames-Tell, Rosa 06/14/1972 Dx: M54.16 Visit: 4", true],
])("takes the patient's name with a birth for the head of a page: %s", (quote, is) => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Encounter", section: "", topics: [], date: "2026-08-27" },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(isHeader(fact, "ames-tell")).toBe(is);
});

it("does not let a thing the patient was told is not covered stand as covered", () => {
  expect(stands("Wellness visits discussed, patient knows these are not covered, declines them.")).toBe(
    false,
  );
  expect(
    stands("Visits after the second accident are excluded from the count and covered by the plan."),
  ).toBe(true);
});

// Seen red with the pattern taken out.
it.each([
  ["Phalen neg. Sensation intact.", true],
  ["Lachman negative bilaterally", true],
  ["Strength normal, gait normal", true],
  ["Phalen positive. Sensation intact.", false],
  ["Grip 12 lb. Sensation intact.", false],
  ["Phalen neg on the left, positive on the right", false],
  ["Motion not normal", false],
])("what found nothing shows no need: %s", (quote, is) => expect(foundNothing(quote)).toBe(is));

it.each([
  ["No leg sx at present, works full shifts.", false],
  ["No bowel or bladder change since June.", false],
  ["No lasting symptoms relief with the brace.", true],
  ["Low back 4/10, worse standing, no leg sx.", true],
])("that a symptom is absent shows no need, where nothing else is said: %s", (quote, is) => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Visit", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], {}, "medical_necessity")(fact)).toBe(is);
});

it.each([
  ["Ames-Tell, Rosa 01/02/1960 EP 4471 Report date 11/02/2026, visit 14", true],
  ["Ames-Tell, Rosa 01/02/1960 fell on the stairs on 10/30/2026", false],
])("the head of a page with a birth and its own day: %s", (quote, is) =>
  expect(
    isHeader(
      { quote, heading: "", date: "2026-11-02", told: undefined } as unknown as ChartFact,
      "ames-tell",
    ),
  ).toBe(is),
);

it("leaves a log of faxes out where a need is in question", () => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", heading: "FAX JOURNAL, line 2", section: "", topics: [] },
    quote: "11/04/26 09:02 to 814-555-0150 2 pages OK, plan of care to Dr. Ott",
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], {}, "medical_necessity")(fact)).toBe(false);
  expect(mayStand([fact], {}, "timely_filing")(fact)).toBe(true);
});

it("lets a line that begins as an addendum name the template that was wrong", () => {
  expect(stands("ADDENDUM 10/26/2026 A. Roe PA-C: The line above was pulled in by the wrong template.")).toBe(
    true,
  );
  expect(stands("The line above was pulled in by the wrong template.")).toBe(false);
});

it.each([
  ["I10 Hypertension, not at goal. Increase lisinopril to 20 mg.", true],
  ["I10 Hypertension, at goal on lisinopril.", false],
  ["CONTINUE PT 2 x / week x 6 weeks from today.", true],
  ["Plan CMT 2x/wk x 4 wks to 10/19/2026.", true],
  ["Continue per plan of care", false],
  ["Plan: see above", false],
  ["Claim 2025 317 55 01162 was for 97110", true],
  ["06/01/2026 97165 190.00 allowed 121.00", false],
  ["Bay Clinic, Albany, NY 12207: seen for the knee", true],
])("of a need may stand: %s", (quote, is) => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Office Note", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], { procedureCodes: ["97110"] }, "medical_necessity")(fact)).toBe(is);
});

const inNeed = (quote: string, heading = "Daily Note") => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading, section: "", date: "2026-10-13", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  return mayStand([fact], { patientName: "Rosa Ames-Tell" }, "medical_necessity")(fact);
};

// Red without the exceptions.
it.each([
  ["PIP joint of the right ring finger flexes 55 deg.", true],
  ["DOL 09/02/2026: fell off the dock, cannot lift over 10 lb.", true],
  ["PIP log: 31 payments, last payment 10/02", false],
  ["PIP adjuster called about the ROM form", false],
  ["Prefers the right leg for stairs, left quad 3+/5.", true],
  ["Prefers massage to exercise.", false],
  ["Asks for help with every transfer from the chair.", true],
  ["He asks for more visits.", false],
  ["Declined from 300 to 180 feet after the gap in therapy.", true],
  ["Declined the exercise program again.", false],
  ["Denies earlier back episodes before the fall.", true],
  ["Denies earlier treatment of the back.", false],
  ["Hoffman negative, Spurling positive to the ring finger.", true],
  ["Hoffman negative, reflexes brisk but equal.", false],
  ["Unremarkable film apart from a herniation at C5-6.", true],
  ["To reach the shelf she hikes the shoulder, flexion 85 deg.", true],
  ["To: Acme Health Plan, appeals unit", false],
  ["I give A. Roe, DO, my written consent to act for me in the appeal of the denied MRI.", true],
  ["The request for an MRI was denied in September.", false],
])("a guard leaves in what only looks alike: %s", (quote, is) => expect(inNeed(quote)).toBe(is));

it.each([
  ["Dr. Osei signed the plan of care on 08/22/2026.", false],
  ["Order for PT signed by N. Osei MD 08/19/2026", false],
  ["Ortho signed the work note: no lifting over 10 lb until 11/15.", false],
  ["99214-25, 94640 x2 (2 separate tx), signed LO 9/22/2026", false],
  ["Ottilia Vandermeer, MD signed 10/22/2026", true],
  ["e-signed: Anna Wu PT, 10/13/26 4:02 PM", true],
  ["Electronically signed by the treating physical therapist Anna Wu, PT", true],
])("a signature says who, and a signed paper more: %s", (quote, only) =>
  expect(saysOnlyWho(quote)).toBe(only),
);

it("takes a sentence with the patient's name for no head of a page", () => {
  const head = (quote: string, ofNeed = false) =>
    isHeader({ quote, heading: "Note", date: "2026-10-13" } as ChartFact, "ames-tell", ofNeed);
  expect(head("Ms. Ames-Tell rises from a chair only with both arms.")).toBe(false);
  expect(head("Patient AMES-TELL ROSA Approval 26-88120")).toBe(false);
  expect(head("Patient: Rosa Ames-Tell   Visit 6")).toBe(true);
  expect(head("Physical therapy daily note, Rosa Ames-Tell")).toBe(true);
  // A line that begins with the day of birth is a head; a course of care counts where a need is in question.
  const course = "Ames-Tell, Rosa 01/02/1960 R knee 14 visits 03/02/2026 - 06/05/2026";
  expect(head(course)).toBe(true);
  expect(head(course, true)).toBe(false);
  expect(head("Rosa Ames-Tell 1/2/60 10/12/26 low back sore 10/15/26", true)).toBe(true);
});

it("takes a service and a person for no other practice", () => {
  const said = (...quotes: string[]) => {
    const page = quotes.map((quote, at) => ({
      ...{ id: String(at), quote, heading: "Approval", section: "", topics: [], told: true as const },
      place: { documentId: "d", page: 1, boxes: [] },
    }));
    return ofOtherProviders(page, { practiceName: "Bay Harbor Rehab LLC" }).size > 0;
  };
  expect(said("Service Occupational therapy, visits; Quantity 12 visits")).toBe(false);
  expect(said("To Bay Harbor Rehab", "Reference 7713; Treating: Cosima Delgado, OTR/L")).toBe(false);
  expect(said("Reference 7713; Servicing provider: Tidewater Spine Associates")).toBe(true);
  expect(said("Tidewater Spine Clinic", "Reference 7713; Treating: Cosima Delgado, MD")).toBe(true);
});

it("takes the end of an approval's number for no procedure", () => {
  const factOf = (quote: string, at: number): ChartFact => ({
    ...{ id: `d:1:${at}p`, quote, heading: "Attendance", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  });
  const row = factOf("yes, CM, 47730: 11 entries, 7/15 to 8/26", 1);
  const other = factOf("Custom splint 29125 was made that day", 2);
  const facts = [factOf("APPROVED Number TM-26-47730", 0), row, other];
  const may = mayStand(facts, { procedureCodes: ["97110"] }, "authorization");
  expect(may(row)).toBe(true);
  expect(may(other)).toBe(false);
  expect(mayStand([row], { procedureCodes: ["97110"] }, "authorization")(row)).toBe(false);
});

it.each([
  ["97530 on it? yes. call ref 0820-SH-4471", true],
  ["Anything left on the auth? Rep: yes, three visits", true],
  ["Auth needed? yes", false],
  ["Is it expired? yes", false],
])("a question that was answered is told with its answer: %s", (quote, is) =>
  expect(withoutAnswered(quote).includes("?")).toBe(!is),
);

// Seen red: an answer of "yes" was quoted although it speaks against the claim.
it.each([
  ["Is the plan active on 9/8? yes, rep Ana says so", true],
  ["Auth on file for the visits? rep: yes, 12 visits", true],
  ["Urge before leak? yes, every time", true],
  ["Claim received before 10/01? Yes, on 9/20", true],
  ["Did we miss the filing deadline? Yes, by two weeks", false],
  ["Was the request sent late? yes", false],
  ["Is there other insurance that is active? Yes, Aetna", false],
  ["Is this condition pre-existing? Yes", false],
  ["Work related injury? yes, at the warehouse", false],
  ["Did the plan deny the authorization? yes", false],
  ["Was coverage terminated? yes", false],
  ["Does the benefit limit the visits? yes, 20 per year", false],
  ["Is the provider out of network? Yes", false],
  ["Independent with home exercises? Yes", false],
  ["Walks without pain? yes", false],
  ["Auth on file? yes, but only for the evaluation", false],
])("tells an answer that speaks for the claim from any other: %s", (quote, is) =>
  expect(withoutAnswered(quote).includes("?")).toBe(!is),
);

it("takes a code behind its kind for no end of a number", () => {
  const factOf = (quote: string, at: number): ChartFact => ({
    ...{ id: `d:1:${at}p`, quote, heading: "Note", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  });
  const other = factOf("Manual therapy 97140 was given for 15 minutes", 1);
  const facts = [factOf("Codes CPT-97140 and GP-97140 on the form", 0), other];
  expect(mayStand(facts, { procedureCodes: ["97110"] }, "authorization")(other)).toBe(false);
});

// Red where a word of the payer's was read in any sense that the clinic has for it.
it.each([
  ["Tibial plateau fracture, depressed 6 mm, touch weight only.", true],
  ["Naming error rate fell from 60% to 35% with cues.", true],
  ["Carried over to sentences in 60% of trials with one cue.", true],
  ["Refuses to bear weight on the swollen leg, 38.9 fever.", true],
  ["Refused the bottle twice, lost 4 oz since Monday.", true],
  ["Expired air CO was 22 ppm before the program.", true],
  ["Excluded fracture by CT, nerve root is compressed.", true],
  ["Feeds exclusively by tube since the stroke in June.", true],
  ["Patient denied relief from naproxen 500 mg over six weeks.", true],
  ["Patient wants to hold her baby with the right arm.", true],
  ["Post-void residual 240 ml, leaks with each step.", true],
  ["Void volumes are 60 to 90 ml every hour.", true],
  ["Acute rejection on the biopsy of 08/12, grade 2A.", true],
  ["Socially withdrawn since June, speaks to nobody in class.", true],
  ["Withdrawn from friends and school since the accident.", true],
  ["Claim was voided by the plan in May.", false],
  ["Rejected by the payer for a wrong number.", false],
  ["The request was withdrawn by the office in June.", false],
  ["Progress has reached a plateau since the last visit.", false],
  ["Plan of care was billed in error on that day.", false],
  ["Values carried over from the first visit of May.", false],
  ["Carried over to this note from the first visit.", false],
  ["Patient refused the home program and the brace.", false],
  ["The authorization expired before the second visit.", false],
  ["The plan excludes this service from the benefit.", false],
  ["Patient denied pain with walking and stairs today.", false],
  ["Patient denied by the plan for more visits.", false],
  ["Patient wants to stop therapy and exercise at home.", false],
  ["Refused therapy twice this week for a trip.", false],
  ["Excluded benefit: custom orthotics for the feet.", false],
  ["Carried over to dressing at home without cues.", true],
  ["Refuses to walk on the right leg since the fall.", true],
  ["Patient wants to hold off on more visits for now.", false],
  ["Patient wants to hold therapy for the next month.", false],
  ["Patient asks to speak with the manager about the bill.", false],
  ["Patient would like to talk about ending therapy soon.", false],
  ["Patient asks to read the notes before any appeal.", false],
  ["Right knee plateaued at 95 degrees for three weeks.", false],
  ["Knee plateau in motion, at 95 degrees since May.", false],
  ["Exam carried over to the 9/12 visit by the scribe.", false],
  ["Goals carried over to the next plan of care.", false],
  ["The policy excludes stroke rehabilitation after one year.", false],
  ["Plan excludes cancer screening under age 45 years.", false],
  ["Refused to walk with PT today, went to lunch.", false],
  ["Refused to use the arm in therapy, wanted to leave.", false],
  ["The authorization request appears withdrawn by the clinic.", false],
  ["Patient denied help with exercises at home again.", false],
  ["Patient denied benefit by the plan for therapy.", false],
  ["Patient wants to sit out the next two weeks of therapy.", false],
  ["Patient wants to sleep late and comes after noon.", false],
  ["Kidney transplant rejected by the plan in May.", false],
  ["Graft rejected for coverage by the plan.", false],
])("what speaks against a case, and what only sounds so: %s", (quote, may) => {
  const said: ChartFact = {
    ...{ id: quote, quote, heading: "Note", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([said], {}, "medical_necessity")(said)).toBe(may);
});

// Red where any sentence that began with the name of a field was taken for the field.
it.each([
  ["Payer received the claim on 03/05/2026.", true],
  ["Payer's letter of 03/20 asked for records on this claim.", true],
  ["Member's card changed on 09/01, ID from W110 to W220.", true],
  ["Member services rep Ana said the claim is on file.", true],
  ["Provider portal shows the referral on file since 07/28.", true],
  ["Insurance paid visits 1 to 8 under the same code.", true],
  ["Location of pain moved from the back to the calf.", true],
  ["Supervising PT was on site on 09/08.", true],
  ["Facility ramp is too steep for her with the walker.", true],
  ["Payer: Aetna PPO, Phoenix, claims unit 4.", false],
  ["Provider Ada Roe, PT, Bay Clinic.", false],
  ["Member name Rosa Ames, group 77114.", false],
  ["Insurance Aetna Open Choice PPO, group 7714.", false],
  ["Location Suite 4, second floor, Bay Building.", false],
  ["Provider has reviewed and signed this note.", false],
  ["Insurance was verified at the front desk today.", false],
  ["Member has no coverage on the date of service.", false],
  ["Account was sent to collections in May.", false],
  ["Provider is out of network with this plan.", false],
  ["Group number: 77114 was on the card.", false],
  ["Insurance is inactive since the first of May.", false],
  ["Member is responsible for 20 percent coinsurance here.", false],
  ["Account was paid in full by the patient.", false],
  ["Insurance changed to a plan that we take not.", false],
  ["Provider said therapy could stop after this month.", false],
  ["Member stopped coming after the third visit.", false],
  ["Member showed up late to most sessions.", false],
  ["Supervising doctor was away on that day.", false],
  ["Rendering provider was an aide that afternoon.", false],
  ["Provider asked billing to change the code afterwards.", false],
  ["Payer received the claim on 09/30, past the limit.", false],
  ["Insurance said a prior approval is required for this.", false],
])("a sentence behind a word that labels a field: %s", (quote, may) => {
  const said: ChartFact = {
    ...{ id: quote, quote, heading: "Note", section: "", topics: topicsOf(quote) },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([said], {}, "other")(said)).toBe(may);
});

// Seen red: which segment was adjusted went out as too short, and what was not adjusted stood alone.
it.each([
  ["P: CMT L4 only.", true],
  ["Tx: adj C5 R.", true],
  ["P: cont care.", false],
  ["A: L4 better.", false],
  ["With kind regards,", false],
  ["Pikes Peak Spine and Sport Therapy", false],
  ["Otology and Neurotology", false],
  ["Tried Home Exercise Therapy in May", true],
])("lets stand what was manipulated, and no name or greeting: %s", (quote, stands) => {
  const fact = {
    id: "f",
    quote,
    heading: "",
    section: "",
    topics: [],
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], {}, "coding")(fact)).toBe(stands);
});

// Seen red: the number of a box was taken for a code of another service.
it.each([
  ["PIP claim 26-118-40977 open. Bills by mail: PO Box 20700, Louisville 40250.", true],
  ["Bills go to Box 20700.", true],
  ["Billed 20610 for the left knee that day.", false],
  ["My cousin swears by the machine at a place in Des Moines.", false],
  ["Also can I come before work.", false],
  ["Can climb stairs with one rail, could not in May.", true],
  ["DIZZINESS HANDICAP INVENTORY Name: Rosa Ames Date: 10 / 27 / 2026", false],
])("knows a post box from a code, and small talk from a statement: %s", (quote, stands) => {
  const fact = {
    id: "f",
    quote,
    heading: "",
    section: "",
    topics: [],
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], { procedureCodes: ["98941"] }, "eligibility")(fact)).toBe(stands);
});

// Seen red: what was tried, in capitals as a form prints it, was taken for a practice's name, and a box of a claim for one of the post.
it.each([
  ["Completed Eight Weeks Physical Therapy", {}, true],
  ["Failed Exercise and Manual Therapy", {}, true],
  ["No Response To Physical Therapy", {}, true],
  ["Encounter: fell from a ladder, left wrist pain", {}, true],
  ["Encounter: 448120", {}, false],
  ["Encounter: 2 falls this month, unsteady on stairs", {}, true],
  ["Box 24 Code 20610 was on the claim of the knee.", { procedureCodes: ["98941"] }, false],
  ["7 2 1 1 1 4 6 best relief: 7 -> 1 = 86%", {}, true],
  ["15 minutes of walking brings on the pain.", {}, true],
  ["3 falls in 8 weeks", {}, true],
  ["2 of 5 stairs with a rail", {}, true],
])("lets stand: %s", (quote, letter, stands) => {
  const fact = {
    ...{ id: "f", quote, heading: "", section: "", topics: [] },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  expect(mayStand([fact], letter, "medical_necessity")(fact)).toBe(stands);
});
