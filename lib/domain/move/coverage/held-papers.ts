import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import type { HeldPaper } from "../facts/move-facts";
import { isForACase } from "../facts/said-as-fact";
import { affirmsCause, deniesCause } from "./cause-denied";
import { withoutQuestions, withPlainBoxes } from "./form-answers";
import { distinctive, hasOwnEnded, isOfOtherPlan, lettersOf } from "./other-plan";
import { ALWAYS_LAST } from "./other-plan-first";

const COVERAGE = /\b(?:271|eligib\w+|coverage|member(?:ship)?)\b/i;
const IN_FORCE = /(?<!\b(?:not|no longer) )\b(?:active|in force|reinstated|enrolled)\b/i;
const NO_COVERAGE = /\binactive\b|\bnot (?:active|eligible|enrolled|found)\b/i;
const ENDED =
  /\b(?:coverage|insurance|plan|policy|benefits?)\b[^.]{0,60}\b(?:ended|terminated|termed|cancel\w+)\b|\b(?:ended|terminat\w+|termed|cancel\w+)\b[^.]{0,40}\b(?:coverage|insurance|plan|policy)\b|\b(?:coverage|policy|plan|eligibility|benefits?)[ -](?:end|term(?:ination)?|through|thru)(?: date)?\b|\b(?:end|term(?:ination)?) date\b/i;
/** Medicare pays behind a group health plan of someone who still works (42 CFR 411.170 to 411.175). */
const MEDICARE_BEHIND =
  /\bworking aged\b|\bMedicare (?:is|pays|as) secondary\b|\bgroup health plan is (?:the )?primary\b/gi;
/** "(prior: 12 WORKING AGED 05/01/2022 - 12/31/2025)": a record of another time. */
const OF_THE_PAST =
  /\b(?:prior|previous(?:ly)?|former(?:ly)?|past|old|closed|history|no longer|not|until)\b[^\n]{0,24}$/i;
const NO_OTHER = /\bno other (?:active )?(?:coverage|insurance|payer|plan)\b/i;
/** "Not related to the accident of 2021", "Auto accident  [ ] yes  [x] no". */
const NO_ACCIDENT =
  /\bno (?:auto(?:mobile)?|car|motor vehicle|liability|third[- ]party)\b[^.;\n]{0,40}\b(?:insurance|accident|carrier|coverage|claim|involved|liable)\b|\b(?:nobody|no ?one|no other (?:person|party|driver|player)|no third party)\b[^.;\n]{0,24}\b(?:at fault|liable|involved|responsible)\b|\bnot (?:related|due|owed|caused by|a result of|the result of)\b[^.]{0,30}\b(?:accident|collision|crash|employment|work|job|fall|injury|incident|slip)\b|\b(?:auto(?:mobile)?|motor vehicle|car|work(?:place)?)[ -](?:accident|injury|related)\b[^\n[\]]{0,20}\[ ?\] ?yes\s{1,4}\[[xX]\] ?no\b|\b(?:at work|on the job|(?:related to|from|due to|caused by) (?:your |his |her |the )?(?:work|employment|job))\b[^\n[\]]{0,12}\[ ?\] ?yes\s{1,4}\[[xX]\] ?no\b|[.;] {1,3}not (?:(?:hurt|injured) )?(?:at work|on the job)(?=\s*(?:[.;]|$))/im;
/** "Was it at work?   [X] yes   [ ] no": said of any of the three kinds, whatever is said of the others. */
const ACCIDENT =
  /\b(?:at work|on the job|(?:related|due) to (?:your |his |her |the )?(?:work|job)|work(?:place)?[ -](?:related|injury|accident)|employment|auto(?:mobile)?|motor vehicle|accident)\b(?:(?!past|before|ever|prior|previous|history)[^\n[\]]){0,40}\[[xX]\] ?yes\b/i;
