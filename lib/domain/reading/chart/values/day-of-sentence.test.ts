import { describe, expect, it } from "vitest";
import { factsOfVisit } from "@/tests/support/visit-note";

const values = (...lines: string[]) =>
  factsOfVisit(...lines).flatMap(({ measure, date }) =>
    measure ? [`${measure.name} ${date?.slice(5)} ${measure.value}`] : [],
  );

// Seen red: what a letter tells of an earlier day stood under the letter's own.
describe("the day that leads a sentence", () => {
  it.each([
    ["On 10/16/2026 the DGI was 17/24 and the DHI 42.", ["DGI 10-16 17/24", "DHI 10-16 42"]],
    ["At evaluation on 09/08/2026 LEFS was 28/80 and TUG 19.4 s.", ["LEFS 09-08 28/80", "TUG 09-08 19.4 s"]],
    [
      "As of 10/16/2026 Oswestry 24%, lumbar flexion 58 deg.",
      ["Oswestry 10-16 24%", "Lumbar flexion 10-16 58 deg"],
    ],
    ["On 10/16/2026 Dr. Roe measured flexion 95.", ["Flexion 10-16 95"]],
    ["On that day her DGI was 11/24 and her DHI was 68.", []],
    ["By 12/11/2026 LEFS 60/80.", []],
  ])("is that of all it measures: %s", (line, found) => expect(values(line)).toEqual(found));

  it("is that of the sentence before where the words point to it", () => {
    expect(
      values("She came on 09/08/2026 after a fall. On that day her DGI was 11/24 and her DHI was 68."),
    ).toEqual(["DGI 09-08 11/24", "DHI 09-08 68"]);
    expect(values("Seen on 09/08/2026 and 09/10/2026. On that day her DGI was 11/24.")).toEqual([]);
  });

  it("goes on where the sentence does, on the next line", () => {
    expect(
      values(
        "Mrs. Ames came back after the second block. On 10/16/2026 her DGI was 17/24 and her",
        "DHI was 42. The DGI is 19/24.",
      ),
    ).toEqual(["DGI 10-16 17/24", "DHI 10-16 42", "DGI 11-09 19/24"]);
  });

  it.each([
    ["On 10/16/2026 DGI was 17/24. DHI 42.", "DHI 11-09 42"],
    ["At the visit of 10/16/2026 LEFS 40/80, today 47/80.", "LEFS 11-09 47/80"],
    ["Seen by Dr. Roe on 10/16/2026; DGI 17/24 today.", "DGI 11-09 17/24"],
    ["Fell on 09/20/2026. Berg 41/56.", "Berg 11-09 41/56"],
    ["After the injection of 10/01/2026 pain is 3/10.", "Pain 11-09 3/10"],
    ["On 08/31/2026 she had surgery, and LEFS is 47/80.", "LEFS 11-09 47/80"],
    ["On 10/16/2026 she had a fall, and now Berg 41/56.", "Berg 11-09 41/56"],
    ["She was discharged on 08/31/2026 and LEFS is 47/80.", "LEFS 11-09 47/80"],
    ["Since surgery on 08/31/2026 LEFS has risen to 47/80.", "LEFS 11-09 47/80"],
    ["After the procedure on 08/31/2026 pain is 3/10.", "Pain 11-09 3/10"],
    ["On exam, knee flexion 121.", "Knee flexion 11-09 121"],
    ["On the right, flexion 121.", "Flexion 11-09 121"],
    ["In a motor vehicle accident on 09/14/2026, pain 7/10.", "Pain 11-09 7/10"],
    ["In PT since 09/14/2026, LEFS 47/80.", "LEFS 11-09 47/80"],
    ["In for follow up of surgery on 09/14/2026, LEFS 47/80.", "LEFS 11-09 47/80"],
    ["On 09/14/2026 she fell, LEFS 47/80.", "LEFS 11-09 47/80"],
    ["On 09/14/2026 started lisinopril, BP 138/82.", "BP 11-09 138/82"],
  ])("but in “%s” the other is", (line, value) => expect(values(line)).toContain(value));
});
