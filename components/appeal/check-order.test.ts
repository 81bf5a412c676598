import { expect, it } from "vitest";
import { neighbor, nextStop } from "./check-order";

const shown = ["patient_name", "claim_number", "payer_name", "denial_code", "notice_date"] as const;
const left = ["claim_number", "denial_code"] as const;

it("goes from one value that is left to the next, over those that are confirmed", () => {
  expect(nextStop(shown, left, null, 1)).toBe("claim_number");
  expect(nextStop(shown, left, "claim_number", 1)).toBe("denial_code");
  expect(nextStop(shown, left, "notice_date", -1)).toBe("denial_code");
});

it("ends at the button that goes on, once nothing is left but the value itself", () => {
  expect(nextStop(shown, [], "patient_name", 1)).toBe("continue");
  expect(nextStop(shown, ["denial_code"], "denial_code", 1)).toBe("continue");
  expect(nextStop(shown, [], null, 1)).toBe("continue");
});

it("comes back to what was passed over", () => {
  expect(nextStop(shown, left, "denial_code", 1)).toBe("claim_number");
});

it("leaves the way back before the first one to the browser", () => {
  expect(nextStop(shown, left, "claim_number", -1)).toBeNull();
});

it("reaches every value by the arrow keys", () => {
  expect(neighbor(shown, "claim_number", -1)).toBe("patient_name");
  expect(neighbor(shown, "notice_date", 1)).toBeUndefined();
});
