import { MODEL_NAMES } from "./appeal-labels";

/** "built-in" or a model's label, as the letter's record has it. */
export function engineWords(engine: string | null): string {
  if (engine === null) return "written by hand";
  if (engine === "built-in") return "written by the built-in engine";
  return `written by ${MODEL_NAMES[engine as keyof typeof MODEL_NAMES] ?? engine}`;
}