/** "Onset 08/17 lifting a pallet at his job", "fell on the job". */
const AT_WORK =
  /(?<!\b(?:not|never|no) (?:\w+ )?)\b(?:hurt|injur(?:y|ed)|fell|slipped|lift(?:ing|ed)|strain(?:ed)?|twist(?:ed|ing)|struck|happened|occurred|onset|began|started)\b(?:(?!\bnot\b)[^.;\n]){0,60}(?<!\bback )\b(?:at (?:his|her|their|the) (?:job|work(?:place|site)?)|at work|on the job)\b/i;
/** "ADDENDUM: the line above came from the wrong template. Not at work.": who wrote the note takes back what it says of work. */
const TAKEN_BACK =
  /\b(?:addendum|correction|amend(?:ed|ment)|late entry)\b[\s\S]{0,400}?\b(?:wrong|error|mistake|incorrect\w*|not correct)\b[\s\S]{0,400}?\b(?:not|never)\b[^.;]{0,40}\b(?:at work|at (?:his|her|their|the) (?:job|work\w*)|on the job|work[- ]related)\b/i;
/** The other insurer has taken the injury on. */
const TAKEN_ON = /\bdate of (?:injury|accident|loss)\b[\s\S]{0,120}?\b(?:accepted|compensable|open)\b/gi;
/** An injury of the weeks before is the one that is treated; an older one may long be closed. */
const RECENT_INJURY_DAYS = 180;
const VISITS =
  /\b\d+ (?:\w+ ){0,2}visits? (?:used|to date|this year)|\bvisits? (?:used|to date)\b|\bvisit #?\d+\b/i;
/** The letters behind the name of whoever sees, treats or nurses a patient. */
const DEGREES = [
  "MD|DO|DC|DPM|NP|FNP|APRN|PA|PA-C|RN",
  "PT|PTA|DPT|OT|OTR|COTA|SLP|CCC-SLP",
  "LCSW|PsyD|PhD",
].join("|");
const NOTE = new RegExp(
  String.raw`\bsigned\b|\be-?sign\b|/s/|\bprovider:|\btherapist:|,\s*(?:${DEGREES})\b`,
  "i",
);
const CLOCK = /\b\d{1,2}:\d{2}\s*(?:[ap]\.?m\.?)?/gi;
/** "A second tracing at 14:10": the same service again, each at its own time. */
const AGAIN =
  /\b(?:second|repeat(?:ed)?|another|later) (?:tracing|ECG|EKG|session|procedure|injection|treatment|x-?rays?|films?|views?|stud(?:y|ies)|test|visit|dose|nebuli[sz]\w+|reading|draw|specimen)\b/i;
/** "Each line read and charted separately", "two separate swabs", "a morning session": the day's record itself tells the services apart. */
const TOLD_APART =
  /\beach (?:\w+ ){0,2}(?:was |is )?(?:read|reported|charted|billed|tested|treated|recorded)(?: \+ \w+| and \w+)? (?:separately|by itself|on its own)\b|\b(?:two|2|three|3|both) (?:separate|different|distinct) (?:\w+ )?(?:instruments?|questionnaires?|scales|screens|tests?|results?|specimens?|swabs?|sites?|lesions?|incisions?|sessions?|visits?|regions?|areas?|injections?|units?|orders?|joints?)\b|\bseparate (?:result|specimen|swab|site|session|incision|lesion|order|procedure|injection)s?\b/i;
