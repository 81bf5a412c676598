import type { CodeMention } from "./denial-code";
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
  return one && others.every(({ code }) => code === one.code) ? one : undefined;
}

/** "Remark 47 CO-288" is the payer's mark and the standard one behind it. */
const opensWith = (marker: string, own: string) => {
  const first = marker.replace(/[\s:]+\(?(?:CO|PR|OA|PI|CR)\W?[AB]?\d{1,3}\)?$/, "");
  return own !== "" && bare(first) === own;
};
