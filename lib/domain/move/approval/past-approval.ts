import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { daysOf, groundOf, linesOf, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact, isOfRules } from "../facts/said-as-fact";

const UNITS = `(?:visits?|sessions?|treatments?|units?|tx|appointments?|hours|days)`;
const GRANTED = `(?:approved|authori[sz]ed|certified|granted|allowed|auth['’]?d)`;
/** "Approved 12 visits PT", "12 visits authorized", "Visits approved: 12", "auth 4471, 8 visits". */
const APPROVED = [
  String.raw`\b(?:${GRANTED}|auth(?:orization)?(?: is)?(?: for)?|good for|covers?)\b\W{0,3}(?:for )?(\d{1,3}) (?:\w+ ){0,2}${UNITS}\b`,
  String.raw`\b(\d{1,3}) (?:\w+ ){0,2}${UNITS}\b[^.;\n]{0,24}\b${GRANTED}\b`,
  String.raw`\b${UNITS} ${GRANTED}\W{1,3}(\d{1,3})\b`,
  String.raw`\b${GRANTED} ${UNITS}\W{1,3}(\d{1,3})\b`,
  String.raw`\b(?:pre-?)?(?:auth\w*|PA|approval|certification)\b[^.;\n]{0,60}?\b${UNITS}\W{1,8}(\d{1,3})(?![\d/.-])`,
  String.raw`\b(?:pre-?)?(?:auth\w*|PA|approval|certification)\b[^.;\n]{0,60}?(?<![\d/-])(\d{1,3}) (?:\w+ ){0,2}${UNITS}\b`,
].map((pattern) => new RegExp(pattern, "i"));
/** "13  10/12   no auth", "not covered by auth": a visit of the log for which there was none. */
const WITHOUT =
  /\b(?:no|without|w\/o|past|over|beyond|outside|exceeds?|not (?:on|under|in|covered by|within)) (?:the |an? |any )?(?:auth\w*|PA|approval|approved|pre-?cert\w*|pre-?auth\w*|limit|certification)\b|\b(?:over|past|beyond|above|exceeds?) (?:the )?(?:\d{1,3}|approved|limit)\b/i;
const ASKING = String.raw`(?:request\w*|extension|renewal|re-?auth\w*|pre-?auth\w*|auth\w*|RFA|(?:more|additional|further|extra) (?:\w+ )?visits|concurrent review|PA|form)`;
const DONE = `(?:went|go(?:ne|es)? (?:out|in)|sent|made|submitted|faxed|filed|found|on file|entered|requested|asked|obtained|in (?:the|our) (?:log|file|portal|chart))`;
/** "No request for more went out", "we never asked for an extension", "re-auth: none", "nobody requested more": the practice's own word. */
export const NOT_ASKED = new RegExp(
  [
    String.raw`\bno (?:\w+ ){0,3}${ASKING}\b[^.;\n]{0,60}\b${DONE}\b`,
    String.raw`\bno (?:extension|renewal|re-?auth\w*|concurrent review|(?:further|additional|new|second|other) (?:auth\w*|request|approval))\b`,
    String.raw`\bno record of (?:an?|any)? ?(?:\w+ ){0,2}${ASKING}\b`,
    String.raw`\bnothing (?:\w+ ){0,2}${DONE}\b`,
    String.raw`\b${ASKING}\b[^.;\n]{0,24}[:=]\s*(?:none|no|never|n/a|not (?:sent|requested|done|made|submitted))\b`,
    String.raw`\b${ASKING}\b[^.;\n]{0,40}\b(?:was|were|is|got)? ?(?:not|never) (?:\w+ ){0,2}${DONE}\b`,
    String.raw`\b(?:never|not|n['’]t|nobody|no one|no-one) (?:\w+ ){0,2}(?:request(?:ed)?|ask(?:ed)?|submit(?:ted)?|sen[dt]|fax(?:ed)?|obtain(?:ed)?|renew(?:ed)?|extend(?:ed)?|call(?:ed)? for)\b[^.;\n]{0,40}\b(?:auth\w*|pre-?auth\w*|approval|extension|more|additional|visits|RFA|request|PA|it)\b`,
    String.raw`\b(?:forgot|missed|failed|overlooked|neglected)\b[^.;\n]{0,60}\b(?:auth\w*|approval|extension|more|visits)\b`,
    String.raw`\bnone (?:was |were )?${DONE}\b`,
  ].join("|"),
  "i",
);
/** The payer's own word for it; enough only where the practice's log marks the visits as without one. */
const PAYER_SAYS_NONE =
  /\bno (?:pre-?)?(?:auth\w*|request|approval|extension|certification)\b[^.]{0,40}\b(?:requested|received|on file|given|made|obtained|found)\b|\bnot requested\b/i;
