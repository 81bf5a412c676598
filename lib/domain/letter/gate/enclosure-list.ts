import { typedPages } from "@/lib/core/page-list";
import { plainOf } from "../check/source-index";
import { REQUEST_TITLE } from "../compose/letter-frame";

const MOST_PAGES = 9999;
const HEADING = /^(?:list of )?(?:enclosures?|enclosed|attachments?)\b[^\n]{0,40}$/i;
const REFERENCE = /\b(?:enclosure|exhibit|attachment)\s+(\d{1,2})\b/gi;

/** What the letter's own list of enclosures names, in its order. `text` is `letterText` of it. */
export function namedEnclosures(text: string): string[] {
  const lines = text.split("\n");
  const at = lines.findLastIndex((line) => HEADING.test(line.trim()));
  if (at < 0) return [];
  return lines
    .slice(at + 1)
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-•*])\s*/, "").trim())
    .filter((line) => line !== "" && !/^\[/.test(line) && !/^(?:none|nothing)\b/i.test(line));
}

/** The highest "Enclosure 3" that the letter points to; 0 for none. */
export const highestReference = (text: string): number =>
  Math.max(0, ...[...text.matchAll(REFERENCE)].map(([, number]) => Number(number)));

const CITED =
  /\benclosure\s+(\d{1,2}),\s+pages?\s+(\d{1,4}(?:(?:,\s*|\s+(?:and|to)\s+|\s*[-–]\s*)\d{1,4})*)/gi;

/** Each page of an enclosure that the letter points to: "Enclosure 2, page 5". */
export const citedPages = (text: string): { enclosure: number; page: number }[] =>
  [...text.matchAll(CITED)].flatMap(([, enclosure, pages = ""]) =>
    (typedPages(pages.replace(/\bto\b/g, "-").replace(/\band\b/g, ","), MOST_PAGES) ?? []).map((page) => ({
      enclosure: Number(enclosure),
      page,
    })),
  );

type Paper = { id: string; title: string; name: string; type?: string };

/** The appeal's paper that a line of the list means, by its title or its file's name; null for none. */
export function paperNamed(line: string, papers: readonly Paper[]): Paper | null {
  const said = key(line);
  const fits = papers
    .map((paper) => ({
      paper,
      length: Math.max(...namesOf(paper).map((name) => match(said, key(name)))),
    }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return fits[0]?.paper ?? null;
}

const namesOf = ({ title, name, type }: Paper) =>
  type === "denial_letter" ? [title, name, REQUEST_TITLE] : [title, name];

const key = (text: string) =>
  (plainOf(text.replace(/\.[A-Za-z0-9]{1,5}$/, "")).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const match = (said: string, name: string) =>
  name !== "" && (` ${said} `.includes(` ${name} `) || said.startsWith(name)) ? name.length : 0;

/** The papers that the letter says are enclosed, in its order, each once: what goes out unless a person chooses otherwise. */
export function papersOfList(text: string, papers: readonly Paper[]): string[] {
  const ids = namedEnclosures(text).flatMap((line) => paperNamed(line, papers)?.id ?? []);
  return [...new Set(ids)];
}
