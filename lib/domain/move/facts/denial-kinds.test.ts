import { expect, it } from "vitest";
import { NOT_AGAIN } from "./denial-kinds";

// Seen red: how a payer takes a corrected claim was read as that it takes none.
it.each([
  ["Please do not resubmit the line; it will be denied again.", true],
  ["Do not send a corrected claim.", true],
  ["Do not send a corrected claim; appeal instead.", true],
  ["Corrected claims will not be accepted.", true],
  // Seen red: the reason, and where it would go, were read as a way that is open.
  ["Do not resubmit as this service is not covered.", true],
  ["Do not resubmit under any circumstances.", true],
  ["Do not resubmit to us; it will be denied again.", true],
  ["Do not send a corrected claim as a new claim.", false],
  ["Do not send a corrected claim by fax.", false],
  ["Do not send a replacement claim without the original claim number.", false],
])("%s %s", (words, is) => expect(NOT_AGAIN.test(words)).toBe(is));