/** Something else may still carry the visits: another approval, a call, an emergency. A person weighs it. */
const OTHERWISE =
  /\b(?:extension|additional|more|further)\b[^.;\n]{0,40}\b(?:approved|granted|authori[sz]ed)\b|\bapproved (?:an? )?(?:additional|extension|\d{1,2} more)\b|\b(?:said|told|advised|stated|confirmed|agreed)\b[^.;\n]{0,60}\b(?:go (?:on|ahead)|ok(?:ay)?|fine|(?<!not )covered|extend(?:ed)?|no (?:pre-?)?auth\w* (?:is |was )?(?:needed|required|necessary)|not (?:needed|required))\b|\bverbal (?:ok|approval|auth\w*)\b|\b(?:ok|approval|letter) to follow\b|\bmis-?count\w*|\bcount(?:ed)? (?:is |was )?(?:wrong|twice|in error)\b|\bno-?shows?\b|\bcount(?:s|ed|ing)? (?:in )?(?:the |our |an )?(?:initial )?(?:eval\w*|no-?show|cancel\w*)\b|(?<!\b(?:no|not|never|without) (?:a )?)\b(?:second|new|another|next|other|updated) (?:auth\w*|approval|PA|cert\w*)\b(?:(?!\b(?:no|not|never)\b)[^.;\n]){0,60}\b(?:approved|granted|\d{1,3} (?:\w+ )?(?:visits|units|sessions))\b/i;
/** A request for more is on its way, or was refused: that decision has rights of its own. */
export const ASKED =
  /(?<!\b(?:no|not|never|nothing|none)\b[^.;\n]{0,40})\b(?:extension|renewal|re-?auth\w*|second (?:request|auth\w*)|(?:request|auth\w*)(?: \w+)? for (?:\d+ )?more|(?:more|additional|further) (?:visits|auth\w*|units))\b(?:(?!\b(?:no|not|never|none|n\/a)\b)[^.;\n]){0,40}\b(?:faxed|sent|submitted|pending|in review|received|denied)\b/i;
const EMERGENCY =
  /(?<!\b(?:no|not(?: an?)?|non-?|without|nothing|neither) ?)\b(?:emergenc(?:y|ies)|emergent(?:ly)?|urgent(?:ly)?)\b(?! contact)(?!\W{0,4}(?:no|n|none)\b)/i;
