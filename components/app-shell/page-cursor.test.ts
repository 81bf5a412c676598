import { expect, it } from "vitest";
import { cursorOf } from "./page-cursor";

it("takes the cursor out of an address, and a bare one as it is", () => {
  expect(cursorOf("/api/v1/claims/?status=denied&cursor=a%2Bb")).toBe("a+b");
  expect(cursorOf("bare")).toBe("bare");
  expect(cursorOf("/api/v1/claims/?status=denied")).toBeNull();
  expect(cursorOf(null)).toBeNull();
});
