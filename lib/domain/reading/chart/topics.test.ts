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

// Seen red: a nurse's call was a visit, for no word said "call".
it.each([
  ["09:15 REACHED daughter Noemie, weight 171.", true],
  ["reached dtr, breathing better", true],
  ["Phoned the patient about the dose.", true],
  ["Reached 120 degrees of flexion.", false],
  ["The goal was reached in week 4.", false],
  ["Reaches overhead for the patient's cup.", false],
])("tells a call: %s", (text, isCall) => expect(topicsOf(text).includes("call")).toBe(isCall));

// Seen red: an organ that fails was a treatment that had failed.
it.each([
  ["Chronic heart failure, worse.", false],
  ["Acute kidney failure.", false],
  ["Failure of bracing.", true],
  ["Treatment failure with topical cream.", true],
])("tells what was tried: %s", (text, isTried) =>
  expect(topicsOf(text).includes("treatment_tried")).toBe(isTried),
);

// Seen red: a prescription in the field's own few words was no order.
it.each([
  ["OT evaluate and treat 1x wk x 6 mo.", true],
  ["PT eval & treat, 2x/wk x 6 wks", true],
  ["Evaluated and treated for low back pain.", false],
  ["Evaluate the wound and treat as needed.", false],
])("tells an order: %s", (text, isOrder) => expect(topicsOf(text).includes("order")).toBe(isOrder));
