import { expect, it } from "vitest";
import { fieldWordsIn, namesHomeProgram } from "./field-words";

it.each([
  "HEP reviewed",
  "home exercises twice daily",
  "does them at home",
  "self-care was taught",
  "independent program",
  "went home by cab",
  "exercise bike for 10 minutes",
  "help with the stairs",
])("asks for a home program alone as for all names: %s", (text) => {
  expect(namesHomeProgram(text)).toBe(fieldWordsIn(text).has("home program"));
});
