import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** A payer's letter or screen about whom it pays: "Provider Enrollment", "Credentialing approval", "participation agreement". */
const OF_ENROLLMENT =
  /\b(?:(?:re)?enrollment|(?:re)?credential\w*|(?:re)?validation|reassignment|participat(?:ion|ing)|PECOS|PTAN|provider agreement)\b/i;
const OF_PROVIDER =
  /\b(?:provider|practitioner|physician|clinician|group|supplier|practice|NPI|PTAN|reassignment|credential\w*)\b/i;
/** "Effective date of enrollment: August 15, 2026", "Effective 8/15/2026", "approved as of 08/15/2026": the day in force stands right behind. */
const IN_FORCE =
  /\b(?:effective(?: date)?|participating|enrolled|credentialed|approved|active|in (?:force|network))\b[^.;\n\d]{0,60}$/i;
const REFUSED =
  /\b(?:not (?:been )?(?:approved|enrolled|credentialed|complete[d]?)|denied|rejected|deactivated|revoked|terminated|pending|in process|returned|withdrawn)\b/i;

/**
 * A paper of the payer's shows that the provider was enrolled or credentialed on the days of service: from a day on that lies before them. The
 * day of a patient's coverage is none of it.
 */
export function providerEnrolled(pages: readonly string[], services: readonly string[]): boolean {
  const first = [...services].sort()[0];
  if (!first) return false;
  return pages.some((page) => {
    if (!OF_ENROLLMENT.test(page) || !OF_PROVIDER.test(page) || REFUSED.test(page)) return false;
    return page.split("\n").some((line) => {
      if (/\b(?:member|coverage|eligib\w+|plan begins?|benefits?)\b/i.test(line)) return false;
      return findDates(line).some(({ iso, start }) => iso <= first && IN_FORCE.test(line.slice(0, start)));
    });
  });
}