const HALF_OF_DAY = [
  /\b(?:AM|a\.m\.|morning) (?:session|visit|treatment|note|appointment)\b/i,
  /\b(?:PM|p\.m\.|afternoon|evening) (?:session|visit|treatment|note|appointment)\b/i,
];
/** "Occupational Therapy Treatment Note" at the head of a note: the same code, given on one day by each of two therapies. */
const THERAPIES = [
  /\b[Pp]hysical [Tt]herapy\b|\bPT\b|\bPHYSICAL THERAPY\b/,
  /\b[Oo]ccupational [Tt]herapy\b|\bOT\b|\bOCCUPATIONAL THERAPY\b/,
  /\b(?:speech(?:[- ]language)? (?:therapy|pathology)|SLP)\b/i,
];
const LINES_OF_HEAD = 3;
/** The one therapy that the head of a note names; a practice's name may hold several. */
function therapyOf(page: string): number | undefined {
  const head = page.trim().split("\n").slice(0, LINES_OF_HEAD).join("\n");
  const named = THERAPIES.flatMap((therapy, at) => (therapy.test(head) ? at : []));
  return named.length === 1 ? named[0] : undefined;
}
/** "Rapid influenza A (87804)" over "Rapid influenza B (87804)": one code ordered or done for two things. */
const CODED_ITEM =
  /^\s*(?:[-•*]|\d{1,2}[.)])?\s*(\p{L}[^\n]{4,70}?)\s*[([]?(?:CPT )?(\d{5}|[A-Z]\d{4})[)\]]?\s*$/gmu;
/** A claim as it was billed, with a modifier for a repeated or separate service on a line. */
const CLAIM_PAGE =
  /\b(?:CMS-?1500|claim (?:form|image|history|as (?:sent|billed|submitted))|837P?|billed lines?|charges? (?:entry|posted))\b/i;
const BILLED_APART = /(?<![\w-])\d{5}[ -](?:59|76|77|91|X[EPSU])(?![\w-])/;
const SEPARATE = /\b(?:separate|unrelated|distinct|second (?:visit|session)|returned the same day)\b/i;

/** What the other papers of a case show beside their kind, for the dates of service in dispute; one text a page. */
export function papersHeld(
  pages: readonly string[],
  services: readonly string[],
  { payerName, memberId }: { payerName: string; memberId?: string } = { payerName: "" },
): HeldPaper[] {
  const [first, last] = [services.toSorted()[0], services.toSorted().at(-1)];
  if (!first || !last) return pages.some((page) => NOTE.test(page)) ? ["records"] : [];
  const held = new Set<HeldPaper>();
  const ofTheDay = pages.filter((page) => findDates(page).some(({ iso }) => iso >= first && iso <= last));
  const notes = ofTheDay.filter((page) => NOTE.test(page));
  if (notes.length > 0) held.add("records");
  const showsOwn = (page: string) =>
    !isOfOtherPlan(page, payerName, memberId) && !hasOwnEnded(page, payerName, first);
  if (pages.some((page) => showsOwn(page) && showsCoverage(page, first, last))) held.add("eligibility");
  if (
    pages.some((page) => otherEnded(page, first, payerName)) &&
    !pages.some((page) => isCardInForce(page, first, payerName))
  )
    held.add("no_other_coverage");
  const isDenied = ofTheDay.some((page) => NO_ACCIDENT.test(page) || deniesCause(page));
  if (isDenied && !ofTheDay.some(affirmsCause) && !tellsAccident(pages, ofTheDay, first))
    held.add("no_accident");
  if (ofTheDay.some((page) => VISITS.test(page))) held.add("visit_count");
  const clocks = new Set(notes.map((page) => page.match(CLOCK)?.[0]).filter(Boolean));
  if (clocks.size > 1 && notes.some((page) => SEPARATE.test(page))) held.add("two_services");
  const times = new Set(notes.flatMap((page) => page.match(CLOCK) ?? []));
  if (times.size > 1 && notes.some((page) => AGAIN.test(page))) held.add("two_services");
  if (ofTheDay.some(tellsApart)) held.add("two_services");
  if (new Set(notes.flatMap((page) => therapyOf(page) ?? [])).size > 1) held.add("two_services");
  if (HALF_OF_DAY.every((half) => notes.some((page) => half.test(page)))) held.add("two_services");
  if (ofTheDay.some((page) => CLAIM_PAGE.test(page) && BILLED_APART.test(page))) held.add("billed_apart");
  return [...held];
}

