import { readReading } from "./extract";
import { readPaper } from "./paper/read-paper";

/** Which request comes next: 2 when the notice is itself the decision on an appeal. */
export function appealLevelOf(denialLetterText: string): 1 | 2 {
  const page = { number: 1, width: 612, height: 792, method: "structure" } as const;
  const reading = readReading({ pages: [{ ...page, words: [], text: denialLetterText }] });
  const { level } = readPaper(reading, undefined).paper;
  return level === null || level === "initial" ? 1 : 2;
}
