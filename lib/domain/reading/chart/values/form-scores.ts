import type { Line } from "../../page/page-lines";
import type { FoundMeasure } from "./found-measure";
import { MEASURES } from "./measure-names";

/** "office: 21/50 = 42%", "Total score 24 / 80": what the office wrote under a questionnaire that the patient filled in. */
const TOTAL =
  /\b(?:office(?: use)?(?: only)?|total(?: score)?|score|sum|result)\b[^\d\n]{0,16}(\d{1,3}(?: ?\/ ?\d{2,3})?)(?:\s*=\s*(\d{1,3}(?:\.\d+)? ?%))?/i;
/** "22/50   44%": the points and their share of the most, which proves itself. */
const POINTS_AND_SHARE = /(?<![\d/])(\d{1,3}) ?\/ ?(\d{2,3})(?![\d/])\s*=?\s*(\d{1,3}(?:\.\d+)?) ?%/;
/** "Attendance 12/24 50%" and "LEFS 40/80 50%" on the form are something else's. */
const OF_SCORE =
  /^(?:[^\p{L}]|\b(?:sections?|items?|scores?|total|raw|points|sum|results?|office|use|only|answers?)\b)*$/iu;
const LONGEST_FORM = 30;

/** The score of each questionnaire whose name is its title, dated by its page. */
export function formScores(lines: readonly Line[]): FoundMeasure[] {
  const found: FoundMeasure[] = [];
  lines.forEach((title, at) => {
    const whole = titleOf(title.text);
    // "OSWESTRY DISABILITY INDEX       Bay Chiropractic": beside another cell it may head a table, too.
    const name = whole ?? titleOf(title.cells[0]?.text ?? "");
    if (!name) return;
    for (let index = at + 1; index < lines.length && index <= at + LONGEST_FORM; index++) {
      const line = lines[index];
      if (!line || line.page !== title.page || titleOf(line.text)) return;
      const shared = sharedOn(line.text);
      const match = shared ?? (whole ? TOTAL.exec(line.text) : null);
      const value = shared?.[3] ? `${shared[3]}%` : (match?.[2] ?? match?.[1]);
      if (!match || !value) continue;
      const start = match.index + match[0].lastIndexOf(shared?.[3] ?? value);
      found.push({
        measure: {
          key: name.key,
          name: name.name,
          fullName: name.name,
          value: value.replace(/\s+/g, ""),
          number: Number.parseFloat(value),
          ...(name.better ? { better: name.better } : {}),
        },
        line: index,
        earlier: false,
        carried: /\b(?:carried|copied|same as|not (?:taken|done))\b/i.test(line.text),
        start,
        end: start + value.length,
      });
      return;
    }
  });
  return found.filter(({ carried }) => !carried);
}

function sharedOn(text: string): RegExpExecArray | null {
  const match = POINTS_AND_SHARE.exec(text);
  const [, points, most, share] = match ?? [];
  if (!match || !OF_SCORE.test(text.slice(0, match.index))) return null;
  return Math.abs((100 * Number(points)) / Number(most) - Number(share)) < 1 ? match : null;
}

/** A line that is a questionnaire's name in capitals, with its scale in parentheses at most. */
function titleOf(text: string) {
  const words = text.replace(/\([^()]*\)/g, "").trim();
  if (words.length > 60 || words !== words.toUpperCase() || /\d{2}/.test(words)) return undefined;
  return MEASURES.find(({ pattern, asPrinted, key }) => {
    const hit =
      asPrinted || key === "pain" || key === "bp"
        ? null
        : new RegExp(pattern.source, pattern.flags).exec(words);
    return hit !== null && hit[0].length >= words.length - 16;
  });
}
