import { expect, it } from "vitest";
import { adviceOf, STATE_WORDS } from "./file-labels";

const result = { created: 0, updated: 2, unchanged: 0, conflicts: 0, unmatched: 0, newly_denied: 0 };
const file = {
  state: "ready",
  status: "read",
  problem_count: 0,
  quarantine_reason: "",
  notice: "",
  result: null,
  pages_read: 0,
  pages_total: null,
} as const;

it.each([
  [{ ...file, state: "reading" }, /^It is being read/],
  [{ ...file, state: "reading", pages_read: 2, pages_total: 3 }, /^Page 2 of 3 is read/],
  [file, "Preview what it changes, then apply it."],
  [{ ...file, status: "flagged", problem_count: 2 }, /2 places in it need a look; the preview names them\.$/],
  [{ ...file, notice: "Add the TIN." }, /^Add the TIN\. Preview/],
  [{ ...file, state: "stopped" }, /apply it again to continue/],
  [{ ...file, state: "applied", result }, "2 claims updated."],
  [{ ...file, state: "applied", result: { ...result, unmatched: 1 } }, /1 not on file\. Enter the claims/],
  [{ ...file, state: "unreadable" }, /ask the payer or clearinghouse/],
  [{ ...file, state: "quarantined", quarantine_reason: "Not yours." }, "Not yours."],
] as const)("%j", (one, advice) => {
  if (typeof advice === "string") expect(adviceOf(one)).toBe(advice);
  else expect(adviceOf(one)).toMatch(advice);
  expect(STATE_WORDS[one.state].label).not.toBe("");
});
