import { expect, it } from "vitest";
import { ApiError } from "@/components/app-shell/api-fetch";
import { OFFERED_CLAIM_STATUSES } from "@/lib/core/claim-labels";
import { CLAIM_STATUSES } from "@/lib/core/enums";
import { usd } from "@/lib/core/number-text";
import { claimFailure } from "./claim-failure";
import { claimName, countOf } from "./claim-labels";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";

it("names a claim by its number, else by the first eight characters of its id", () => {
  expect(claimName({ claim_id: ID, claim_number: "CLM-7" })).toBe("CLM-7");
  expect(claimName({ claim_id: ID, claim_number: "" })).toBe("Claim-3f2a9c1e");
});

it.each([
  ["1234.50", "$1,234.50"],
  ["0.00", "$0.00"],
  ["9999999999.99", "$9,999,999,999.99"],
])("writes %s as %s", (amount, text) => {
  expect(usd(amount)).toBe(text);
});

it.each([
  [0, "0 claims"],
  [1, "1 claim"],
  [1200, "1,200 claims"],
])("counts %d", (count, text) => {
  expect(countOf(count, "claim")).toBe(text);
});

it.each<[Record<string, unknown>, string]>([
  [{ non_field_errors: ["First.", "Second."], detail: "Other." }, "First."],
  [{ detail: "Detail.", error: "Error." }, "Detail."],
  [{ error: "Error." }, "Error."],
  [{ claim_number: ["Too long."], status: ["Unknown."] }, "Too long. Unknown."],
])("reads the reason of %j", (body, reason) => {
  expect(claimFailure("update claim", new ApiError(400, body, "?"))).toBe(
    `Failed to update claim: ${reason}`,
  );
});

it("says that there was no answer", () => {
  expect(claimFailure("load claims", new TypeError("fetch failed"))).toBe(
    "Failed to load claims: The server did not respond. Check your connection and try again.",
  );
});

it("offers every status but pending and resubmitted", () => {
  const others = CLAIM_STATUSES.filter((status) => status !== "pending" && status !== "resubmitted");
  expect(OFFERED_CLAIM_STATUSES).toEqual(others);
});
