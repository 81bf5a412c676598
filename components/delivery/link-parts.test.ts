import { expect, it } from "vitest";
import { linkParts } from "./link-parts";

it("finds the addresses and leaves the full stop after them", () => {
  expect(linkParts("Open http://localhost:3000/verify-email/a/b. Bye")).toEqual([
    { at: 0, text: "Open ", href: null },
    { at: 5, text: "http://localhost:3000/verify-email/a/b", href: "http://localhost:3000/verify-email/a/b" },
    { at: 43, text: ". Bye", href: null },
  ]);
});

it("makes no link of another scheme", () => {
  expect(linkParts("javascript:alert(1)")).toEqual([{ at: 0, text: "javascript:alert(1)", href: null }]);
});
