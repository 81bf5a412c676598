import { expect, it } from "vitest";
import { blanksIn, letterStats } from "./letter-stats";

it("counts words and characters of the text", () => {
  expect(letterStats("Dear Dr. Nguyễn:\n\nClaim 26-0813/4 was denied.", "html")).toEqual({
    words: 7,
    characters: 43,
    format: "HTML",
  });
});

it("counts a character beyond the basic plane once and an empty letter as nothing", () => {
  expect(letterStats("a 𝒃", "markdown")).toEqual({ words: 2, characters: 3, format: "Markdown" });
  expect(letterStats("", "html")).toMatchObject({ words: 0, characters: 0 });
});

it("lists each blank once", () => {
  expect(blanksIn("Member [member ID], NPI [NPI], again [member ID]. [x] [a\nb]")).toEqual([
    { text: "[member ID]", count: 2 },
    { text: "[NPI]", count: 1 },
  ]);
});
