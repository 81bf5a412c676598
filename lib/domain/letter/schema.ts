import { z } from "zod";
import { LETTER_FORMATS, type ModelLabel } from "@/lib/core/enums";
import { MAX_LETTER_CHARACTERS } from "../appeal/schema";

/** A model that a letter can be asked from. One that is not configured is answered by the built-in engine. */
export type ModelChoiceDto = { label: ModelLabel; recommended: boolean; configured: boolean };

/** A letter as it stands in the editor, saved or not, to be looked through for facts without a source. */
export const reviewLetterInput = z.object({
  appealId: z.uuid(),
  content: z.string().max(MAX_LETTER_CHARACTERS, "The letter is too long."),
  format: z.enum(LETTER_FORMATS),
});
export type ReviewLetterInput = z.infer<typeof reviewLetterInput>;

/** `occurrence` counts from 0 among the places of the letter's text that read exactly like `text`. */
export type LetterFindingDto = {
  text: string;
  kind: "name" | "number" | "date" | "code" | "amount" | "quote";
  occurrence: number;
};

export type LetterReviewDto = {
  /** Facts that stand in none of the appeal's sources. */
  unsupported: LetterFindingDto[];
  /** How many facts were found in a source. */
  supported: number;
};
