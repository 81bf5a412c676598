import { expect, it } from "vitest";
import { needsOf } from "./needs";

it("takes a drug that was stopped for a decision of the visit, and a walk that was stopped for none", () => {
  const risk = needsOf("coding", { procedureCodes: ["99214"], denialText: "level of service" }).find(
    ({ id }) => id === "risk",
  );
  expect(risk?.pattern?.test("Ibuprofen stopped.")).toBe(true);
  expect(risk?.pattern?.test("She stopped walking.")).toBe(false);
});

it("asks of a supposed accident how the illness began", () =>
  expect(needsOf("eligibility", { denialCode: "PR-20" }).map(({ id }) => id)).toEqual(["cause"]));

it.each(["Looked at the tracing: sinus rhythm.", "I read the films myself."])(
  "takes what was looked at in person for data of the visit: %s",
  (said) => {
    const data = needsOf("coding", { procedureCodes: ["99214"], denialText: "level of service" }).find(
      ({ id }) => id === "data",
    );
    expect(data?.pattern?.test(said)).toBe(true);
  },
);

// Seen red: with the need left out, and without its words.
it("tells where a limit is said to be used up which visits were counted, and asks nothing of another exclusion", () => {
  const [count] = needsOf("benefit_exclusion", {
    denialText: "The limit of 20 visits for the year is used up.",
  });
  expect(count?.id).toBe("count");
  expect(count?.pattern?.test("Of these: Alder Chiropractic 14, Lake Physical Therapy 6")).toBe(true);
  expect(count?.pattern?.test("Walks to the mailbox")).toBe(false);
  expect(needsOf("benefit_exclusion", { denialText: "Cosmetic surgery is excluded." })[0]?.id).toBe(
    "plan-text",
  );
});

it("takes no second sending for the cause of a delay", () => {
  const cause = needsOf("timely_filing", {}).find(({ id }) => id === "cause");
  expect(cause?.pattern?.test("Re-sent on paper 9/17.")).toBe(false);
  expect(cause?.pattern?.test("The primary plan's decision came on 09/02/2026.")).toBe(true);
});

it.each([
  ["The member's primary care provider was Uli Brandt, MD.", "of-record"],
  ["Our PCP on file is another.", "of-record"],
  ["No authorization is on file.", "authorization"],
])("asks whom the plan had on file where it names another physician: %s", (said, first) => {
  expect(needsOf("authorization", { denialText: said })[0]?.id).toBe(first);
  expect(needsOf("authorization", { denialText: "There is no referral from him." }, [said])[0]?.id).toBe(
    first,
  );
});

it.each(["PCP OTTO, VERA MD, from 08/01/2026", "Change of primary care provider"])(
  "shows whom the plan had on file by words: %s",
  (quote) =>
    expect(needsOf("authorization", { denialText: "not by the PCP" })[0]?.pattern?.test(quote)).toBe(true),
);

// Seen red: care after a stay had the needs of a form's fields.
it("asks of care after a stay what its level rests on", () => {
  const needs = needsOf("billing", { procedureCodes: ["99496"] }, ["Nor does it bear out high complexity."]);
  expect(needs.map(({ id }) => id)).toContain("risk");
  const data = needs.find(({ id }) => id === "data");
  expect(data?.pattern?.test("Labs today, stat: K 3.1, creatinine 2.1, Na 134.")).toBe(true);
  expect(data?.pattern?.test("Feels better today, walks 2 blocks.")).toBe(false);
  expect(needsOf("billing", { procedureCodes: ["97110"] }, ["high complexity"])[0]?.id).toBe("field");
});

// Seen red: the end of a word was a test's sign ("walk 2"), and no test at all was one that was looked at.
it.each([
  "Feels better today, walk 2 blocks.",
  "Pain today: neck 4/10.",
  "Today week 3 of therapy.",
  "No labs today.",
  "Labs not needed today.",
  "Declined blood work today.",
])("takes for no test that was looked at: %s", (text) =>
  expect(
    needsOf("coding", { procedureCodes: ["99214"], denialText: "level of service" })
      .find(({ id }) => id === "data")
      ?.pattern?.test(text),
  ).toBe(false),
);

// Seen red: a level of pain or function among the points made a visit's denial one about its level.
it("takes no point about a level of pain for a visit's own level", () => {
  const needs = needsOf("medical_necessity", { procedureCodes: ["99213"] }, [
    "No level of pain is recorded.",
  ]);
  expect(needs.map(({ id }) => id)).not.toContain("risk");
});
