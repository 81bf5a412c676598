import { expect, it } from "vitest";
import { unplaced } from "./refusal";

const refused = { code: "VALIDATION_ERROR", message: "Check the fields." } as const;

it("says above the form only what no field can say", () => {
  const values = { person: "", said: "" };
  expect(unplaced(null, values)).toBeNull();
  expect(unplaced(refused, values)).toBe("Check the fields.");
  expect(unplaced({ ...refused, fields: { person: ["Too long."] } }, values)).toBeNull();
  expect(unplaced({ ...refused, fields: { person: ["Too long."], contactId: ["Unknown."] } }, values)).toBe(
    "Check the fields.",
  );
});
