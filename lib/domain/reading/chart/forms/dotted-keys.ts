import type { Line } from "../../page/page-lines";
import type { FormFact } from "./forms";

/** "exam.rom: lumbar flex 30/60" of an export: the part of the record, and what it is. */
const KEY = /(?:^|\s{2,})([a-z]{2,12})\.([a-z][a-z0-9]{1,14}(?:_[a-z0-9]{1,14}){0,3}) ?: ?(?=\S)/g;

const SHOUTED = /\b(?:POSITIVE|NEGATIVE|NORMAL|ABNORMAL|ABSENT|PRESENT|INTACT|DECREASED|REDUCED)\b/g;

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
    // A key of several words names its field alone: "Head impulse: positive left".
    const words = name.includes("_") ? name.replaceAll("_", " ") : `${part}, ${name}`;
    const said = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}: ${value.replace(SHOUTED, (word) => word.toLowerCase())}`;
    return [{ text: said, lines: [index], within: { start, end } }];
  });
}