/** "Auto accident [ ] yes [x] no" says nothing where the same form has "at work [x] yes". */
function tellsAccident(pages: readonly string[], ofTheDay: readonly string[], first: string): boolean {
  const happened = (page: string) => AT_WORK.test(withoutQuestions(page)) && !TAKEN_BACK.test(page);
  if (ofTheDay.some((page) => ACCIDENT.test(page) || happened(page) || tellsCrash(page))) return true;
  return pages.some((page) =>
    [...page.matchAll(TAKEN_ON)].some(([text]) =>
      findDates(text).some(({ iso }) => iso <= first && iso >= addDays(first, -RECENT_INJURY_DAYS)),
    ),
  );
}

/** The record of the day, a claim or the payer's policy aside, tells two services apart. */
function tellsApart(page: string): boolean {
  if (CLAIM_PAGE.test(page) || /\b(?:policy|manual|guide(?:line)?s?|instructions for use)\b/i.test(page))
    return false;
  if (TOLD_APART.test(page)) return true;
  const items = Map.groupBy(page.matchAll(CODED_ITEM), ([, , code]) => code);
  return [...items.values()].some(
    (found) => new Set(found.map(([, name = ""]) => name.toLowerCase().replace(/[^\p{L}]+/gu, " "))).size > 1,
  );
}

/** "Rear-ended 09/20/2026, neck pain since": a crash that the note of the day tells, none of another time and none that it denies. */
const CRASH =
  /\b(?:rear[- ]ended|T-boned|MV[AC]|(?:car|auto(?:mobile)?|motor vehicle) (?:accident|crash|collision|wreck))\b/i;
const NO_CRASH =
  /\b(?:no|not|never|denies|denied|without|non|nor|unrelated|if|whether|history|hx|PMH|prior|previous(?:ly)?|past|old|ago|remote)\b|\?|\[ ?\]/i;
const tellsCrash = (page: string): boolean =>
  withoutQuestions(page)
    .replace(/\s+/g, " ")
    .split(/(?<=[.;])\s+/)
    .some(
      (words) =>
        CRASH.test(words) && !NO_CRASH.test(words) && !/(?<![\d/])(?:19|20)\d\d(?![\d/-])/.test(words),
    );

const ASKED_WITHIN_DAYS = 365;

function showsCoverage(page: string, first: string, last: string): boolean {
  if (!COVERAGE.test(page) || !IN_FORCE.test(page) || NO_COVERAGE.test(page)) return false;
  const dates = findDates(page);
  const since = (start: number) =>
    /\b(?:effective|since|from|as of)\b[^0-9]{0,20}$/i.test(page.slice(0, start));
  // An answer that was asked for before the service tells of its own day: coverage may have ended since.
  const isOfEarlierDay =
    dates.every(({ iso }) => iso < first) &&
    dates.some(({ iso, start }) => iso >= addDays(first, -ASKED_WITHIN_DAYS) && !since(start));
  return dates.some(({ iso, start, end }, at) => {
    if (iso >= first && iso <= last) return true;
    const until = dates[at + 1];
    const isRange = until && /^\s*(?:-|–|to|through|thru|until)\s*$/i.test(page.slice(end, until.start));
    if (isRange && iso <= first && until.iso >= last) return true;
    return since(start) && iso <= first && !isOfEarlierDay;
  });
}

/**
 * Whether the record that Medicare comes second is one of the service date, or had ended: it is called a former one, or a day in its line
 * ended it before.
 */
function medicareBehind(page: string, first: string): "in_force" | "ended" | undefined {
  const records = page.split("\n").flatMap((line) =>
    [...line.matchAll(MEDICARE_BEHIND)].map(({ index, 0: { length } }) => {
      if (OF_THE_PAST.test(line.slice(0, index))) return false;
      const behind = line.slice(index + length);
      const dates = findDates(behind);
      return !dates.some(
        ({ iso, start }) =>
          iso < first &&
          /(?:\d\s*(?:-|–|to|through|thru)\s*|\b(?:until|through|thru|ended|ends?|term(?:ed|inated)?|closed)\b[^\d\n]{0,16})$/i.test(
            behind.slice(0, start),
          ),
      );
    }),
  );
  return records.length === 0 ? undefined : records.includes(true) ? "in_force" : "ended";
}

