import { expect, it } from "vitest";
import { highlightOf } from "./source-highlight";

it("names the place that a value came from", () => {
  const boxes = [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }];
  const evidence = {
    value: "77-1",
    confidence: 1,
    method: "rules" as const,
    page: 2,
    boxes,
    context: "Claim 77-1",
    documentId: "d",
  };
  expect(highlightOf(evidence, "Claim Number")).toEqual({
    documentId: "d",
    page: 2,
    boxes,
    label: "Claim Number",
  });
});

it("has nothing to mark without a source", () => {
  expect(highlightOf(undefined, "Payer")).toBeNull();
});
