import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** The payer holds against a visit of a new patient that somebody of the same group saw the patient before. */
export const NOT_NEW =
  /\bnew[- ]patient\b[\s\S]{0,400}\b(?:three|3)[- ]years?\b|\b(?:three|3)[- ]years?\b[\s\S]{0,400}\bnew[- ]patient\b|\bnew[- ]patient\b[\s\S]{0,400}\bsame (?:group|practice|specialty)\b/i;
/** A provider taxonomy: its first four characters name the specialty, the rest a field within it. */
export const TAXONOMY = /\b(\d{3}[A-Z0-9])[A-Z0-9]{5}X\b/;
/** Nurse practitioners and physician assistants count as of the specialty of those they work with. */
const OF_ANY_SPECIALTY = /^36[34]/;
/** Three years, with the day itself left to the payer. */
const THREE_YEARS = 3 * 365 + 1;

type Visit = { day: string; specialty: string; line: string; page: Page };

/** "06/11/2025  Oyster Bay  Otto, V  MD  Dermatology  207N00000X  99203": a row of the encounters, its day first. */
const visitsOn = (page: Page): Visit[] =>
  linesOf(page).flatMap((line) => {
    const [first, second] = findDates(line);
    const specialty = TAXONOMY.exec(line)?.[1];
    return first && !second && first.start < 12 && specialty
      ? [{ day: first.iso, specialty, line, page }]
      : [];
  });

/**
 * The practice's list of encounters shows a new patient by the rule of three years: within them only other specialties of the group saw the
 * patient. Nothing where a visit of the same specialty lies within them, or of somebody whose specialty the list leaves open, or where
 * the list does not have the service itself.
 */
export function newPatientShown(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const [day] = services;
  if (!day || services.length !== 1 || !NOT_NEW.test(noticeText)) return undefined;
  const visits = pages.flatMap(visitsOn);
  const own = visits.find((visit) => visit.day === day);
  if (!own || OF_ANY_SPECIALTY.test(own.specialty)) return undefined;
  const recent = visits.filter((visit) => visit.day < day && visit.day >= addDays(day, -THREE_YEARS));
  const isOther = ({ specialty }: Visit) => specialty !== own.specialty && !OF_ANY_SPECIALTY.test(specialty);
  const [last] = recent.toSorted((a, b) => b.day.localeCompare(a.day));
  return last && recent.every(isOther) ? groundOf(own.page, own.line, last.line) : undefined;
}