const LATE_ROUTE =
  /(?<!\b(?:no|not|never|n['’]t)\b[^.]{0,40})\bretro(?:active|spective)?(?:ly)?[ -](?:pre-?)?(?:auth\w*|PA\b|approvals?|review|cert\w*|request)|\b(?:auth\w*|requests?)\b[^.]{0,40}\b(?:after the (?:service|fact)|retro(?:active|spective)ly)\b/i;
/** "Retrospective requests are taken only when (a) ... or (b) ...": what stands behind it has to be true. */
const ONLY = /\bonly (?:when|if|where|for|in|after)\b|\b(?:except|limited to)\b/i;
/** "Retro-authorization requests are not accepted": no way at all. */
const NOT_TAKEN =
  /\b(?:auth\w*|requests?)\b[^.;]{0,20}\b(?:cannot|can ?not|can['’]t|may not|will not) be (?:asked for|requested|obtained|given|granted|issued|submitted|accepted|made)\b[^.;]{0,20}\bafter the (?:service|fact)\b|\bretro\w*\b[^.;]{0,60}\b(?:not|never|no longer|cannot|n['’]t)\b(?: \w+)? (?:accepted|allowed|permitted|granted|given|issued|processed|considered|reviewed|available|performed|done|made|taken|honou?red)\b|\b(?:not|never|no longer|cannot|n['’]t) (?:\w+ )?(?:review|accept|take|consider|process|grant|issue|open|hono(?:u)?r)\b[^.;]{0,40}\b(?:requests?|auth\w*)\b[^.;]{0,30}\bafter the (?:service|fact)\b/i;
/** The grounds on which a payer still looks at a request that comes late, and how a practice says that none was there. */
const LATE_GROUNDS: readonly [ground: RegExp, denied: RegExp][] = [
  [
    /\b(?:emergen\w+|urgent\w*|incapac\w*|unconscious)\b/i,
    /\b(?:no|not(?: an?)?|non-?|never(?: an?)?) ?(?:emergen\w+|urgent)\b|\bemergency\W{1,4}(?:no|none|n)\b|\broutine (?:visits?|care)\b/i,
  ],
  [
    /\b(?:eligib\w+|enroll\w+|entitle\w+|coverage)\b/i,
    /\bcontinuous(?:ly)?\b|\b(?:plan|coverage|eligibility|insurance)\b[^.;\n]{0,30}\b(?:never changed|unchanged|did not change|not changed|the same)\b|\bno (?:retro\w*|(?:change|gap|lapse) (?:in|of) (?:plan|coverage|eligibility|insurance))\b|\b(?:plan|coverage|eligibility|insurance)\b[^.;\n]{0,30}\b(?:verified|checked|confirmed)\b[^.;]{0,30}\bno\s+changes?\b/i,
  ],
  [
    /\b(?:closed|outage|down|unavailable|unreachable)\b|\bnot (?:open|available|working|reachable)\b/i,
    /\b(?:intake|portal|line|phones?|fax|system)\b[^.;\n]{0,20}\b(?:(?:was|were|is) (?:open|up|working|available|staffed)|worked)\b|\bno outage\b/i,
  ],
];

/** The payer still looks at such requests, unless it names the grounds and the practice's own paper denies each. */
export function isReviewedLate(noticeText: string, pages: readonly Page[]): boolean {
  const routes = noticeText
    .replace(/\s+/g, " ")
    .split(/(?<=[.;])\s+(?=\p{Lu})/u)
    .filter((sentence) => LATE_ROUTE.test(sentence) && !(NOT_TAKEN.test(sentence) && !ONLY.test(sentence)));
  return routes.some((sentence) => {
    const at = ONLY.exec(sentence);
    if (!at) return true;
    const grounds = sentence
      .slice(at.index + at[0].length)
      .split(LISTED.test(sentence) ? LISTED : /,? or |, /)
      .filter((words) => /\p{L}{4}/u.test(words));
    return !grounds.every((words) => {
      const named = LATE_GROUNDS.filter(([ground]) => ground.test(words));
      return named.length > 0 && named.every(([, denied]) => pages.some(({ text }) => denied.test(text)));
    });
  });
}
const LISTED = /(?:,? (?:or )?)?\([a-z\d]\) /;
/** Something else may still carry the services. "Retro PA only for an emergency" tells the payer's rule, and of no emergency. */
export const mayBeCarried = (pages: readonly Page[]) =>
  pages.some((page) => {
    const told = sentencesOn(page).filter((one) => !(LATE_ROUTE.test(one) && ONLY.test(one)));
    return OTHERWISE.test(page.text) || told.some((one) => EMERGENCY.test(one));
  });

/**
 * The practice's own log counts each visit in question past the number that was approved, and says that no more was asked for. Not where anything at hand
 * may carry the visits after all, nor where the payer reviews such requests afterwards.
 */
export function pastApproval(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const days = [...new Set(services)];
  if (days.length === 0 || isReviewedLate(noticeText, pages)) return undefined;
  if (mayBeCarried(pages) || pages.some(({ text }) => ASKED.test(text))) return undefined;
  const toldByPayer = firstNumber(noticeText.replace(/\s+/g, " "));
  const payerSaysNone = PAYER_SAYS_NONE.test(noticeText.replace(/\s+/g, " "));
  for (const page of pages) {
    if (isOfRules(page)) continue;
    const lines = linesOf(page).map((line) => line.trimEnd());
    const approved = lines
      .map((line) => line.replace(/\s+/g, " "))
      .find((line) => firstNumber(line) !== undefined);
    const most = firstNumber(approved ?? "") ?? toldByPayer;
    if (most === undefined) continue;
    const past = days.map((day) => pastOn(lines, day, most));
    if (past.some((line) => line === undefined)) continue;
    const notAsked = sentencesOn(page).find((sentence) => {
      const found = NOT_ASKED.exec(sentence);
      return found !== null && !isNoFact(sentence, found.index);
    });
    const marked = payerSaysNone ? past.find((line) => line && WITHOUT.test(line)) : undefined;
    const told = notAsked ?? marked;
    if (told) return groundOf(page, ...(approved ? [approved] : []), told);
  }
  return undefined;
}

/** "Eight visits" counts as 8. */
const inFigures = (text: string) =>
  text.replace(/\b(?:four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/gi, (word) =>
    String(FIGURES[word.toLowerCase()] ?? word),
  );
const FIGURES: Record<string, number> = {
  ...{ four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ ten: 10, twelve: 12, fifteen: 15, twenty: 20 },
};
const firstNumber = (printed: string): number | undefined => {
  const text = inFigures(printed);
  const found = APPROVED.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return found ? Number(found) : undefined;
};

const COUNTED = /(?:^|\s)(?:visit |tx |#|no\.? )*(\d{1,3})(?:st|nd|rd|th)?[.):]?(?: visit)?[\s(:–-]{1,12}$/i;
const COUNTED_BEHIND =
  /^[\d/-]+[\s),]{1,6}(?:is |was |= ?)?(?:\((?:visit )?#?(\d{1,3})\)|(?:visit|visit no\.?|tx|#|no\.)\s?#?(\d{1,3})\b)/i;
const OF_MOST = /\b(\d{1,3}) ?(?:of|\/) ?(\d{1,3})\b(?!\/)/;

const NUMBERED_DAY = /(?<![\d/])(\d{1,2})[/-](\d{1,2})(?:[/-](?:\d{4}|\d{2}))?(?![\d/])/g;

/** "13  10/12   no auth", "10/12 visit 13", "13 of 12": the entry of a log that counts the day past the approved number. */
function pastOn(lines: readonly string[], day: string, most: number): string | undefined {
  const [, month, date] = day.split("-").map(Number);
  const own = (line: string) =>
    [...line.matchAll(NUMBERED_DAY)].find((found) => Number(found[1]) === month && Number(found[2]) === date);
  return lines.find((line) => {
    const isNamed = daysOf(line, day).includes(day);
    const dated =
      own(line)?.index ?? findDates(line).find(({ iso }) => iso === day)?.start ?? (isNamed ? 0 : undefined);
    if (dated === undefined) return false;
    // What is said of an entry stands behind it, up to the next one.
    const behind = line.slice(dated).split(/\s{3,}(?=\d{1,3}\s{1,4}\d{1,2}[/-]\d)/)[0] ?? "";
    const [, of, all] = OF_MOST.exec(behind.replace(/^[\d/-]+/, "")) ?? [];
    const count = Number(
      COUNTED.exec(line.slice(0, dated))?.[1] ??
        COUNTED_BEHIND.exec(behind)?.slice(1).find(Boolean) ??
        (Number(all) === most ? of : undefined) ??
        0,
    );
    return count > most || (count === 0 && WITHOUT.test(behind));
  });
}
