import type { Line } from "../../page/page-lines";
import { hitsIn } from "./found-measure";
import { measuresOnLine } from "./measures";
import { isNamedForOther } from "./no-finding";

/** What a value was before. Mere parentheses hold as often how it was taken: "QuickDASH 68.2 (sum 41)". */
export const FROM_BEFORE =
  /\d ?%? ?(?:-{1,2}>|→|=>) ?\d|\d ?%? ?\w{0,7} to \d|%? > \d|\d[^.;:()]{0,12}(?:[([]|, ?)(?:was|from|initial(?:ly)?|intake|eval(?:uation)?|IE|SOC|start of care|baseline|prior|previous(?:ly)?|last (?:visit|time)|up from|down from)\b[^.;]{0,24}\d|\d[^.;]{0,8}(?:at (?:the )?|in )(?:initial|intake|eval(?:uation)?|IE|SOC|start|baseline|last|\p{Lu}\p{Ll}{2})|\d ?%? last (?:visit|time)\b|\bpre[ :=]{1,3}\d[^.;]{0,24}\bpost\b|\d[^.;:\d]{0,10} (?:initial(?:ly)?|at first|to start|baseline)\b[^.;]{1,30}\d[^.;]*\b(?:now|today|current)|\d[^.;:\d]{0,10} (?:initial(?:ly)?|at first|to start|baseline)\b[^.;]{0,12}\b(?:now|today|current(?:ly)?)\b[^.;]{0,12}\d|\b(?:initial(?:ly)?|baseline)[ :=]{1,3}\d[^.;]{1,24}\b(?:now|today|current(?:ly)?)\b[^.;]{0,8}\d/iu;

/** "HIT-6   was 66   is 51", "FOTO   lumbar FS 41 (9-30-2026) -> 73 (10-28-2026)": both ends of a change on one line. */
const THEN_AND_NOW =
  /\bwas {1,3}\d{1,4}(?:\.\d{1,2})?[^.;:\d]{0,20}\b(?:is|now(?: is)?) {1,3}\d|\d ?(?:%|\([\d/-]{3,10}\))? ?(?:-{1,2}>|→|=>) ?\d/i;
/** "predicted 68" beside a change is a norm; what is aimed at was not found. */
const PREDICTED_ASIDE = /, ?(?:predicted|expected) (?:score )?\d{1,3}(?!\d)/i;
const AIM =
  /\b(?:goals?|targets?|aim\w*|[SL]TGs?|expect\w*|anticipat\w*|project\w*|predict\w*|hop(?:es?|ing)|will|must|need(?:s|ed)?|require[sd]?|norms?|mean|average|MCID|MDC|want\w*|plan(?:s|ned)?|by (?:discharge|d\/c)|within)\b/i;
/** "copied from eval", "per last note": of another day, as a value beside it would be. */
const NOT_HERE =
  /\b(?:copied|carried|template|pulled|imported)\b|\bper (?:the |last |prior |initial |previous )*(?:eval\w*|note|visit|exam)\b|\bnot (?:re-?)?\w+ed\b|\b(?:last|prior|previous|other|earlier) (?:episode|injury|year|course|case)\b|\b20\d\d ?:/i;
const VALUES = 2;

/** A row says what its measure was and is, and reading takes one of both at most: its own words must stand, or the change is lost. */
export function changeUnread(lines: Line[], index: number, day?: string): boolean {
  const text = lines[index]?.text ?? "";
  const plain = text.replace(PREDICTED_ASIDE, " ");
  if (!THEN_AND_NOW.test(text) || AIM.test(plain) || NOT_HERE.test(plain)) return false;
  const hits = hitsIn(text);
  if (hits.length === 0 || hits.some(({ start }) => isNamedForOther(text.slice(0, start)))) return false;
  const taken = measuresOnLine(lines, index, [], day).filter(({ earlier, date }) => !earlier || date);
  return taken.length < VALUES;
}
