import { expect, it } from "vitest";
import { wasSent } from "./sent-paper";

// Red where records and a corrected claim were "This appeal was sent".
it.each([
  [null, "This appeal was sent"],
  ["appeal", "This appeal was sent"],
  ["records", "These records were sent"],
  ["corrected_claim", "This corrected claim was sent"],
] as const)("says of the paper %s: %s", (paper, said) => expect(wasSent(paper)).toBe(said));
