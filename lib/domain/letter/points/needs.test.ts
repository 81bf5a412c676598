import { expect, it } from "vitest";
import { needsOf } from "./needs";

it("takes a drug that was stopped for a decision of the visit, and a walk that was stopped for none", () => {
  const risk = needsOf("coding", { procedureCodes: ["99214"], denialText: "level of service" }).find(
    ({ id }) => id === "risk",
  );
  expect(risk?.pattern?.test("Ibuprofen stopped.")).toBe(true);
  expect(risk?.pattern?.test("She stopped walking.")).toBe(false);
});
