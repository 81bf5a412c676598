import { ModelFailure } from "./failure";

const REFUSAL =
  /^(i('|’)?m sorry|i am sorry|sorry|i can(no|'|’)?t|i cannot|i am unable|i('|’)m unable|as an ai|unfortunately,? i|i won('|’)t)/i;

/** Throws for anything that is not a letter: nothing, a few words, a refusal, one thing over and over, or no sentences. */
export function checkLetterText(text: string): void {
  if (text.trim() === "") throw new ModelFailure("empty");
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}⟦]/u.test(word));
  if (REFUSAL.test(text.trim()) && words.length < 120) throw new ModelFailure("refused");
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).filter(isSentence);
  if (words.length < 40 || sentences.length < 3) throw new ModelFailure("nonsense");
  const different = new Set(words.map((word) => word.toLowerCase())).size;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (different < Math.min(30, words.length / 12) || letters < text.length * 0.4)
    throw new ModelFailure("nonsense");
  if (isLooping(sentences)) throw new ModelFailure("nonsense");
}

const isSentence = (part: string) =>
  part.length >= 16 && /[.!?:;]["”’)*\]]*$/.test(part) && part.split(" ").length >= 3;

/** The same sentence again and again. Short ones may repeat in a list, so long letters are judged by their share. */
const isLooping = (sentences: string[]) =>
  sentences.length >= 12 && new Set(sentences).size < sentences.length / 3;
