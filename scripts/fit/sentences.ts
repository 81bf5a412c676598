import { readFileSync } from "node:fs";
import { withFullForms } from "@/lib/domain/reading/page/full-forms";
import { textSigns } from "@/lib/domain/reading/weighed/words";
import type { Example } from "./logistic";

const FOLDER = "scripts/fit/sentences";

/** A sentence of a payer's mail with what it says: the category of a reason, or what a sentence does (`weighed/said.ts`). */
export type LabeledSentence = { label: string; text: string };

/**
 * "label|text" a line: sentences as payers put them, written for the weights by people who knew no rule. `reasons` and `acts` are fitted;
 * their `-held-out` twins, of another writer, never are, so that they can measure.
 */
export const sentencesOf = (
  name: "reasons" | "reasons-held-out" | "acts" | "acts-held-out",
): LabeledSentence[] =>
  readFileSync(`${FOLDER}/${name}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [label = "", ...text] = line.split("|");
      return { label, text: withFullForms(text.join("|")) };
    });

/** Each sentence is a case and a group of its own. */
export const examplesOf = (sentences: readonly LabeledSentence[]): Example[] =>
  sentences.map(({ label, text }) => ({ signs: textSigns(text), choice: label, weight: 1, group: text }));
