import { expect, it } from "vitest";
import { moveOf } from "./paper-labels";

// Seen red: a letter on coordination of benefits that the advice does not name was begun as a sending of records.
it.each([
  ["other_payer", undefined, "bill_right_payer"],
  ["other_payer", "appeal", "bill_right_payer"],
  ["other_payer", "send_records", "send_records"],
  ["records", "bill_right_payer", "send_records"],
  ["claim_file", "external_review", "external_review"],
  ["claim_file", undefined, "appeal"],
] as const)("takes %s beside the advised step %s for a paper of %s", (paper, advised, move) =>
  expect(moveOf(paper, advised)).toBe(move),
);
