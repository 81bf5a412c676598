import { expect, it } from "vitest";
import { isNoReason } from "./denial-cues";

// Seen red: what the reviewer had read was answered as a point of the payer's.
it.each([
  "Notes for October were looked at.",
  "for October were looked at.",
  "The records were reviewed.",
  "We have reviewed the notes.",
])("what was read is no reason: %s", (sentence) => expect(isNoReason(sentence)).toBe(true));

it.each([
  "The notes were reviewed, and no gain is seen.",
  "Notes for October were not signed.",
  "The records were looked at and repeat themselves.",
  "No notes for October were received.",
  "Records for October were reviewed; they do not show a change.",
])("what was found in it is one: %s", (sentence) => expect(isNoReason(sentence)).toBe(false));
