import type { ChartFact, LeftOut } from "@/lib/domain/reading/chart/chart";
import type { DenialPoint } from "../notice/denial-points";

const plain = (text: string) => text.replace(/\s+/g, "");
const NUMBER = /\d/;

/**
 * "The only score, 29/80 on 09/15, is that of the evaluation": the note itself says of that very value that it was carried forward, so that nobody took it
 * that day.
 */
export const saidCarried = (
  { kind, text }: Pick<DenialPoint, "kind" | "text">,
  leftOut: readonly LeftOut[],
): ChartFact[] =>
  kind === "item"
    ? []
    : leftOut.flatMap(({ carried }) =>
        carried && NUMBER.test(carried.value) && names(text, carried.value) ? carried.line : [],
      );

/** The value stands in the payer's words, and not within a longer number. */
function names(text: string, carried: string): boolean {
  const [said, value] = [plain(text), plain(carried)];
  for (let at = said.indexOf(value); at >= 0; at = said.indexOf(value, at + 1))
    if (!/[\d.]/.test(said[at - 1] ?? "") && !/\d/.test(said[at + value.length] ?? ""))
      return value.length > 2;
  return false;
}
