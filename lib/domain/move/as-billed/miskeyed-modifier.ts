import { findDates } from "@/lib/domain/reading/page/calendar-date";

const MODIFIER =
  "(RT|LT|E[1-4]|F[1-9A]|T[1-9A]|G[NOP]|KX|AT|CQ|CO|X[EPSU]|25|26|50|57|58|59|76|77|78|79|91|95|TC)";
const END = String.raw`(?!\w|[.-]\w)`;
const KEYED = String.raw`\b(?:keyed|typed|entered|posted|billed|sent|coded|charged|submitted|went out|dropped)\b`;
const PAPER = String.raw`\b(?:form|slip|ticket|note|order|chart|record|superbill)`;
const SHOULD = String.raw`\b(?:should (?:be|have been|read|say)|must be|s/b)\b`;
/** "Keyed RT, should be LT", "billed with RT instead of LT", "went out as RT; the slip says LT", "RT s/b LT": what was wrong, then what belonged there. */
const WRONG_FIRST: readonly RegExp[] = [
  new RegExp(
    String.raw`${KEYED}[^.;\n]{0,30}?(?<![\w.:/])${MODIFIER}${END}[^\n]{0,60}?(?:${SHOULD}|\binstead of\b|${PAPER} (?:says|has|reads|shows)\b)[^\n]{0,20}?(?<![\w.:/])${MODIFIER}${END}`,
    "g",
  ),
  new RegExp(String.raw`(?<![\w.:/])${MODIFIER},? (?:it |that )?${SHOULD} (?:\w+ )?${MODIFIER}${END}`, "g"),
];
/** "The chart says LT but we keyed RT". */
const RIGHT_FIRST = new RegExp(
  String.raw`${PAPER} (?:says|has|reads|shows)\b[^.\n]{0,20}?(?<![\w.:/])${MODIFIER}${END}[^.\n]{0,40}?${KEYED}[^.\n]{0,12}?(?<![\w.:/])${MODIFIER}${END}`,
  "g",
);
/** A sentence may go on in the next line. */
const LINES = 2;

export type MiskeyedModifier = { had: string; becomes: string };

/** What the practice's own list says was keyed, and what belonged there. */
export function saidMiskeyed(text: string): MiskeyedModifier[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.flatMap((line, at) => {
    const said = lines.slice(at, at + LINES).join(" ");
    // What begins in the next line is told there.
    const own = (found: RegExpMatchArray) => (found.index ?? 0) < Math.max(1, line.length);
    const told = [
      ...WRONG_FIRST.flatMap((pattern) => [...said.matchAll(pattern)].filter(own)).map(
        ([, had = "", becomes = ""]) => ({ had, becomes }),
      ),
      ...[...said.matchAll(RIGHT_FIRST)].filter(own).map(([, becomes = "", had = ""]) => ({ had, becomes })),
    ];
    return told.filter(({ had, becomes }) => had !== becomes);
  });
}

const BILLED_WITH = /(?<![\w-])(?:\d{5}|[A-Z]\d{4})((?:[- ,|]{1,12}[A-Z0-9]{2}(?!\w)){1,3})/g;
/** A service's line on the payer's notice has that modifier: "20610   RT" or "20610-RT". */
const isOnNotice = (noticeText: string, modifier: string) =>
  [...noticeText.matchAll(BILLED_WITH)].some(([, all = ""]) => all.split(/\W+/).includes(modifier));

const OTHER_SIDE: Record<string, string> = { RT: "LT", LT: "RT" };
const SIDED_LINE = /(?<![\w-])(\d{5}|[A-Z]\d{4})[- |]{1,12}(?:[A-Z0-9]{2}[- ,|]{1,4}){0,2}(RT|LT)(?![\w-])/g;
/** "PROCEDURE 2  Left knee: triamcinolone 40 mg": what was done there. */
const DONE =
  /\b(?:procedures?|inject\w*|aspirat\w*|needle|\d{1,3} ?m[gl]|views?|films?|x-?rays?|excis\w+|cast|splint|drain\w+)\b/i;
const PLACE =
  /\b(right|left|RT?|LT?)\s+(?:\w+\s+)?(shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot|heel|ear|eye|breast)\b/gi;
const CLAIM_COPY =
  /\b(?:CMS-?1500|claim (?:form|image|history|as (?:sent|billed|submitted))|837P?|charge entry|ledger)\b/i;

/** The notice has one code twice with one side, and the record of the day has the same done on both. */
function billedOnOneSide(pages: readonly string[], noticeText: string): MiskeyedModifier | undefined {
  const lines = Map.groupBy(noticeText.matchAll(SIDED_LINE), ([, code]) => code);
  const twice = [...lines.values()].filter((found) => found.length > 1);
  const sides = new Set(twice.flatMap((found) => found.map(([, , side]) => side)));
  const [had] = sides;
  const becomes = OTHER_SIDE[had ?? ""];
  if (sides.size !== 1 || !had || !becomes) return undefined;
  const done = pages
    .filter((page) => !CLAIM_COPY.test(page))
    .flatMap((page) => page.split("\n").filter((line) => DONE.test(line)))
    .flatMap((line) => [...line.matchAll(PLACE)])
    .map(([, side = "", part = ""]) => ({ side: side.charAt(0).toUpperCase(), part: part.toLowerCase() }));
  const parts = Map.groupBy(done, ({ part }) => part);
  return [...parts.values()].some((found) => new Set(found.map(({ side }) => side)).size > 1)
    ? { had, becomes }
    : undefined;
}

/**
 * The practice's own papers of a day of service show that a modifier on the claim was keyed wrong, and the notice has that modifier on a line: the claim is
 * put right, and no service is argued for.
 */
export function modifierMiskeyed(
  pages: readonly string[],
  services: readonly string[],
  noticeText: string,
): MiskeyedModifier | undefined {
  const ofDay = pages.filter((page) => findDates(page).some(({ iso }) => services.includes(iso)));
  const said = ofDay.flatMap(saidMiskeyed).filter(({ had }) => isOnNotice(noticeText, had));
  const [first] = said;
  if (!first) return billedOnOneSide(ofDay, noticeText);
  return said.every(({ had, becomes }) => had === first.had && becomes === first.becomes) ? first : undefined;
}
