import { describe, expect, it } from "vitest";
import { isRawLine } from "./raw-lines";

// Seen red with each kind taken out, one after the other.
describe("lines that no person would quote", () => {
  it.each([
    "2010AA NM1*85*2*BAY THERAPY PLLC XX*1273596043",
    "SBR*P*18*******CI~",
    "PROBLEM LIST (last edited 09/08/2026 10:31 by A.Ott)",
    "Problem list (last edited 08/25/2026 by frontdesk2)",
    "ALLERGIES (last edited 02/11/2025 by front)",
    "Medications, last reconciled 09/01/2026 by R. Ames",
  ])("the head of a list with when it was edited: %s", (text) => expect(isRawLine(text)).toBe(true));

  it("rows of a list that stand beside each other", () => {
    const row = (day: string) => `${Number(day)} 01/${day}/2026 R shoulder attended`;
    expect(isRawLine(`# DOS Case Status ${["06", "08", "13", "15"].map(row).join(" ")}`)).toBe(true);
    expect(isRawLine(`Visits: ${["06", "08"].map(row).join(" ")}`)).toBe(false);
    expect(isRawLine("Seen 01/06/2026, 01/08/2026, 01/13/2026, 01/15/2026 and 01/20/2026.")).toBe(false);
  });

  it("what somebody asked a screen for", () =>
    expect(isRawLine("Search: member 662041801 dates 03/01/2026 - 04/30/2026 2 results")).toBe(true));

  it.each(["#PT|AMES^ROSA^^|19600102|F", "PID|1||4471||OTTO^VERA", ">>Chief.Concern"])(
    "a segment or a mark of an export: %s",
    (text) => expect(isRawLine(text)).toBe(true),
  );

  it("what is taken of everybody at the door, but no pressure within words", () => {
    expect(isRawLine("Rooming BP 98/60 P 104 O2 91 Wt 88.4 kg PHQ2 0")).toBe(true);
    expect(isRawLine("BP 98/60, so that the dose was held.")).toBe(false);
  });

  it("the numbered answers of a form, but no sets and minutes", () => {
    expect(isRawLine("1 pain 3 2 sleep 2 3 driving 4")).toBe(true);
    expect(isRawLine("Heel raises 3 sets 10, bridges 2 sets 12, then 8 min 2 lb weights")).toBe(false);
  });

  it.each([
    "Work off off off",
    "PHQ-2 0 Tobacco never never never Falls no no no",
    "retired | retired | retired",
  ])("rows of one word again and again: %s", (text) => expect(isRawLine(text)).toBe(true));

  it.each([
    "Swelling 2+ 2+ 1+ 1+",
    "Flexion R (deg) 95 100 106 105",
    "Home program y y n y",
    "Auth Wk 1 Wk 2 Wk 3 Wk 4 used / approved",
    "TA-771 2 2 1 2 2 1 12 / 12",
    "Oswestry (%) 58 50 44 n/d 26",
  ])("a row of a table without its heads: %s", (text) => expect(isRawLine(text)).toBe(true));

  it.each([
    "carrying a bag X",
    "heavy work / gardening .",
    "3 missed a day of school ........",
    "Intake eval 1st visit 2nd visit 3rd visit",
    "3 09/02/2026 kept 9 10/05/2026 kept, late",
    "Goals by 12/01/2026:",
    "KNEE SURVEY Name R. Ames-Tell Date 09/02/2026",
    "BAY PT CALL LOG October 2026 kept by: front desk",
  ])("a row whose answer is its column, and heads counted up: %s", (text) =>
    expect(isRawLine(text)).toBe(true),
  );

  it.each([
    "Palsy of cranial nerve X",
    "Fell off the 2nd step, the 3rd fall this year.",
    "Fracture of the right ankle: X",
    "She felt it pop...",
    "Walks without the cane .",
    "Headache diary kept by patient shows 14 migraine days",
    "Consent signed, printed name Rosa Ames date 09/02/2026",
    "Was it an auto accident? No X",
    "Goals by 12/01/2026: stairs without the rail",
    "Her diary, kept by her son: three falls in August.",
    "2 09/02/2026 kept",
  ])("words that end or count alike are none: %s", (text) => expect(isRawLine(text)).toBe(false));

  it.each([
    "KEY off = off work light = light duty 20 lb full = full duty",
    "c = carried forward, n/t = not tested",
    "0 = no problem 5 = worst",
    "Legend: c = carried forward",
  ])("a legend: %s", (text) => expect(isRawLine(text)).toBe(true));

  it.each([
    "encounter: 2026-09-22 type: VISIT 5",
    "encounter: 2026-09-08 (cont.)",
    "visit_date: 2026-09-08 provider_id: 40417",
  ])("the head of an export's entry: %s", (text) => expect(isRawLine(text)).toBe(true));

  it.each([
    "Plan of care reviewed 10/06/2026 with the physician.",
    "She was off work, off balance and off her feet.",
    "Knee flexion 72 on 07/20, 90 on 08/10 and 108 on 09/09.",
    "Squats 3 sets of 10 at 15 lb with cues each time.",
    "BP 164/92, repeat 160/90.",
    "Authorization TA-771204-X1 Physical therapy, right shoulder, 97110 97140 97530",
    "Dx M99.01, M54.12",
    "type: MANUAL THERAPY to the right shoulder, 16 min",
    "No fall, no fall risk, no fall history",
    "REF*G1*A0094417732 prior authorization number",
    "SV1*HC:97110:GP*84*UN*2***1",
    "2310A NM1*DN*1*ROE*IDA****XX*1780993312",
  ])("but not what says something: %s", (text) => expect(isRawLine(text)).toBe(false));
});
