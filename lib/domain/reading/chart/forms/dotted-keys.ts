import type { Line } from "../../page/page-lines";
import type { FormFact } from "./forms";

/** "exam.rom: lumbar flex 30/60" of an export: the part of the record, and what it is. */
const KEY = /(?:^|\s{2,})([a-z]{2,12})\.([a-z]{2,14}): ?(?=\S)/g;

/** A line of an export with keys of two parts, told key by key: "Exam, rom: lumbar flex 30/60". */
export function dottedKeys({ text }: Line, index: number): FormFact[] {
  const keys = [...text.matchAll(KEY)];
  if (keys.length === 0 || text.slice(0, keys[0]?.index).trim() !== "") return [];
  return keys.flatMap((key, at) => {
    const [whole, part = "", name = ""] = key;
    const start = key.index + whole.search(/[a-z]/);
    const end = keys[at + 1]?.index ?? text.trimEnd().length;
    const value = text
      .slice(key.index + whole.length, end)
      .replace(/\s+/g, " ")
      .trim();
    if (value === "") return [];
    const said = `${part.slice(0, 1).toUpperCase()}${part.slice(1)}, ${name}: ${value}`;
    return [{ text: said, lines: [index], within: { start, end } }];
  });
}
