import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { withoutEndedPlans } from "./ended-plans";
import { ofOtherDecisions } from "./other-decisions";
import { ofOtherYears } from "./other-years";
import { overtakenForecasts } from "./overtaken-forecast";
import { overtakenLimits } from "./overtaken-limits";
import { isOwnMail } from "./own-mail";
import { ofSampleForms } from "./sample-forms";

const fact = (quote: string, more: Partial<ChartFact> = {}): ChartFact => ({
  ...{ id: quote, quote, heading: "", section: "", topics: topicsOf(quote) },
  place: { documentId: "chart", page: 1, boxes: [] },
  ...more,
});
/** Each guard with what only looks like its matter and what is. Seen red with the patterns as wide as they were. */
const both = (pass: string[], bar: string[], isOut: (said: string) => boolean) => {
  it.each(pass)("keeps: %s", (said) => expect(isOut(said)).toBe(false));
  it.each(bar)("leaves out: %s", (said) => expect(isOut(said)).toBe(true));
};

describe("counts of another year's benefit", () => {
  both(
    [
      "Walked 14 of 20 steps on 11/03/2025, now 6 of 20.",
      "2025: total knee replacement, right.",
      "QuickDASH 40 of 100 on 12/20/2025.",
      "Attended 10 of 12 visits, last on 12/19/2025.",
      "Used 2 canes since 11/12/2025.",
      "Limit met lifting 20 lb on 12/03/2025.",
      "2024: MRI showed a full-thickness tear.",
      "Scored 22 of 30 on the MoCA 10/15/2025.",
    ],
    [
      "2025: 14 visits here, right ankle.",
      "12/03/2025 20 of 20 visits used",
      "PT limit reached 11/2/2025.",
      "Used 30 of 30 for the year as of 12/31/2025",
      "Calendar year 2025  PT visits used 18",
    ],
    (said) => ofOtherYears([fact(said)], ["2026-09-08"]).has(said),
  );
});

describe("plans that had ended", () => {
  const isOut = (said: string) => {
    const [end = "", quote = ""] = said.split(" | ");
    const facts = [fact(quote)];
    return withoutEndedPlans(facts, [fact(end), ...facts], {}, ["2026-09-08"]).length === 0;
  };
  both(
    [
      "Therapy ended 7/31/2026. | Therapy brought flexion from 60 to 95.",
      "Surgery ended 9:40, 5/1/2026. | Surgery on the knee was done 5/1.",
      "School ended 6/10/2026. | School bus steps are too high for her.",
      "Ames ended her course on 6/1/2026. | Ames cannot lift 10 lb.",
      "Lease expired 7/1/2026. | Lease of the CPM machine was renewed.",
      "Prednisone ended 6/30/2026. | Prednisone taper did not help.",
      "Restrictions expired 8/1/2026. | Restrictions: no lifting over 10 lb.",
      "Employment ended 7/15/2026. | Employment as a roofer needs 50 lb lifts.",
    ],
    [
      "The Regence ended July 31 | Regence PPO, 30 visits",
      "Cigna coverage terminated 6/30/2026. | Cigna card on file",
      "Humana plan lapsed 5/31/2026 | Humana is primary",
      "Aetna policy expired 07/31/2026 | Aetna approved 12 visits",
      "Molina termed 8/31/2026 | Molina: active, no auth needed",
    ],
    isOut,
  );
});

describe("samples of forms", () => {
  both(
    [
      "SPECIMEN ONLY if fever returns: sputum culture.",
      "Urine SAMPLE: NOT A clean catch, repeat.",
      "Blood SAMPLE FORM completed by lab, K 5.9.",
      "Gait training only, for demonstration stairs.",
      "SPECIMEN LETTER A: rotator cuff tissue, degenerate.",
      "Bladder VOID every 2 hours, leaks on stairs.",
      "SAMPLE medication given: meloxicam 7.5 mg.",
      "VOIDING diary: 9 leaks a day.",
    ],
    [
      "SAMPLE - NOT A VALID AUTHORIZATION",
      "SAMPLE FORM",
      "FOR TRAINING PURPOSES ONLY",
      "*** VOID ***",
      "Sample only - do not use",
    ],
    (said) => ofSampleForms([fact(said)]).has(said),
  );
});

