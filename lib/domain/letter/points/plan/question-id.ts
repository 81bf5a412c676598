import type { Answered, PersonAnswer } from "../answers/best-points";

/** With what a person answered to the question of this id. */
export function withAnswer<T>(value: T, answers: readonly PersonAnswer[], id: string): Answered<T> {
  const answer = answers.find((one) => one.questionId === id);
  return { ...value, ...(answer ? { answer } : {}) };
}

/** Names a question by what it is about (FNV-1a): the same words keep the same id, whatever stands around them. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text.toLowerCase().replace(/[^a-z0-9]/g, ""))
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
