import type { Point } from "./point";

/** "Six weeks of therapy within three months. - Not shown", "Plain films: Shown (09/16/2026)": what was found of a point, behind it. */
const FOUND_BEHIND =
  /^(.{8,}?)\s*(?:[-–—:|]|\.{2,})\s{0,4}(not (?:shown|met|found|documented|received|satisfied|on file|submitted|provided|included)|unmet|missing|shown|met|found|documented|received|satisfied|on file|submitted|provided|included)(?:\s?\([^()]{1,40}\))?\.?$/i;
const UNMET = /^(?:not |unmet|missing)/i;
/** "Costs medically reasonable: NOT MET. 20 visits were used": why follows the finding. */
const FOUND_WITHIN =
  /[-–—:]\s{0,4}(?:NOT (?:MET|SHOWN|FOUND|DOCUMENTED)|Not (?:met|shown|found|documented))[.;,]\s/;
/** What a line break left of such a finding and the next number. */
const REST = /^\W{0,4}(?:not )?(?:shown|met|found|documented|received)\b\W{0,3}\d{0,2}\W{0,3}$/i;

const LEAST_WORDS = 4;

/**
 * Points that carry what was found of them, where several of a notice do and one at least is held against the claim: what is granted
 * needs no answer, and the finding is no part of what was asked.
 */
export function withMarkedFindings(points: readonly Point[]): Point[] {
  const whole = points.filter(({ text }) => !REST.test(text));
  const found = whole.map(({ text }) => FOUND_BEHIND.exec(text));
  const within = whole.filter(({ text }) => FOUND_WITHIN.test(text)).length;
  const unmet = found.filter((one) => one && UNMET.test(one[2] ?? "")).length + within;
  const isMarked = unmet > 0 && found.filter(Boolean).length + within > 1;
  if (!isMarked) return whole;
  return whole.map((point, at) => {
    const [, text = "", finding] = found[at] ?? [];
    if (!finding || !point.disputed) return point;
    if (!UNMET.test(finding)) return { ...point, disputed: false, granted: true };
    // "Signed order: missing": without its finding a name of two words says nothing.
    return text.split(/\s+/).length < LEAST_WORDS ? point : { ...point, text };
  });
}
