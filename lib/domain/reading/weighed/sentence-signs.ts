import type { Sentence } from "../page/page-lines";
import { textSigns } from "./words";

/** A reason shows in the words of its sentence, of the one before, and in where it stands. */
export function sentenceSigns(sentences: readonly Sentence[], at: number): string[] {
  const own = sentences[at];
  const before = sentences[at - 1];
  const after = sentences[at + 1];
  if (!own) return [];
  const { text } = own;
  return [
    ...textSigns(text),
    ...textSigns(before?.text ?? "", "sentence before:").filter((sign) => !sign.includes("*")),
    ...(after?.paragraph === own.paragraph ? textSigns(after.text, "sentence after:") : []).filter(
      (sign) => !/:\S* /.test(sign),
    ),
    `quarter:${Math.floor((4 * at) / sentences.length)}`,
    `length:${Math.min(6, Math.floor(text.split(" ").length / 5))}`,
    `ends:${/[.!]$/.test(text) ? "." : /[:?]$/.test(text) ? text.slice(-1) : ""}`,
    ...(text === text.toUpperCase() ? ["capitals"] : []),
    ...(before?.paragraph === own.paragraph ? [] : ["begins its paragraph"]),
    ...(/\d\.\d\d\b.*\d\.\d\d\b/.test(text) ? ["amounts"] : []),
  ];
}