/** To Medicare the plan that ended is the other one; to that plan Medicare is, and goes on. */
const MEDICARE =
  /\bmedicare\b(?! advantage)|\b(?:novitas|noridian|palmetto|national government services|first coast|NGS|WPS|CGS)\b/i;

/** A box that nobody ticked says nothing, and neither does a rule for a case. */
const saysNoOther = (page: string): boolean =>
  withPlainBoxes(page)
    .replace(/\[ \][^[\n]*/g, " ")
    .split("\n")
    .some((line) => {
      const found = NO_OTHER.exec(line);
      return found !== null && !isForACase(line, found.index) && !/^[^.;]*\?/.test(line.slice(found.index));
    });

/** "Cigna certificate of coverage: … from 01/01/2024 to 03/31/2026": another insurer's own paper, or a row that names it. */
const OF_A_PERIOD = /\b(?:coverage|covered|policy|insured|enrolled)\b/i;
const STILL = /\b(?<!not )(?:active|in force|current|covered (?:services?|visits?|days?)|claims? history)\b/i;
function hasRangeEnded(line: string, first: string, payerName: string): boolean {
  const own = distinctive(payerName);
  const isOther = findPayers(line).some(
    ({ name }) => own.length > 0 && !own.some((word) => lettersOf(name).includes(word)),
  );
  if (!isOther || !OF_A_PERIOD.test(line) || STILL.test(line)) return false;
  const dates = findDates(line);
  // Of two years on one line, the later one may go on.
  if (dates.some(({ iso }) => iso >= first)) return false;
  return dates.some(({ end, start }, at) => {
    const until = dates[at + 1];
    const isRange = until && /^\s{0,3}(?:-|–|to|through|thru)\s{0,3}$/i.test(line.slice(end, until.start));
    const isBirth = /\b(?:DOB|born|birth)\W{0,8}$/i.test(line.slice(0, start));
    return Boolean(isRange && !isBirth && until.iso < first);
  });
}

const CARD = /\b(?:insurance|member|ID) card\b|\bcard\b[^\n]{0,24}\b(?:front|back|cop(?:y|ied)|scan\w*)\b/i;
const BEGINS = /\b(?:effective|eff\.?|since|begins?|start(?:s|ed)?)(?: date)?\W{0,4}$/i;
/** A card of another plan that began before the service and tells of no end: one that ended is not the only other one. */
function isCardInForce(page: string, first: string, payerName: string): boolean {
  const own = distinctive(payerName);
  if (own.length === 0 || !CARD.test(page) || ENDED.test(page) || OVER.test(page)) return false;
  if (own.some((word) => lettersOf(page).includes(word)) || SUPPLEMENT.test(page)) return false;
  const isFirst = findPayers(page).some(
    ({ name, type }) => !ALWAYS_LAST.test(name) && !["liability", "dental_vision", "pharmacy"].includes(type),
  );
  if (!isFirst) return false;
  return findDates(page).some(({ iso, start }) => iso <= first && BEGINS.test(page.slice(0, start)));
}
const SUPPLEMENT = /\b(?:supplement\w*|medigap|secondary|dental|vision|pharmacy)\b/i;
const OVER = /\b(?:inactive|term(?:ed|inated)?|ended|expired|old|former|previous|prior)\b/i;

function otherEnded(page: string, first: string, payerName: string): boolean {
  const behind = medicareBehind(page, first);
  if (behind) return (behind === "in_force") !== MEDICARE.test(payerName);
  if (!COVERAGE.test(page) && !/\b(?:policy|insurance|insured|enrolled|plan|termination)\b/i.test(page))
    return false;
  if (saysNoOther(page)) return true;
  if (page.split("\n").some((line) => hasRangeEnded(line, first, payerName))) return true;
  const at = ENDED.exec(page);
  if (!at) return false;
  const day = findDates(page.slice(at.index, at.index + 160))[0];
  return day !== undefined && day.iso <= first;
}
