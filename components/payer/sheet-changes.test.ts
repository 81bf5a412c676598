import { expect, it } from "vitest";
import { changesOf } from "./sheet-changes";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it("changes only what was typed anew", () => {
  const place = { claim: 1, line: 2, field: "paid" as const };
  expect(changesOf(formOf({ paid: "80.00" }), "paid", "80.00", place)).toEqual([]);
  expect(changesOf(formOf({ paid: " 81.00 " }), "paid", "80.00", place)).toEqual([
    { ...place, value: "81.00" },
  ]);
  expect(changesOf(formOf({ paid: "" }), "paid", "80.00", place)).toEqual([{ ...place, value: null }]);
  expect(changesOf(formOf({}), "paid", "80.00", place)).toEqual([]);
});
