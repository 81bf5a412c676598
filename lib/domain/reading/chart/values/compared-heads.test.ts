import { describe, expect, it } from "vitest";
import { factsOfVisit } from "@/tests/support/visit-note";

const values = (...lines: string[]) =>
  factsOfVisit(...lines).flatMap(({ measure, date }) =>
    measure ? [`${measure.key.replace(/^\w+:/, "")} ${date?.slice(5)} ${measure.value}`] : [],
  );

describe("columns of a baseline, the visit and a goal", () => {
  it("without days leave the visit's own alone", () => {
    expect(
      values(
        "Goal                      Baseline     Current     Goal",
        "L knee flexion AROM       88           121         135",
        "LEFS (0-80)               28           47          65",
      ),
    ).toEqual(["knee flexion 11-09 121", "lefs 11-09 47"]);
  });

  it("between strokes as well", () => {
    expect(
      values(
        "Test | Baseline | Now | Goal",
        "LEFS | 28/80 | 47/80 | 65/80",
        "Knee flexion AROM | 88 | 121 | 135",
      ),
    ).toEqual(["lefs 11-09 47/80", "knee flexion 11-09 121"]);
  });

  it("give nothing where a row does not fit them", () => {
    expect(
      values(
        "Measure          Initial Eval    Today      LTG",
        "LEFS                                                28/80            47/80",
      ),
    ).toEqual([]);
  });

  it("with a day behind the visit's name hold what stands under either of the two", () => {
    expect(
      values(
        "Goal                      Baseline 08/10/2026     Current 11/09/2026     Goal",
        "L knee flexion AROM       88                      121                    135",
        "LEFS (0-80)               28                      47                     65",
        "Single leg stance (seconds)  4                    17                     30",
      ),
    ).toEqual([
      "knee flexion arom 08-10 88",
      "knee flexion arom 11-09 121",
      "lefs 08-10 28",
      "lefs 11-09 47",
      "single leg stance 08-10 4",
      "single leg stance 11-09 17",
    ]);
  });

  it("with the day of the first alone tell the second by the page", () => {
    expect(
      values(
        "Measure            Eval 08/10/2026      Today       LTG",
        "Oswestry           52%                  24%         10%",
      ),
    ).toEqual(["odi 08-10 52%", "odi 11-09 24%"]);
  });

  it.each([
    [
      "Test             Right      Left     Normal",
      "Knee flexion     121        140      150",
      ["knee flexion 11-09 121", "knee flexion 11-09 140"],
    ],
    ["Measure          Value      Goal", "LEFS             47/80      65/80", ["lefs 11-09 47/80"]],
    [
      "Pain now 4/10    LEFS today 47/80",
      "Today's goals: none changed",
      ["pain 11-09 4/10", "lefs 11-09 47/80"],
    ],
  ])("are no others: %s", (head, row, found) => {
    expect(values(head, row)).toEqual(found);
  });
});
