import { describe, expect, it } from "vitest";
import { factsOfVisit } from "@/tests/support/visit-note";

const values = (...lines: string[]) =>
  factsOfVisit(...lines).flatMap(({ measure }) => (measure ? [`${measure.name} ${measure.value}`] : []));

describe("a number behind a measure's name that nobody found at the visit", () => {
  it.each([
    "Normal AROM 150",
    "Normal knee flexion 135.",
    "Normal values: flexion 180, abduction 170, ER 90.",
    "Last score: LEFS 40/80.",
    "Last score (outside clinic, 06/24/2026): LEFS 40/80.",
    "Gains in flexion of 16 deg since IE.",
    "LEFS increased 12 points.",
    "Knee flexion is up 20 deg.",
    "MCID for LEFS is 9 points.",
    "Pt to be discharged when LEFS 65 reached.",
    "Continue until knee flexion 120 is achieved.",
    "Will progress to running once quad strength is 5/5.",
    "Patient must reach LEFS 60/80 to return to work.",
    "Surgeon wants flexion 120 by 8 weeks.",
    "ODI next visit: expect 20%.",
    "Prior episode 2023, Oswestry then 12%, resolved.",
    "Mother's A1c is 9.1%.",
    "Uninvolved knee flexion 140.",
    "TUG cutoff 13.5 s.",
    "Pain would be 8/10 without the brace.",
    "Denies pain >3/10.",
    "Pre-op flexion 125.",
    "STG1 (2 wks): knee flex 110 deg, ongoing.",
    "Normal ROM: knee flexion 135",
    "The normal knee flexion is 135.",
    "Not yet able to reach knee flexion 120.",
    "Fall risk above 13.5 s on TUG, TUG fall risk >13.5 s.",
  ])("%s", (line) => {
    expect(values(line)).toEqual([]);
  });

  it.each([
    ["Normal gait, knee flexion 120.", "Knee flexion 120"],
    ["Normal sensation. Knee flexion 120.", "Knee flexion 120"],
    ["Within normal limits except knee flexion 118.", "Knee flexion 118"],
    ["Until today no therapy; LEFS 47/80.", "LEFS 47/80"],
    ["LEFS improved from 28/80 to 47/80.", "LEFS 47/80"],
    ["Quad strength improved 4/5.", "Quad strength 4/5"],
    ["Pain decreased 4/10.", "Pain 4/10"],
    ["She needs a cane; TUG 14.2 s.", "TUG 14.2 s"],
    ["Mother's report: pain 4/10 at night.", "Pain 4/10"],
    ["Once she relaxed, knee flexion 118.", "Knee flexion 118"],
    ["Able to reach overhead, shoulder flexion 150.", "Shoulder flexion 150"],
    ["When tested in sitting knee flexion 110 was reached.", "Knee flexion 110"],
    ["Last visit she was sore. LEFS 47/80.", "LEFS 47/80"],
    ["Since prior episode LEFS fell, now 40/80.", "LEFS 40/80"],
    ["Uninvolved R knee flexion 140, L knee flexion 121.", "Knee flexion 121"],
    ["Flexion improved 20 deg, now 121.", "Flexion 121"],
    ["TUG 14.2 s (cutoff 13.5 s).", "TUG 14.2 s"],
    ["TUG 14.2 s, fall risk.", "TUG 14.2 s"],
    ["Hemoglobin A1c >14.0 %", "Hemoglobin A1c 14.0 %"],
    ["IE: LEFS 28/80.", "LEFS 28/80"],
    ["IE: LEFS 28/80. PN: LEFS 47/80.", "LEFS 47/80"],
    ["She would be alone at home. Pain 4/10.", "Pain 4/10"],
    ["Pre-op visit today, flexion 95.", "Flexion 95"],
    ["Vitals normal: BP 138/82", "BP 138/82"],
    ["Gait normal knee flexion 120.", "Knee flexion 120"],
    ["Reflexes normal R knee flexion 120", "Knee flexion 120"],
    ["Patient is now able to reach shoulder flexion 150.", "Shoulder flexion 150"],
    ["Able to achieve knee flexion 120 today.", "Knee flexion 120"],
    ["No prior injury, pain 7/10.", "Pain 7/10"],
    ["Denies previous injury, pain 7/10.", "Pain 7/10"],
    ["Prior injury: none, pain 7/10.", "Pain 7/10"],
    ["Wakes once at night pain 6/10.", "Pain 6/10"],
    ["Once again knee flexion 96.", "Knee flexion 96"],
    ["TUG fall risk: 14.2 s", "TUG 14.2 s"],
    ["STG1 met. Knee flexion 121.", "Knee flexion 121"],
    ["Evaluation: LEFS 28/80. Progress: none yet.", "LEFS 28/80"],
  ])("but in “%s” %s was", (line, value) => {
    expect(values(line)).toContain(value);
  });

  it("tells no value of the first visit by the day of a later one", () => {
    expect(values("IE: LEFS 28/80. PN: LEFS 47/80.")).toEqual(["LEFS 47/80"]);
  });
});
