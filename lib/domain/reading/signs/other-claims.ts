import { kept } from "../page/kept";
import { isBlank, type Line } from "../page/page-lines";

/** "Related claims for this member (12 months)" over rows of what became of each, up to the next gap. */
const HEADS_OTHERS =
  /^\s*(?:related|other|previous|prior|earlier|recent) claims?(?: (?:for|of|by|from) (?:this|the) (?:patient|member|subscriber|provider))?(?: ?\((?:last |past )?\d{1,2} (?:months|days)\)| on file)?:?\s*$/i;

export const linesOfOtherClaims: (lines: readonly Line[]) => ReadonlySet<number> = kept(
  (lines: readonly Line[]) => {
    const found = new Set<number>();
    let isOpen = false;
    lines.forEach((line, index) => {
      if (HEADS_OTHERS.test(line.text)) isOpen = true;
      else if (isBlank(line) && !HEADS_OTHERS.test(lines[index - 1]?.text ?? "")) isOpen = false;
      if (isOpen) found.add(index);
    });
    return found;
  },
);
