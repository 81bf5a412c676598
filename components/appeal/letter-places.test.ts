import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { expect, it } from "vitest";
import { blankPlaces, placeOf } from "./letter-places";

const schema = getSchema([StarterKit]);
const text = (value: string, bold = false) => ({
  type: "text",
  text: value,
  ...(bold && { marks: [{ type: "bold" }] }),
});
const doc = Node.fromJSON(schema, {
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [text("Claim 77-1, "), text("member", true), { type: "hardBreak" }, text("ID [member ID]")],
    },
    {
      type: "bulletList",
      content: [{ type: "listItem", content: [{ type: "paragraph", content: [text("again 77-1 [NPI]")] }] }],
    },
  ],
});
const read = (place: { from: number; to: number } | null) =>
  place && doc.textBetween(place.from, place.to, "\n", "\n");

it("finds blanks across marks, breaks and lists", () => {
  expect(blankPlaces(doc).map(read)).toEqual(["[member ID]", "[NPI]"]);
});

it("finds the n-th place of a text, spaces matching a line break", () => {
  expect(read(placeOf(doc, "member ID", 0))).toBe("member\nID");
  const [first, second] = [placeOf(doc, "77-1", 0), placeOf(doc, "77-1", 1)];
  expect([read(first), read(second)]).toEqual(["77-1", "77-1"]);
  expect(second?.from).toBeGreaterThan(first?.from ?? 0);
  expect(placeOf(doc, "nowhere", 0)).toBeNull();
  expect(placeOf(doc, "  ", 0)).toBeNull();
});
