import { describe, expect, it } from "vitest";
import { cutText, documentWords, TEXT_CUTS } from "./item-texts";

describe("cutText", () => {
  it("leaves a text of exactly the limit whole", () => {
    const text = "n".repeat(TEXT_CUTS.notes);
    expect(cutText(text, TEXT_CUTS.notes)).toEqual({ shown: text, isCut: false });
  });

  it("cuts a longer one at the limit and marks it", () => {
    expect(cutText("d".repeat(51), TEXT_CUTS.uhcDescription)).toEqual({
      shown: `${"d".repeat(50)}…`,
      isCut: true,
    });
  });

  it("never cuts a letter of two code units in half", () => {
    expect(cutText("a😀b", 2).shown).toBe("a😀…");
  });
});

it("says whether documents that an item asks for are there", () => {
  expect(documentWords(0)).toBe("Needs documents, none on file");
  expect(documentWords(2)).toBe("Needs documents, 2 on file");
});
