import { expect, it } from "vitest";
import { searchWords } from "./search-words";

it.each([
  ["", []],
  ["   ", []],
  ["Lopez", ["Lopez"]],
  ["maria  LOPEZ maria", ["maria", "LOPEZ"]],
  ["Lopez, Maria", ["Lopez", "Maria"]],
  ["jo smith", ["smith", "jo"]],
  ["(614) 555-01", ["61455501"]],
  ["614.555.0100", ["6145550100"]],
  ["+1 614 555 0100", ["6145550100"]],
  ["0100", ["0100"]],
  ["maria 555-01", ["maria", "55501"]],
  ["mary-ann@x.example", ["mary-ann@x.example"]],
  ["mary99@x.example", ["mary99@x.example"]],
  ["O’Brien", ["O’Brien"]],
])("%j asks for %j", (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

it("stops at eight words, the longest", () => {
  expect(searchWords("a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii")).toHaveLength(8);
  expect(searchWords("a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii")).not.toContain("a");
});