describe("forecasts that a later order overtook", () => {
  const order = fact("Order: 12 more visits", { date: "2026-09-01", topics: ["order"] });
  both(
    [
      "She should lift no more than is needed for her meals.",
      "Will not be finished with stocking bins before her shift ends.",
      "Pain is likely enough to wake her 4 nights.",
      "Strength will need to be adequate for 50 lb lifts.",
      "Without therapy she would probably be released with a cane.",
      "Expected to be done with the sling 8/15, still cannot lift the arm.",
      "Home exercises alone would not be enough.",
      "Balance is not adequate, she should not be discharged to stairs alone.",
    ],
    [
      "Expect 24 visits of PT to be enough.",
      "Should be done in 6 weeks.",
      "8 more sessions will suffice.",
      "Anticipate that 12 visits are all that is needed.",
      "Six more visits ought to do it.",
    ],
    (said) => overtakenForecasts([fact(said, { date: "2026-08-01" }), order]).has(said),
  );
});

describe("what was left of a sum that is used up", () => {
  const used = fact("PIP benefits are exhausted.", { date: "2026-08-01" });
  both(
    [
      "Wound 4 x 2 cm is still open.",
      "Left lower back pain 7.50 cm on the VAS.",
      "The claim form is signed.",
      "Remaining deficits: lifts 10 lb.",
      "Shoulder flexion available 95.50 deg.",
      "Balance 12.40 sec on one leg.",
      "The growth plates are open.",
      "Bill of 1,240.55 was sent.",
    ],
    [
      "Coverage of $15,000 is open.",
      "Remaining 1,240.55",
      "$3,200 still available",
      "PIP file remains open",
      "Balance left: $850.00",
    ],
    (said) => overtakenLimits([fact(said, { date: "2026-06-01" }), used]).has(said),
  );
});

describe("mail of the practice's own desk", () => {
  both(
    [
      "Rosa Ames (Acme Mutual, billing review)",
      "Dr. Otto, Bayview Orthopedics",
      "Acme Mutual Medical Records Unit",
      "Ada Roe, Employer scheduling manager",
      "Acme Scheduling of exams (Acme)",
      "Front Range Adjuster",
      "Billing Review Unit, Acme Mutual",
      "Medical Records Review, Acme",
    ],
    ["Bay Rehab front desk", "Billing", "Jo, office manager", "Bay Rehab Clinic", "Scheduler"],
    (writer) =>
      isOwnMail(
        { heading: `E-mail from ${writer}`, topics: ["call"] },
        { practiceName: "Bay Rehab Clinic LLC" },
      ),
  );
});

describe("another payer's decisions", () => {
  const paper = fact("Highmark, Explanation of Benefits, dated 08/17/2026", {
    ...{ told: true, topics: ["other_payer"], date: "2026-08-17" },
  });
  both(
    [
      "Service 07/20/2026 97110 paid 40.00",
      "07/20/2026 denied, not a final diagnosis code",
      "07/20/2026 patient responsibility 20.00, pending deductible none",
      "DOS 7/20/2026 processed; appeal pending none",
      "07/20/2026 allowed 80.00; this is not a bill",
      "Dates 07/20/2026 - 07/20/2026 paid",
      "07/20/2026 not covered by this plan",
      "7/20/26 97110 CO-22",
    ],
    [
      "Service 06/02/2026 97110 paid 40.00",
      "07/20/2026 claim pended for records",
      "07/20/2026 We cannot finish your claim yet",
      "07/20/2026 in process",
      "This is not a final decision on 07/20/2026",
    ],
    (beside) => ofOtherDecisions([paper, fact(beside)], ["2026-07-20"]).has(paper.id),
  );
});
