import { expect, it } from "vitest";
import { denialPoints } from "./denial-points";

const NEEDED = "For low back pain with leg symptoms the following are needed:";
/** A list as the reading took it apart. */
const pointsOf = (...items: string[]) =>
  denialPoints([NEEDED, ...items.map((item, at) => `  ${at + 1}. ${item}`)].join("\n"), "", items).map(
    ({ text, disputed, granted }) => [text, disputed, granted ?? false],
  );

it("parts what was asked for from what was found of it, and grants what was shown", () => {
  expect(
    pointsOf(
      "Six weeks of treatment within the last three months, with a recheck after it. - Not shown",
      "A finding that points to a nerve root (strength, reflex or straight leg raise). - Not shown",
      "Plain films. - Shown (09/16/2026)",
    ),
  ).toEqual([
    ["Six weeks of treatment within the last three months, with a recheck after it.", true, false],
    ["A finding that points to a nerve root (strength, reflex or straight leg raise).", true, false],
    ["Plain films. - Shown (09/16/2026)", false, true],
  ]);
});

it.each([
  [
    "one that carries a finding among others that carry none",
    ["Weakness - not shown", "Six weeks of therapy that failed."],
  ],
  ["what was granted throughout", ["Plain films of the knee: shown", "Therapy of six weeks: shown"]],
  ["names of papers that are missing", ["Signed order: missing", "Plan of care: not received"]],
  ["a sentence that ends so", ["The order is missing.", "Minutes were not documented."]],
])("leaves alone %s", (_, items) => {
  const points = pointsOf(...items);
  expect(points.map(([text]) => text)).toEqual(items);
  expect(points.every(([, , granted]) => !granted)).toBe(true);
});

it("answers each entry of a key to a table's findings, also one that only says what was not there", () => {
  const text = [
    " Line | Code  | Finding     | Denied   ",
    "   1  | 97112 | T01 T07 T11 | $ 92.40  ",
    "",
    " T01  No plan of care signed and dated by a physician was in the records sent.",
    " T07  The daily note sent does not give total timed minutes; the units billed are not supported.",
    " T11  No standardized measure shows the need for balance training or a change under it.",
    "",
    "You may ask for a redetermination within 120 days.",
  ].join("\n");
  const said = denialPoints(
    text,
    "The daily note sent does not give total timed minutes; the units billed are not supported.",
  );
  expect(
    said.map((point) =>
      point.text
        .replace(/^T\d+ /, "")
        .split(" ")
        .slice(0, 4)
        .join(" "),
    ),
  ).toEqual(
    expect.arrayContaining(["No plan of care", "The daily note sent", "No standardized measure shows"]),
  );
});

it("takes a remark code with its meaning, alone in a paragraph, for no further reason", () => {
  const text = "Claim 26-118 was denied.\n\nN130 Consult the plan benefit documents for details.\n\nCode 50.";
  const points = denialPoints(text, "The service is not medically necessary under the plan.");
  expect(points.map((point) => point.text)).not.toContain(
    "N130 Consult the plan benefit documents for details.",
  );
});
