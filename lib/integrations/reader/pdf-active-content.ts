import { type PdfStream, plainNames } from "./pdf-streams";

/**
 * Names of what a PDF does beyond being shown: runs scripts and programs, carries other files, sends or loads data, plays
 * media. Plain links to the web are none of it: nearly every letter has one, and a person clicks them.
 */
const ACTIVE =
  "JavaScript Launch EmbeddedFile EmbeddedFiles RichMedia XFA Movie Sound Rendition ImportData SubmitForm GoToE GoToR".split(
    " ",
  );

/** Each character may be written as its number: `/J#61vaScript`. */
const spelled = (name: string) =>
  [...name]
    .map(
      (character) =>
        `(?:${character}|#${character
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/g, (h) => `[${h}${h.toUpperCase()}]`)})`,
    )
    .join("");
const ACTIVE_NAME = new RegExp(`/(?:${ACTIVE.map(spelled).join("|")})(?![A-Za-z0-9])`);
const LOOKAHEAD = 400;

/** Whether a PDF's text, cut free of its streams, or one of its object streams asks for more than to be shown. */
export function hasActiveContent(text: string, outside: string, streams: Iterable<PdfStream>): boolean {
  // Over the streams too: a cross-reference table may point into the middle of one.
  if (ACTIVE_NAME.test(text)) return true;
  const objects = [outside];
  for (const { dictionary, bytes } of streams) {
    if (!/\/ObjStm\b|\/First\b[\s\S]*\/N\b|\/N\b[\s\S]*\/First\b/.test(dictionary)) continue;
    if (bytes === null || /\/DecodeParms\b/.test(dictionary)) return true;
    objects.push(bytes.toString("latin1"));
  }
  return objects.some((part) => ACTIVE_NAME.test(part) || opensSomething(plainNames(part)));
}

/** Actions that run by themselves; going to a page of the same file is the usual one and harmless. */
function opensSomething(objects: string): boolean {
  for (const { index, 0: key } of objects.matchAll(/\/(?:OpenAction|AA|3D)(?=[\s<[/(\d])/g)) {
    if (key === "/3D") return true;
    const value = objects.slice(index + key.length, index + key.length + LOOKAHEAD);
    if (key === "/OpenAction" && /^\s*(?:\[|null\b|<<(?:(?!\/URI)[\s\S])*?\/GoTo\b)/.test(value)) continue;
    const reference = /^\s*(\d+)\s+(\d+)\s+R\b/.exec(value);
    if (reference && !isWebAction(objects, reference)) continue;
    if (key === "/AA" && !/\/URI\b/.test(value)) continue;
    return true;
  }
  return false;
}

function isWebAction(objects: string, [, number, generation]: RegExpExecArray): boolean {
  const at = objects.search(new RegExp(`(?:^|\\s)${number}\\s+${generation}\\s+obj\\b`));
  return at >= 0 && /\/S\s*\/URI\b/.test(objects.slice(at, at + LOOKAHEAD));
}
