import { expect, it } from "vitest";
import { topicsOf } from "./topics";

// Seen red: a permission to send the file to an independent reviewer told what the patient can do.
it.each([
  ["to release my records to the independent review organization", false],
  ["reviewed by an independent medical reviewer", false],
  ["Independent with stairs, one rail.", true],
  ["Dresses with independence.", true],
  ["Independent practice of the exercises at home, limited by pain.", true],
])("tells what a patient can do: %s", (text, isFunction) =>
  expect(topicsOf(text).includes("function")).toBe(isFunction),
);
