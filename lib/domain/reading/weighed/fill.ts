import { addMonths } from "@/lib/core/dates";
import { countedService, OF_OTHER_PLAN, TIME_TO_DECIDE } from "../deadline/deadline";
import { HAD_ENDED } from "../denial/time-ended";
import { isDeadline } from "../gates/date-gate";
import { isCityAndState, isNoOrganization } from "../gates/name-gate";
import { addDays, findDates } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import { comparable } from "../page/clean-text";
import type { LabelKind } from "../page/labels";
import { oneName } from "../page/name-parts";
import { isSomebodyElse, parsePersonName } from "../page/person-name";
import { findPayers } from "../payer/payer-mention";
import { isNoProvider } from "../people/provider-words";
import { tellsAnotherDay } from "../services/dates/other-day-words";
import type { WeighedValue, WeighedValues } from "./weighed-values";

const FAIRLY_SURE = 0.8;

/** The words around a name hold it from here on, and hardly hold one below the other. */
const HELD = 0.5;
const HARDLY = 0.3;
/** A name that no label tells gives way to another where the words around the two tell them this far apart (docs/measured/reading.md). */
const WEAK = 0.5;
const UNHEARD_OF = 0.1;
const BY_FAR = 0.8;

/**
 * The patient whom a label beside the name tells and the words around it hold, instead of one whom those words hardly hold: what
 * stands under a label may belong to the next row. A name that no label tells gives way to one that is likelier by far.
 */
export function likelierPatient(
  told: Candidate | undefined,
  { labeled }: Reading,
  weighed: WeighedValues,
): Candidate | undefined {
  const best = weighed.best("patient_name");
  const name = best && best.share >= HELD ? parsePersonName(best.value) : undefined;
  if (!told || !best || !name || !isSomebodyElse(name.display, told.value)) return told;
  const share = weighed.shareOf("patient_name", told.value) ?? 0;
  if (told.score <= WEAK && share < UNHEARD_OF && best.share >= BY_FAR)
    return { ...best, value: name.display };
  const [at] = told.spans;
  const isBelow = labeled.some(
    (v) => v.layout === "below" && v.span.line === at?.line && v.span.start === at.start,
  );
  if (!isBelow) return told;
  if (share >= HARDLY) return told;
  const beside = labeled.find(
    (v) =>
      v.label.kind === "patient" &&
      v.layout !== "below" &&
      comparable(parsePersonName(v.value)?.display ?? "") === comparable(name.display),
  );
  return beside ? { value: name.display, score: FAIRLY_SURE, spans: [beside.span] } : told;
}

/** The patient where no label tells them. */
export function weighedPatient(weighed: WeighedValues, payer = ""): Candidate | undefined {
  for (const one of weighed.ranked("patient_name").slice(0, 3)) {
    const name = parsePersonName(one.value);
    // "Harbor Crest number …" begins with the plan's own name.
    const isPayer = comparable(payer).startsWith(comparable(one.value));
    if (name && !isPayer && !isCityAndState(one.value) && one.share >= LEAST_PERSON)
      return { ...one, value: name.display };
  }
  return undefined;
}
const LEAST_PERSON = 0.4;

/** A payer that one sign alone names is given up for one that is by far likelier. */
const RIVAL_PAYER = 0.5;
const UNLIKELY_PAYER = 0.25;
/** From here on two signs named the payer (docs/measured/reading.md). */
const NAMED_TWICE = 0.85;

/** "Provider  Services, Hollins Grove Health": the end of an office's name before its house. */
const OFFICE = /^(?:services|relations|department|office|unit|claims|appeals), (?=\p{Lu})/iu;

export function likelierPayer(told: Candidate | undefined, weighed: WeighedValues): Candidate | undefined {
  const best = weighed.best("payer_name");
  const named = best && { ...best, value: best.value.replace(OFFICE, "") };
  const rival = named && isNoOrganization(named.value) ? undefined : named;
  if (!told) return rival;
  if (!rival || rival.share < RIVAL_PAYER || told.score >= NAMED_TWICE) return told;
  const [mine, other] = [comparable(told.value), comparable(rival.value)];
  if (mine.includes(other) || (other.includes(mine) && mine.length > 4)) return told;
  if (isShortFor(told.value, rival.value)) return told;
  const isUnlikely = (weighed.shareOf("payer_name", told.value) ?? 0) < UNLIKELY_PAYER;
  return isUnlikely ? { ...rival, value: oneName(rival.value) } : told;
}

