import type { Line } from "../page/page-lines";
import type { CodeMention } from "./code-mentions";
import type { LegendEntry } from "./legend";
import { bare } from "./refused-rows";

/**
 * The standard code that a payer's own code stands for, where its printed meaning names one and no other: "K7  … (PR-50)",
 * "2003  … HIPAA ADJ REASON CODE: 177", "Remark 47: CO-288 …".
 */
export function standardCode(
  own: string,
  legend: readonly LegendEntry[],
  codes: readonly CodeMention[],
  lines: readonly Line[],
): CodeMention | undefined {
  const entry = legend.find(({ marker }) => opensWith(marker, bare(own)));
  const [opening] = entry?.spans ?? [];
  if (!entry || !opening) return undefined;
  const shared = legend.some((other) => other !== entry && other.spans[0]?.line === opening.line);
  const [one, ...others] = codes.filter(
    ({ line, start, code }) =>
      code !== own &&
      // Alone on its line, the meaning may have the standard code in a column of its own before or behind it.
      entry.spans.some((s) => s.line === line && (!shared || (start >= s.start && start < s.end))),
  );
  if (!one) return standardBelow(entry, legend, codes, lines);
  return others.every(({ code }) => code === one.code) ? one : undefined;
}

/** "HIPAA claim adjustment reason" over "CO 29 - The time limit …", right below what the payer's own code means. */
const STANDARD_BELOW = /\b(?:HIPAA|CARC|(?:claim )?adjustment (?:reason|code)|standard (?:reason|code))\b/i;
const LINES_BELOW = 4;

function standardBelow(
  { spans }: LegendEntry,
  legend: readonly LegendEntry[],
  codes: readonly CodeMention[],
  lines: readonly Line[],
): CodeMention | undefined {
  const last = spans.at(-1)?.line ?? -1;
  const isNear = (line: number) => line > last && line <= last + LINES_BELOW;
  const own = codes.filter(({ line, group }) => group && isNear(line));
  const [one] = own;
  const heading = lines
    .slice(last + 1, (one?.line ?? last) + 1)
    .some(({ text }) => STANDARD_BELOW.test(text));
  // Another of the payer's own codes between has the standard one for itself.
  const isParted = legend.some(
    (e) => (e.spans[0]?.line ?? -1) > last && (e.spans[0]?.line ?? -1) < (one?.line ?? -1),
  );
  return one && heading && !isParted && own.every(({ code }) => code === one.code) ? one : undefined;
}

/** "Remark 47 CO-288" is the payer's mark and the standard one behind it. */
const opensWith = (marker: string, own: string) => {
  const first = marker.replace(/[\s:]+\(?(?:CO|PR|OA|PI|CR)\W?[AB]?\d{1,3}\)?$/, "");
  return own !== "" && bare(first) === own;
};
