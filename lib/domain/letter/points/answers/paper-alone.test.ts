import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { paperAlone } from "./direct-answers";
import { pairPoint } from "./pair";

const EVALUATION = `BAY THERAPY          Initial Evaluation
Ames-Tell, Rosa      DOB 01/02/1960      Date of service: 08/18/2026

She has fallen three times in the last six months. Since then she holds on to the furniture.
                                         Signed electronically: Bo Otto, PT, DPT   08/18/2026 16:44`;
const order = (foot: string) => `BAY CLINIC           THERAPY ORDER
Patient name  Rosa Ames-Tell          DOB  01/02/1960
Diagnosis     R26.89 unsteady gait        Precautions  none
${foot}        Date  10/29/2026`;
const SIGNED = "Provider      Ada Roe, MD     Signature  /s/ A. Roe";

const headingsFor = (text: string, ...pages: string[]) => {
  const { facts } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const { passages } = pairPoint(
    { id: "asked", kind: "reason", text, disputed: true },
    { letter: { datesOfService: ["2026-11-02"] }, facts, category: "documentation" },
  );
  return [...new Set(passages.map(({ heading }) => heading))];
};

// Seen red: what a list of reasons misses by its name alone was answered by any page that somebody signed.
it("answers a paper that is missed by its name with the pages of that title", () => {
  expect(headingsFor("the initial evaluation", EVALUATION, order(SIGNED))).toEqual(["Initial Evaluation"]);
  expect(headingsFor("A signed order for the therapy from the doctor.", EVALUATION, order(SIGNED))).toEqual([
    "Therapy Order",
  ]);
});

it("takes no order that nobody signed for a signed one", () =>
  expect(headingsFor("A signed order for the therapy from the doctor.", order(""))).toEqual([]));

// Red before: the therapist's own name under the plan stood for the physician's.
it("takes no plan that the therapist alone signed for one that the physician signed", () => {
  const plan = (foot: string) =>
    EVALUATION.replace("Initial Evaluation", "Plan of Care").replace("Then", "then") + foot;
  const asked = "A plan of care signed by the referring physician";
  const answered = (foot: string) => {
    const { facts } = readChart(
      [{ documentId: "chart", title: "Chart", document: fromPlainText(plan(foot)) }],
      { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
    );
    return pairPoint(
      { id: "asked", kind: "criterion", text: asked, disputed: true },
      { letter: { datesOfService: ["2026-11-02"] }, facts, category: "medical_necessity" },
    ).passages.map(({ quote }) => quote);
  };
  expect(answered("").filter((quote) => /three times/.test(quote))).toEqual([]);
  expect(
    answered("\nI certify the need for these services.   Ada Roe, MD 08/21/2026").length,
  ).toBeGreaterThan(0);
});

it.each([
  "The evaluation does not show a deficit.",
  "The notes list exercises that can be done in a gym.",
  "The progress report of 10/09/2026 repeats the scores.",
  "The order of 10/29/2026 is not signed.",
  "The plan of care expired before the visit.",
  "Your notes of 10/05 and 10/07 are the same.",
  "The treatment plan with goals was missing.",
  "The report of the test lacks an interpretation.",
  "Orders for therapy must be renewed.",
  "A referral from the primary care physician was required.",
])("leaves what is said of a paper to its words: %s", (text) => expect(paperAlone(text)).toBeUndefined());
