import { expect, it } from "vitest";
import { formatBytes } from "./file-size";

it.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1536, "1.5 KB"],
  [482_133, "471 KB"],
  [1024 * 1024 - 1, "1 MB"],
  [52_428_800, "50 MB"],
])("%d bytes are %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
