import { describe, expect, it } from "vitest";
import { adviceFor } from "@/lib/domain/move/advice";
import type { MoveFacts } from "../facts/move-facts";

const coding: MoveFacts = {
  category: "coding",
  kind: "denial",
  stage: "post_service",
  lineOfBusiness: "commercial",
};
const move = (reasonText: string) => adviceFor({ ...coding, reasonText }).move;

describe("a level of a visit that the payer does not find in the record", () => {
  // Seen red: a corrected claim gave up the level without a look at the note.
  it.each([
    "The record does not support the level of service billed: it does not show moderate medical decision making.",
    "Documentation submitted does not support the level billed.",
    "The note does not show moderate medical decision making.",
    "The record does not support 99214.",
  ])("is argued from the note: %s", (reason) => expect(move(reason)).toBe("appeal"));

  it.each([
    "The procedure was billed without modifier 59.",
    "If the record does not support the level of service, send a corrected claim.",
    "The diagnosis code does not support the procedure.",
    "The modifier is not valid for this code.",
    "The record does not show which modifier applies.",
    "The code billed is invalid for the date of service.",
  ])("is not meant by %s", (reason) => expect(move(reason)).toBe("corrected_claim"));
});
