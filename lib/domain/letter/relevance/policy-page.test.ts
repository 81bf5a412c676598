import { expect, it } from "vitest";
import { isPolicyPage } from "./policy-page";

it.each([
  ["Medical Policy 2.01.771", true],
  ["Bay Health Medical Policy 91527, Effective 01/01/2026", true],
  ["Local Coverage Determination", true],
  ["Provider Manual", true],
  // Seen red: an approval on the paper of such a department was told as the text of the policy.
  ["Bay Health   Medical Policy & Utilization", false],
  ["Medical Policy Department", false],
  ["Utilization Management Policy 4471", true],
  ["Coverage Policy and Criteria", true],
  ["Progress Note", false],
  ["Manual Therapy, Manipulation", false],
  ["Policy GLM 7714480", false],
  ["Policy PCI-20-448190", false],
  ["Office Policy", false],
  ["Cancellation Policy", false],
])("%s: %s", (heading, is) => expect(isPolicyPage({ heading })).toBe(is));
