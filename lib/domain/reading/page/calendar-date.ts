import { daysInWords } from "./days-in-words";

/** Dates as US notices print them, to ISO `YYYY-MM-DD`. */

export type FoundDate = { iso: string; start: number; end: number };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

const FORMS: { pattern: RegExp; order: "mdy" | "dmy" | "ymd" }[] = [
  {
    pattern: new RegExp(
      `\\b${MONTH}\\.? ?(\\d{1,2})(?:st|nd|rd|th)?(?:,? ?,? ?|,? of (?:the year )?)(\\d{4})\\b`,
      "gi",
    ),
    order: "mdy",
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?[ -](?:(?:day )?of )?${MONTH}\\.?,?[ -](\\d{4})\\b`,
      "gi",
    ),
    order: "dmy",
  },
  { pattern: new RegExp(`(?<![\\d/.-])(\\d{1,2})-${MONTH}-(\\d{2})(?![\\d/-])`, "gi"), order: "dmy" },
  // "Mar-04-2026"
  { pattern: new RegExp(`(?<![\\w/.-])${MONTH}-(\\d{1,2})-(\\d{4})(?![\\w/-])`, "gi"), order: "mdy" },
  // "19JUN2026"
  { pattern: new RegExp(`(?<![\\w/.-])(\\d{2})${MONTH}(\\d{4})(?![\\w/-])`, "gi"), order: "dmy" },
  { pattern: /(?<![\d/.-])(\d{4})-(\d{2})-(\d{2})(?![\d/-])/g, order: "ymd" },
  { pattern: /(?<![\d/.-])(\d{4})\/(\d{2})\/(\d{2})(?![\d/-])/g, order: "ymd" },
  // "09/28/26-10/02/26": a stroke parts the two days of a period, where it belongs to a number elsewhere.
  {
    pattern:
      /(?<![\d/.])(?<!(?<!\d\/\d\d(?:\d\d)?)-)(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?![\d/])(?!-\d(?!\d?\/\d))/g,
    order: "mdy",
  },
  { pattern: /(?<![\d/.-]|\d )(\d{1,2}) \/ (\d{1,2}) \/ (\d{4})(?![\d/])/g, order: "mdy" },
  { pattern: /(?<![\d/.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?![\d/.])/g, order: "mdy" },
];

/** Scanners read letters into dates ("Ju1y", "O6/12/2O26"). Same length, so places stay right. */
function repairDigits(text: string): string {
  // "12/14/2026|97110|150.00": strokes part the fields of a line that has more of them.
  const one =
    text.indexOf("|") === text.lastIndexOf("|") ? /(?<=[\d/])[lI|](?=[\d/])/g : /(?<=[\d/])[lI](?=[\d/])/g;
  return text
    .replace(/(?<=[\d/])[Oo](?=[\d/])|(?<=\d)[Oo]\b|\b[Oo](?=\d\/)/g, "0")
    .replace(one, "1")
    .replace(/\bJu1y\b/gi, "July")
    .replace(/\bApri1\b/gi, "April")
    .replace(/\b0ct/g, "Oct");
}

function isoDate(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Two-digit years count as 20xx up to 2039: nothing that a claim is about lies farther ahead, and births do lie back. */
function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year < 40 ? 2000 + year : 1900 + year;
}

/** All dates of a text, in reading order. */
export function findDates(text: string): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const repaired = repairDigits(text);
  const found: FoundDate[] = [];
  for (const { pattern, order } of FORMS) {
    for (const match of repaired.matchAll(pattern)) {
      const [, a = "", b = "", c = ""] = match;
      const month = (word: string) => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1 || Number(word);
      const iso =
        order === "mdy"
          ? isoDate(fullYear(c), month(a), Number(b))
          : order === "dmy"
            ? isoDate(fullYear(c), month(b), Number(a))
            : isoDate(Number(a), Number(b), Number(c));
      const end = match.index + match[0].length;
      if (iso && !found.some((f) => f.start < end && match.index < f.end))
        found.push({ iso, start: match.index, end });
    }
  }
  for (const { year, month, day, start, end } of daysInWords(repaired)) {
    const iso = isoDate(year, MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, day);
    if (iso && !found.some((f) => f.start < end && start < f.end)) found.push({ iso, start, end });
  }
  const listed = daysOfOneMonth(repaired).filter(
    (one) => !found.some((f) => f.start < one.end && one.start < f.end),
  );
  found.push(...listed);
  return [...found, ...withoutOwnYear(repaired, found), ...endsWithoutYear(repaired, found)].sort(
    (a, b) => a.start - b.start,
  );
}

/** "12/28/26-1/3": the end of a period whose year stands with its first day alone. */
function endsWithoutYear(text: string, found: readonly FoundDate[]): FoundDate[] {
  return found.flatMap(({ iso, start, end }) => {
    const match = /^-(\d{1,2})\/(\d{1,2})(?![\d/.])/.exec(text.slice(end, end + LONGEST_DAY));
    if (!match || !text.slice(start, end).includes("/")) return [];
    const year = Number(iso.slice(0, 4));
    const last = [year, year + 1]
      .flatMap((one) => isoDate(one, Number(match[1]), Number(match[2])) ?? [])
      .find((one) => one >= iso && one <= addDays(iso, LONGEST_PERIOD_DAYS));
    return last ? [{ iso: last, start: end + 1, end: end + match[0].length }] : [];
  });
}

const DAYS_OF_MONTH = new RegExp(
  `\\b${MONTH}\\.? ((?:\\d{1,2}(?:, and |, | and | & | to | through | thru | ?[-–] ?)){1,11})(\\d{1,2}),? (?:of )?(\\d{4})\\b`,
  "gi",
);
const SHORT_DAYS =
  /(?<![\d/.-])((?:\d{1,2}\/\d{1,2}(?:, and |, | and | & )){1,11}\d{1,2}\/\d{1,2}),? of (\d{4})\b/gi;

/** "3, 5 and 10 February 2026", "the 3rd through the 17th of February 2026": only commas would part a number of something else. */
const DAYS_BEFORE_MONTH = new RegExp(
  `(?<![\\w/.,$-])((?:\\d{1,2}(?:st|nd|rd|th)?, ){0,10}\\d{1,2}(?:st|nd|rd|th)?)(?:,? and|,? &| to| through| thru| ?[-–]) ?(?:the )?\\d{1,2}(?:st|nd|rd|th)?,? (?:of )?${MONTH}\\.?,? (\\d{4})\\b`,
  "gi",
);

/** "July 21, 23 and 28, 2025" and "6/1, 6/3 and 6/8 of 2026" print the month and the year, or the year, once. */
function daysOfOneMonth(text: string): FoundDate[] {
  const named = [...text.matchAll(DAYS_OF_MONTH)].flatMap((match) => {
    const [whole, month = "", , , year = ""] = match;
    const days = [...whole.slice(month.length, whole.lastIndexOf(year)).matchAll(/\d{1,2}/g)];
    return days.flatMap((day, place) => {
      const iso = isoDate(Number(year), MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day[0]));
      const at = match.index + month.length + day.index;
      return iso ? [{ iso, start: place === 0 ? match.index : at, end: at + day[0].length }] : [];
    });
  });
  const short = [...text.matchAll(SHORT_DAYS)].flatMap((match) =>
    [...(match[1] ?? "").matchAll(/(\d{1,2})\/(\d{1,2})/g)].flatMap((day) => {
      const iso = isoDate(Number(match[2]), Number(day[1]), Number(day[2]));
      const start = match.index + day.index;
      return iso ? [{ iso, start, end: start + day[0].length }] : [];
    }),
  );
  const before = [...text.matchAll(DAYS_BEFORE_MONTH)].flatMap((match) =>
    [...(match[1] ?? "").matchAll(/\d{1,2}/g)].flatMap((day) => {
      const month = MONTHS.indexOf((match[2] ?? "").slice(0, 3).toLowerCase()) + 1;
      const iso = isoDate(Number(match[3]), month, Number(day[0]));
      const start = match.index + day.index;
      return iso ? [{ iso, start, end: start + day[0].length }] : [];
    }),
  );
  return [...named, ...short, ...before];
}

/** "August 4, 11 and 18 and" before "September 1 and 8, 2026": the days of the month before, one or several. */
const DAYS_BEFORE = new RegExp(
  `\\b${MONTH}\\.? ((?:\\d{1,2}(?:, and |, | and | & )){0,11}\\d{1,2})(?:, and | and |, | & | to | through | thru | ?[-–] ?)$`,
  "i",
);
/** "01/13, 01/20, 01/27/2026", "06/08, 06/10 and 06/15/26"; "pain 3/10, 05/18/2026" is a score and a day. */
const SHORT_BEFORE =
  /(?<![\d/.$-])(?<!\b(?:pain|strength|score|scored|rated|rating|grade|level|step|page|part)(?:\W{0,3}(?:is|was|of|at|now|from|to|on))?\W{0,3})(\d{1,2})\/(\d{1,2})(?:, and | and |, ?| & |; ?| to | through | thru )$/i;
const LONGEST_DAY = 30;
const LONGEST_DAYS = 80;
const MOST_DAYS = 12;
/** "8/15/24-2/26" is a month of the year 26. */
const LONGEST_PERIOD_DAYS = 92;

/** "June 3, June 10 and June 17, 2026", "June 8 to July 17, 2026" print the year once, behind the last day. */
function withoutOwnYear(text: string, found: readonly FoundDate[]): FoundDate[] {
  const more: FoundDate[] = [];
  for (const dated of found) {
    if (/^\d{1,2}\/\d{1,2}\//.test(text.slice(dated.start, dated.end)))
      more.push(...shortBefore(text, dated));
    if (!/^\p{L}/u.test(text.slice(dated.start))) continue;
    let at = dated.start;
    for (let n = 0; n < MOST_DAYS; n++) {
      const from = Math.max(0, at - LONGEST_DAYS);
      const match = DAYS_BEFORE.exec(text.slice(from, at));
      const days = match ? daysListed(match, Number(dated.iso.slice(0, 4)), from) : [];
      if (!match || days.length === 0 || days.some(({ iso }) => iso > dated.iso)) break;
      more.push(...days);
      at = from + match.index;
    }
  }
  return more;
}

/** The month and its days as they stand in a match; none where one of them is no day of that month. */
function daysListed(match: RegExpExecArray, year: number, from: number): FoundDate[] {
  const [whole, name = "", days = ""] = match;
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const at = whole.indexOf(days, name.length);
  const found = [...days.matchAll(/\d{1,2}/g)].map((day, place) => ({
    iso: isoDate(year, month, Number(day[0])),
    start: from + match.index + (place === 0 ? 0 : at + day.index),
    end: from + match.index + at + day.index + day[0].length,
  }));
  const real = found.flatMap(({ iso, ...place }) => (iso ? [{ iso, ...place }] : []));
  return real.length === found.length ? real : [];
}

/** The days of a list whose last one alone has its year; one that would be later is of the year before. */
function shortBefore(text: string, dated: FoundDate): FoundDate[] {
  const more: FoundDate[] = [];
  let [at, next] = [dated.start, dated.iso];
  const isPadded = text[dated.start] === "0";
  for (let n = 0; n < MOST_DAYS; n++) {
    const from = Math.max(0, at - LONGEST_DAY);
    const match = SHORT_BEFORE.exec(text.slice(from, at));
    const [month = "", day = ""] = match?.slice(1) ?? [];
    // A list prints its days in one way: "3/10, 05/18/2026" is none.
    if (!match || (isPadded && month.length < 2)) break;
    const year = Number(next.slice(0, 4));
    const iso = [year, year - 1].flatMap((one) => isoDate(one, Number(month), Number(day)) ?? []);
    const own = iso.find((one) => one <= next);
    if (!own || addDays(own, LONGEST_LIST) < dated.iso) break;
    const start = from + match.index;
    more.push({ iso: own, start, end: start + month.length + 1 + day.length });
    [at, next] = [start, own];
  }
  return more;
}
/** The days of one list lie near each other. */
const LONGEST_LIST = 200;

const DAY_ALONE = new RegExp(
  `\\b${MONTH}\\.? (\\d{1,2}(?:st|nd|rd|th)?(?:(?:, and |, | and | & )(?:the )?\\d{1,2}(?:st|nd|rd|th)?){0,11})(?![\\w/-]|\\.\\d|,? (?:of )?\\d{4})`,
  "gi",
);
const OF_LAST_YEAR = /^,? (?:of )?last year\b/i;

/** "September 14 and 16", "on October 12 of this year": named days without a year, as the last ones that are not after `notice`. */
export function findDaysBefore(text: string, notice: string): FoundDate[] {
  const year = Number(notice.slice(0, 4));
  const dated = findDates(text);
  return [...text.matchAll(DAY_ALONE)].flatMap((match) => {
    const [whole, name = "", days = ""] = match;
    const end = match.index + whole.length;
    if (dated.some((one) => one.start < end && match.index < one.end)) return [];
    const isLast = OF_LAST_YEAR.test(text.slice(end));
    const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    const at = match.index + whole.length - days.length;
    return [...days.matchAll(/\d{1,2}/g)].flatMap((day, place) => {
      const own = (isLast ? [year - 1] : [year, year - 1]).flatMap(
        (one) => isoDate(one, month, Number(day[0])) ?? [],
      );
      const iso = own.find((one) => one <= notice);
      const start = place === 0 ? match.index : at + day.index;
      return iso ? [{ iso, start, end: at + day.index + day[0].length }] : [];
    });
  });
}

/** "9/14  Less pain": month and day without a year at the start of an entry or cell; `around` gives the year, the nearest one. */
export function findShortDay(text: string, around: string): FoundDate | undefined {
  const match =
    /^[\s•*[(-]*(\d{1,2})(?:\/(?=\d)|-(?=\d{2}))(\d{1,2})(?![\d/.-]|\s?(?:\/|of\b|x\b|%|deg|lb|kg|cm|mm|sec|min))(?=[\s:\])]|$)/i.exec(
      text,
    );
  if (!match) return undefined;
  const year = Number(around.slice(0, 4));
  const near = [year, year - 1, year + 1]
    .flatMap((one) => isoDate(one, Number(match[1]), Number(match[2])) ?? [])
    .sort(
      (a, b) => Math.abs(Date.parse(a) - Date.parse(around)) - Math.abs(Date.parse(b) - Date.parse(around)),
    );
  const start = match[0].search(/\d/);
  return near[0] ? { iso: near[0], start, end: match[0].length } : undefined;
}

/** A date without separators or with blanks, as claim forms print it: 03 14 2011, 091426, 05021951, or with points and a short year; and 20260518, as payment files do. */
export function parseFormDate(text: string): string | undefined {
  const match =
    /^\D{0,3}(\d{2}) ?(\d{2}) ?(\d{4}|\d{2})\b/.exec(text) ??
    // "3.4.26": a short year behind points is one where a label calls for a day, and else a policy's number.
    /^\D{0,3}(\d{1,2})\.(\d{1,2})\.(\d{2})(?![\w.])/.exec(text);
  const found = match && isoDate(fullYear(match[3] ?? ""), Number(match[1]), Number(match[2]));
  if (found) return found;
  const [, year, month, day] = /^\D{0,3}((?:19|20)\d{2})(\d{2})(\d{2})\b/.exec(text) ?? [];
  return year ? isoDate(Number(year), Number(month), Number(day)) : undefined;
}

/** "10/05", "1005" or two of them in a column of days: the last such days that are not after the paper's own date. */
export function daysUpTo(text: string, notice: string): string[] {
  if (!/^(?:\d{1,2}\/\d{1,2}|\d{4})(?:(?:\s*-\s*|\s+)(?:\d{1,2}\/\d{1,2}|\d{4}))?$/.test(text)) return [];
  const year = Number(notice.slice(0, 4));
  return [...text.matchAll(/(\d{1,2})\/(\d{1,2})|(\d{2})(\d{2})/g)].flatMap((day) => {
    const of = (one: number) => isoDate(one, Number(day[1] ?? day[3]), Number(day[2] ?? day[4])) ?? [];
    return [year, year - 1].flatMap(of).find((iso) => iso <= notice) ?? [];
  });
}

/** "0504 0504 11  98940 …": a line of charges that opens with its days, without years. */
export function daysOpening(text: string, notice: string | undefined): string[] {
  const pair =
    notice && /\d\.\d\d\b/.test(text) && /^\s*(?:\d{1,3}\s+)?(\d{4}[ -]{1,4}\d{4})(?=\s)/.exec(text)?.[1];
  const days = pair ? daysUpTo(pair, notice) : [];
  const [first = "", last = ""] = days;
  return days.length === 2 && first <= last ? days : [];
}

export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
