import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";
import { withoutSide } from "./value-sides";

const HEAD = "BAY CLINIC      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n";
const valuesOf = (line: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(`${HEAD}${line}\n`) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.flatMap(({ measure, date }) =>
    measure ? [`${date?.slice(5)} ${measure.name} ${measure.side ?? "-"}: ${measure.value}`] : [],
  );

/** A measure's name with a value of the right side and one of the left that no other line would give. */
const MEASURED = [
  ["EHL", "3/5", "5/5"],
  ["Knee flexion", "97", "131"],
  ["Grip", "18 kg", "31 kg"],
  ["SLR", "positive", "negative"],
] as const;

/** Every order of the name, the side and the value: N the name, A the right side's value, B the left's. */
const ORDERS = [
  "N R A, L B",
  "N L B, R A",
  "N R A L B",
  "N A R, B L",
  "N B L, A R",
  "N A R B L",
  "N A (R), B (L)",
  "N (R) A, (L) B",
  "N (R) A (L) B",
  "N A (R) B (L)",
  "N R: A, L: B",
  "N R: A / L: B",
  "N: right A; left B",
  "N: right A, left B",
  "N A right, B left",
  "N A on the right and B on the left",
  "N B on the left side",
  "N right A and left B",
  "N Rt A, Lt B",
  "N rt. A, lt. B",
  "N RLE A, LLE B",
  "N R/L A, B",
  "N L/R B, A",
  "N R   A     L   B",
  "R N A, L N B",
  "R N A; L N B",
  "R N A L N B",
  "Right N A. Left N B.",
  "Rt N A, Lt N B",
  "N R A. N L B.",
  "N A R. N B L.",
  "N R A (L B)",
  "N A R (B L)",
  "R N A (left B)",
  "R N A, L B",
];

describe("a value beside a side", () => {
  it.each(ORDERS)("is never the other side's: %s", (order) => {
    for (const [name, right, left] of MEASURED) {
      const line = order.replace(/N/g, name).replace(/\bA\b/, right).replace(/\bB\b/, left);
      const found = valuesOf(line).map((one) => one.replace(/^\S+ .*? (?=\S+: )/, ""));
      const wanted = [
        ...(order.includes("A") ? [`right: ${right}`] : []),
        ...(order.includes("B") ? [`left: ${left}`] : []),
      ];
      // The other side's value in parentheses is there to compare: it need not be told.
      const told = order.includes("(L B)") || /\(B|\(left/.test(order) ? wanted.slice(0, 1) : wanted;
      expect(found.toSorted(), line).toEqual(told.toSorted());
    }
  });

  it.each(["N R/L A", "N R > L, A", "N A, R > L", "R N A L", "N R A L"])(
    "is left out where its side cannot be told: %s",
    (order) => {
      for (const [name, right] of MEASURED)
        expect(valuesOf(order.replace(/N/g, name).replace(/\bA\b/, right)), order).toEqual([]);
    },
  );

  it.each([
    "N A bilat",
    "N A bilaterally",
    "N bilat A",
    "N A both legs",
    "Bilateral N A",
    "N A, bilaterally",
    "N R = L A",
  ])("is of both where the words say so: %s", (order) => {
    for (const [name, value] of MEASURED)
      expect(valuesOf(order.replace(/N/g, name).replace(/\bA\b/, value)), order).toEqual([
        expect.stringMatching(/ both: /),
      ]);
  });

  it("belongs to the clause it stands in, also where an earlier value stands in parentheses", () => {
    expect(valuesOf("PE:  Gait normal. Spasm R. SLR positive R at 50, negative L. Motor normal.")).toEqual([
      "09-08 SLR right: positive",
      "09-08 SLR left: negative",
    ]);
    expect(valuesOf("SLR positive R at 30, negative L. EHL R 4/5 (was 5/5 8/24), L 5/5.")).toEqual([
      "09-08 SLR right: positive",
      "09-08 SLR left: negative",
      "09-08 EHL right: 4/5",
      "08-24 EHL right: 5/5",
      "09-08 EHL left: 5/5",
    ]);
  });

  it("is of the side that leads its sentence, however many names follow", () => {
    expect(valuesOf("O: R shoulder AROM  flexion 120, abduction 105, ER 30.  Strength 5/5.")).toEqual([
      "09-08 Shoulder flexion right: 120",
      "09-08 Shoulder abduction right: 105",
      "09-08 Shoulder ER right: 30",
      "09-08 Strength -: 5/5",
    ]);
    expect(valuesOf("Shoulder flexion R 120, L 165, abduction 80")).toEqual([
      "09-08 Shoulder flexion right: 120",
      "09-08 Shoulder flexion left: 165",
    ]);
  });

  it("stands under its day also where a strength looks like one", () => {
    const table =
      "                      08/31/2026      10/12/2026\nGreat toe extension R   5/5             4/5";
    expect(valuesOf(table)).toEqual([
      "08-31 Great toe extension right: 5/5",
      "10-12 Great toe extension right: 4/5",
    ]);
  });

  it("stands under its side where the sides are over the columns of a table", () => {
    const table = `Shoulder ROM (deg)            RIGHT active / passive           LEFT active
   Flexion                       95 / 102                         165
   External rotation at side     15 / 18                          80

LEFS 40/80`;
    const inside = table.replace(
      "\n\nLEFS",
      "\nLEFS                                                           ",
    );
    expect(valuesOf(inside).at(-1)).toBe("09-08 LEFS -: 40/80");
    expect(valuesOf(table)).toEqual([
      "09-08 Flexion right: 95",
      "09-08 Flexion left: 165",
      "09-08 External rotation right: 15",
      "09-08 External rotation left: 80",
      "09-08 LEFS -: 40/80",
    ]);
    const swapped = "              Left          Right\nGrip          18 kg         31 kg";
    expect(valuesOf(swapped)).toEqual(["09-08 Grip left: 18 kg", "09-08 Grip right: 31 kg"]);
  });

  it("takes no light touch and no spine for a side", () => {
    expect(valuesOf("EHL 4/5, LT intact, L spine flexion 40 deg")).toEqual([
      "09-08 EHL -: 4/5",
      expect.stringMatching(/lexion -: 40 deg/),
    ]);
  });
});

it.each([
  ["L knee flexion", "knee flexion"],
  ["Grip (R)", "Grip"],
  ["Knee flexion L, deg", "Knee flexion, deg"],
  ["Quad strength, L as % of R", "Quad strength, L as % of R"],
])("a row's name without its side: %s", (label, name) => expect(withoutSide(label)).toBe(name));

// Seen red with the grade of the next motion taken for this one's.
it.each([
  ["R shoulder abduction 130, ext rot 4+/5.", ["09-08 Shoulder abduction right: 130"]],
  [
    "R shoulder abduction 130 deg, strength 4/5",
    ["09-08 Shoulder abduction right: 130 deg", "09-08 Strength right: 4/5"],
  ],
  ["Knee extension 4/5, flexion 4-/5", ["09-08 Knee extension -: 4/5", "09-08 Flexion -: 4-/5"]],
])("a grade behind an angle and its comma is another motion's: %s", (line, values) =>
  expect(valuesOf(line)).toEqual(values),
);

// Seen red: the range of motion of P.A.R.T. was told as the right side's.
it.each([
  ["9/08 P: L4-5 R; A: L4 post; R: flexion 34; T: R QL tight", "09-08 Flexion -: 34"],
  ["S 4/10 O P mild; R flexion 48; T mild. 98941 same.", "09-08 Flexion -: 48"],
  ["R shoulder flexion 48; L 60", "09-08 Shoulder flexion right: 48"],
  ["P 3/10; R knee flexion 48; L 60", "09-08 Knee flexion right: 48"],
])("in %s", (line, value) => expect(valuesOf(line)).toContain(value));
