import type { Ruling } from "../page/ruling";

export type KnownDates = {
  notice: string | undefined;
  services: readonly string[];
  births: readonly string[];
};

const years = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 31_557_600_000;

/** Longer than any appeal or reopening that a notice grants: 24 months, of which one year may be a leap year. */
const LONGEST_TERM = 2.01;

/** A deadline lies after its notice, within two years, and is no day of service or birth. */
export function isDeadline(date: string, { notice, services, births }: KnownDates): boolean {
  if (births.includes(date) || services.includes(date)) return false;
  if (services.some((service) => date < service)) return false;
  if (!notice) return true;
  return date > notice && years(notice, date) <= LONGEST_TERM;
}

/** A notice is written after the services that it speaks of; one before them is misread, or asks about what is to come. */
export function judgeNotice(notice: string, { services, births }: Omit<KnownDates, "notice">): Ruling {
  if (births.includes(notice)) return { dropped: true };
  const last = services.toSorted().at(-1);
  if (last && notice < last)
    return { doubt: `This date is before the service of ${last}. Compare it with the notice.` };
  return {};
}

/** Nobody is born after a service, nor more than 120 years before it. */
export function judgeBirth(birth: string, notice: string | undefined, services: readonly string[]): Ruling {
  const later = [...services, ...(notice ? [notice] : [])];
  if (later.some((date) => date < birth || years(birth, date) > 120)) return { dropped: true };
  return {};
}
