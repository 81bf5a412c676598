import { expect, it } from "vitest";
import { recipientText } from "./appeal-labels";

it("writes a fax number as people do, and an address as it is", () => {
  expect(recipientText({ method: "fax", to: "+12085550161" })).toBe("(208) 555-0161");
  expect(recipientText({ method: "email", to: "appeals@payer.example" })).toBe("appeals@payer.example");
});
