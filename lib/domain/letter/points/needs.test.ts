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