/** "GEHA" and "G.E.H.A Government Employees Health Association, Inc.", a logo over the name in full: one house. */
const isShortFor = (short: string, name: string): boolean =>
  /^\p{Lu}{3,6}$/u.test(short) &&
  name
    .split(/[\s.]+/)
    .map((word) => word.charAt(0))
    .join("")
    .includes(short);

/** The day of a notice that no label tells beyond doubt gives way to one that the words around it hold as good as surely. */
export function likelierNotice(told: Candidate | undefined, weighed: WeighedValues): Candidate | undefined {
  if (!told || told.score >= NAMED_TWICE) return told;
  const { share, rival } = weighed.opinion("notice_date", [told.value]);
  return rival && rival.share >= SURE_NOTICE && share < UNSURE_NOTICE ? rival : told;
}
const SURE_NOTICE = 0.9;
const UNSURE_NOTICE = 0.6;

/** Dates this much less likely than the likeliest are of something else. */
const SHARE_OF_BEST = 0.7;
/** … unless they stand in its line: "May 6, May 13 and May 27, 2026". */
const SHARE_BESIDE = 0.3;

const OTHER_DAYS: ReadonlySet<LabelKind> = new Set(["notice_date", "other_date", "birth_date", "deadline"]);

/** Days of care that no label names: not after the notice. */
export function weighedServices(
  weighed: WeighedValues,
  notice: string | undefined,
  { labeled, lines }: Reading,
): Candidate | undefined {
  // "… and received them / on April 20": what the words before a day say of it is not care.
  const isOther = ({ line, start }: WeighedValue["spans"][number]) =>
    tellsAnotherDay(`${lines[line - 1]?.text.trim() ?? ""} ${lines[line]?.text.slice(0, start) ?? ""}`);
  const toldElse = weighed
    .ranked("dates_of_service")
    .filter(({ spans }) => spans.every(isOther))
    .map(({ value }) => value);
  // "Received 07/22/2026     Finished 07/28/2026": what a label calls another day is no day of care.
  const others = labeled.flatMap(({ label, layout, value }) => {
    const [date] = OTHER_DAYS.has(label.kind) && layout !== "below" ? findDates(value) : [];
    return date?.start === 0 ? [date.iso] : [];
  });
  others.push(...toldElse);
  const best = weighed.best("dates_of_service", [notice, ...others]);
  if (!best) return undefined;
  const days = weighed.ranked("dates_of_service").filter(({ value, share, spans }) => {
    const least = spans.some(({ line }) => line === best.spans[0]?.line) ? SHARE_BESIDE : SHARE_OF_BEST;
    return share >= best.share * least && (!notice || value < notice) && !others.includes(value);
  });
  if (days.length === 0) return undefined;
  return {
    ...best,
    value: days
      .map(({ value }) => value)
      .sort()
      .join(", "),
    spans: days.flatMap(({ spans }) => spans),
  };
}

/** How long a claim may be filed or put right is no time to appeal. */
const OF_FILING = /\b(?:corrected|replacement) claims?\b|\b(?:from|after|of) the dates? of service\b/i;

/** "… a request had to be made within 4 months; it was made in time" */
const IS_OVER = /\bhad to be \p{L}+(?:ed|de|nt)\b|\bit was (?:made|filed|received) in time\b/iu;

/** "Please keep this letter for 90 days": how long a paper is kept. */
const TO_KEEP =
  /\b(?:keep|save|retain|hold on to) (?:this|the|your|a copy of this|these) (?:letter|notice|statement|copy|form|document|explanation|page|record)s?\b/i;

/** "… 10 months from the date / of service", over the end of a line, too. */
const FROM_SERVICE =
  /^\W*(?:after|of|from) (?:the )?(?:(?:last|latest|first) )?(?:dates?\s+of\s+(?:the )?service|service\s+dates?|services?(?=[.,;]|$))\b/i;

/** "Night splinting had not been tried for six months when the request was made": how long something went on, from no day on. */
const LASTED =
  /\b(?:for|over|during|throughout|lasting|lasted|at) (?:(?:the )?(?:last|past|first|next|at least|about|nearly|up to|more than|less than|least) ){0,2}$/i;
const COUNTS_ON =
  /^ ?(?:\(\d+\) ?)?(?:(?:calendar|business|working) )?(?:days?|months?|years?)?,? (?:from|after|of|following|since|to|in which|starting|beginning)\b/i;
/** "The records for the 180 days before the visit", "60 days after discharge": counted from what happened to the patient. */
const OF_CARE =
  /^,? (?:before|prior to|ago\b|earlier\b|(?:after|following|from|of) (?:(?:the|your|his|her|their|an?) )?(?:discharge|surgery|operation|accident|injury|birth|fall|fracture|onset|enrollment|procedure|admission|exam\w*)\b)/i;
