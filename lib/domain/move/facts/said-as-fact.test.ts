import { expect, it } from "vitest";
import { isForACase } from "./said-as-fact";

// Seen red: what somebody saw on a claim was taken for a rule about claims.
it.each([
  ["Claims for which no auth was requested are denied", true],
  ["Services no auth was requested for", true],
  ["If no auth was requested", true],
  ["When, as here, no auth was requested", false],
  ["Where no auth was requested", true],
  ["Looked at claim, no auth was requested", false],
  ["Pulled the visits: no auth was requested", false],
])("%s: %s", (sentence, is) => expect(isForACase(sentence, sentence.indexOf("no auth"))).toBe(is));
