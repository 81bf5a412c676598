import { expect, it } from "vitest";
import { inOrder } from "./use-action-items";

const items = (...ids: string[]) => ids.map((action_id) => ({ action_id }));

it("keeps the server's order at first", () => {
  expect(inOrder(items("b", "a", "c"), [])).toEqual(items("b", "a", "c"));
});

it("leaves an edited item where it was, and puts new ones on top", () => {
  expect(inOrder(items("a", "new", "newer", "c", "b"), ["a", "b", "c"])).toEqual(
    items("new", "newer", "a", "b", "c"),
  );
});
