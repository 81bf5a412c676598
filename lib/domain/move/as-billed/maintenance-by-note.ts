import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { daysOf, groundOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** "A stable, maintenance", "maintenance visit": what the visit itself was. */
const MAINTENANCE =
  /\b(?:stable|unchanged|same|asymptomatic|wellness|monthly|routine)\b,? (?:\w+ ){0,2}maint(?:enance)?\b|\bmaint(?:enance)? (?:care|visit|adj\w*|CMT|manip\w*|tx|treatment)\b/i;
/** Where the care shall go, what the payer or the patient says of it, and upkeep of something else. */
const OF_ANOTHER =
  /\b(?:not|no|non|never|to|then|after|toward|until|goals?|transition\w*|declin\w*|asks?|asked|payer|plan|insur\w*|says|denied|disagree\w*|home|exercises?|dos\w+|med\w*|health|hx|history)\b/i;
const callsIt = (note: string): boolean =>
  note
    .replace(/\s+/g, " ")
    .split(/[.;]\s/)
    .some((clause) => MAINTENANCE.test(clause) && !OF_ANOTHER.test(clause));
/** Something new was treated, or got better: then the visit was not upkeep alone, whatever a word of the plan says. */
const ACTIVE =
  /(?<!\bno (?:new )?(?:\w+ )?|\bdenies |\bwithout )\b(?:worse\w*|better|strain\w*|sprain\w*|corrective|radiat\w*|active|flare\w*|exacerbat\w+|re-?injur\w+|new (?:inj\w*|onset|complaint|fall)|acute|fell|lift(?:ed|ing)|improv\w+|progress(?:ing|ed)|disagree\w*)\b|(?<![\d/])(?:[5-9]|10) ?\/ ?10\b|\bNPRS (?:[5-9]|10)\b/i;

/**
 * The note of each denied visit, where the chart has them all, tells of nothing but upkeep, and those that name it call it maintenance. Not where one of them
 * tells a flare, an injury or a gain.
 */
export function maintenanceByNote(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  const days = [...new Set(services)].toSorted();
  const [first] = days;
  if (!first) return undefined;
  const notes = days.map((day) => noteOf(pages, day, first));
  const told = notes.flatMap((note) => (note && callsIt(note.text) ? [note] : []));
  const isUpkeep =
    notes.every((note) => note !== undefined && !ACTIVE.test(note.text)) && told.length * 2 > days.length;
  const [one] = told;
  return isUpkeep && one ? groundOf(one, one.text) : undefined;
}

/** The entry that a chart begins with the day, up to the next one. */
function noteOf(pages: readonly Page[], day: string, first: string): Page | undefined {
  for (const { text, place } of pages) {
    const lines = text.split("\n");
    const at = lines.findIndex((line) => opensWith(line, first) === day);
    if (at < 0) continue;
    const behind = lines.slice(at + 1);
    const next = behind.findIndex((line) => opensWith(line, first) !== undefined || line.includes("\f"));
    return { text: lines.slice(at, next < 0 ? undefined : at + 1 + next).join("\n"), place };
  }
  return undefined;
}

const opensWith = (line: string, first: string): string | undefined =>
  /^\s{0,4}\d/.test(line)
    ? (findDates(line.slice(0, 24))[0]?.iso ?? daysOf(line.slice(0, 16), first)[0])
    : undefined;
