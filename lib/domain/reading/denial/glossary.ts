import type { Line } from "../page/page-lines";

const TITLE =
  /^\W{0,3}(?:glossary(?: of (?:(?:health|insurance|common|key) )?terms)?|definitions?(?: of terms)?|(?:(?:some|key|common|important|helpful|insurance) )?(?:words|terms|definitions)(?: (?:(?:that )?you(?:['’]ll| will| may| might) (?:see|find)|to know|(?:we use|used)(?: (?:here|on this (?:page|statement|form)))?|and (?:their )?(?:meanings?|definitions)))?|what (?:the|these) (?:words|terms) mean)\W{0,2}$/i;
/** "Deductible – what you pay before …", "Coinsurance: your share of …" */
const ENTRY =
  /(?:^|\. |\s{2})(?:allowed(?: amount)?|deductible|co-?insurance|co-?pay(?:ment)?s?|discount|out[- ]of[- ]pocket(?: maximum)?|amount billed|premium|network)(?: ?[:–—-] | means )\p{L}/giu;
const FEWEST_ENTRIES = 2;
const MOST_LINES = 20;
/** A heading of what comes next is short and ends no sentence. */
const HEADING = /^\s*\p{Lu}[\p{L}’' ]{2,40}$/u;

/** "Words you’ll see" over what a deductible and coinsurance are: what words mean in any plan tells nothing of this claim. */
export function withoutGlossary(lines: Line[]): Line[] {
  const title = lines.findIndex(({ text }) => TITLE.test(text.trim()));
  if (title < 0) return lines;
  let end = title + 1;
  while (end < lines.length && end - title <= MOST_LINES && isOfList(lines, title, end)) end++;
  const block = lines.slice(title + 1, end);
  const entries = block
    .map(({ text }) => text.trim())
    .join("  ")
    .match(ENTRY);
  if ((entries?.length ?? 0) < FEWEST_ENTRIES) return lines;
  return lines.map((line, at) => (at > title && at < end ? { ...line, text: "", cells: [] } : line));
}

const isOfList = (lines: Line[], title: number, at: number): boolean => {
  const [line, before] = [lines[at], lines[at - 1]];
  if (!line || line.page !== lines[title]?.page) return false;
  if (line.text.trim() === "") return at === title + 1;
  return !(HEADING.test(line.text) && /\.\s*$/.test(before?.text ?? ""));
};
