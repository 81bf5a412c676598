import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { withdrawnLines } from "./withdrawn";

const withdrawnOf = (text: string) => [...withdrawnLines(readLines(fromPlainText(text), true))];

describe("visits that did not take place", () => {
  // Seen red: one cancelled visit of a log of calls took all later calls with it.
  it.each([
    "09/24/2026 08:10  Daughter calls: fever 101.2. Today's visit cancelled. LJ\n09/25/2026 11:05  Office: may restart 09/28/2026. SA",
    "10/01/2026  Told front desk that her visit of today is cancelled, ill.\n10/06/2026  Back, fever gone.",
    "Her next session was cancelled by the snow.\nKnee flexion 112 deg.",
  ])("take nothing below a sentence that tells of one: %s", (text) => expect(withdrawnOf(text)).toEqual([]));

  it.each([
    "VISIT --   09/22/2026   *** CANCELLED BY PATIENT ***\nKnee flexion 112 deg.",
    "Visit 4   09/22/2026   cancelled by patient\nKnee flexion 112 deg.",
    "09/22/2026 Visit 4, Cancelled by pt\nKnee flexion 112 deg.",
    "AMES, Rosa    Visit 4    09/22/2026    cancelled\nKnee flexion 112 deg.",
    "09/22/2026   Visit 4   CANCELLED\nKnee flexion 112 deg.",
  ])("take what their head heads: %s", (text) => expect(withdrawnOf(text)).toEqual([0, 1]));
});
