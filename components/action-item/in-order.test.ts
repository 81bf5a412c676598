import { expect, it } from "vitest";
import { inOrder } from "./in-order";

const items = (...ids: string[]) => ids.map((id) => ({ id }));

it("keeps the server's order at first", () => {
  expect(inOrder(items("b", "a", "c"), [])).toEqual(items("b", "a", "c"));
});

it("leaves an edited item where it was, and puts new ones on top", () => {
  expect(inOrder(items("a", "new", "newer", "c", "b"), ["a", "b", "c"])).toEqual(
    items("new", "newer", "a", "b", "c"),
  );
});