/** "We will answer your appeal within 30 days" */
const WE_REPLY =
  /\bwe (?:will|must|shall|have to) (?:\w+ ){0,3}(?:respond|decide|answer|reply|notify|tell|let you know|complete|acknowledge)\b[^.;]{0,60}$/i;
const OF_APPEALS = /\b(?:appeal|dispute|object|contest|reconsider\w*|review)\b[^.;]{0,60}$/i;
/** "Coverage of those visits continues for six months from the date of this notice": how long what was granted lasts. */
const IT_LASTS =
  /\b(?:coverage|benefits?|approvals?|authorizations?|certifications?|eligibility|enrollment|referrals?|visits?|services?)\b[^.;]{0,50}\b(?:continues?|lasts?|runs?|remains?|stays?|goes on|(?:is|are) (?:good|valid|effective|in effect|approved|authorized|covered))\b[^.;,]{0,30}(?<!\bwithin(?: the)? )$/i;
const isNoTime = (before: string, after: string): boolean =>
  OF_CARE.test(after) ||
  (IT_LASTS.test(before) && !OF_APPEALS.test(before)) ||
  WE_REPLY.test(before) ||
  (LASTED.test(before) && !COUNTS_ON.test(after) && !OF_APPEALS.test(before));

const isOfFiling = (text: string): boolean =>
  (OF_FILING.test(text) || OF_OTHER_PLAN.test(text)) && !/\b(?:appeal|dispute|reconsider)/i.test(text);

const NO_RIGHTS =
  /\b(?:carries|carry|gives?|has|have|are|with|afforded) no (?:\w+ )?appeal rights\b|\bno appeal rights are\b/i;

/** The last day to appeal where the time is granted in words that no rule knows. */
export function weighedDeadline(
  weighed: WeighedValues,
  notice: string | undefined,
  { lines }: Reading,
  services: readonly string[] = [],
): (Candidate & { quote: string }) | undefined {
  // "This is not a denial of benefits and carries no appeal rights.": whatever time it names is for something else.
  if (NO_RIGHTS.test(lines.map(({ text }) => text.trim()).join(" "))) return undefined;
  const period = weighed.best("appeal");
  const isNone = (line: number) => {
    const around = [-1, 0, 1].map((n) => lines[line + n]?.text.trim() ?? "").join(" ");
    const own = lines[line]?.text ?? "";
    return (
      isOfFiling(own) ||
      TO_KEEP.test(own) ||
      TIME_TO_DECIDE.test(own) ||
      IS_OVER.test(around) ||
      HAD_ENDED.test(around)
    );
  };
  if (!notice || !period || period.spans.some(({ line }) => isNone(line))) return undefined;
  const [count = "0", unit] = period.value.split(" ");
  const [span] = period.spans;
  const before = span
    ? `${lines[span.line - 1]?.text ?? ""} ${lines[span.line]?.text.slice(0, span.start)}`
    : "";
  const rest = span ? `${lines[span.line]?.text.slice(span.end)} ${lines[span.line + 1]?.text}` : "";
  if (isNoTime(before, rest)) return undefined;
  const service = countedService(services, rest);
  if (FROM_SERVICE.test(rest) && !service) return undefined;
  const [start, name] =
    FROM_SERVICE.test(rest) && service ? [service, "date of service"] : [notice, "notice date"];
  const value =
    unit === "day"
      ? addDays(start, Number(count))
      : addMonths(start, Number(count) * (unit === "year" ? 12 : 1));
  // What was over when the notice was written is a limit to file the claim; "14 years of practice" are a reviewer's.
  if (!isDeadline(value, { notice, services, births: [] })) return undefined;
  return {
    ...period,
    value,
    basis: `${count} ${unit}s from the ${name}`,
    quote: period.value,
    doubt: `No rule knows these words; it is counted from the ${name}.`,
  };
}

/**
 * "Dr. Lysander Moffat's patient": somebody's own is told of, not who treated. A payer's name is no provider's, and neither are the two
 * sides of a dispute.
 */
export const weighedProvider = (weighed: WeighedValues, taken: readonly (string | undefined)[]) => {
  const others = weighed
    .ranked("provider_name")
    .filter(
      ({ value }) =>
        /['’]s$/.test(value) ||
        findPayers(value).length > 0 ||
        isNoProvider(value) ||
        taken.some((name) => name && value.includes(`${name} and `)),
    );
  return weighed.best("provider_name", [...taken, ...others.map(({ value }) => value)]);
};
