import type { DeniedLine } from "@/lib/core/notice";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

const VISIT = /^99(?:20[2-5]|21[1-5])$/;
const PREVENTIVE = /(?<!\w)(?:9938[1-7]|9939[1-7]|G0402|G0438|G0439)(?!\w)/;
const OF_PHYSICAL =
  /\b(?:annual|yearly|preventive|wellness|well[- ](?:child|woman|adult|visit|exam)|physical|check-?up|Z00\.\d+|health maintenance)\b/i;
const NO_COMPLAINT =
  /\bno (?:new |other |acute |specific )?(?:complaints?|concerns?|issues?|problems?)\b|\b(?:denies|without) (?:any )?(?:complaints?|concerns?|problems?)\b|\bfeel(?:s|ing)? (?:great|well|fine|good)\b|\basymptomatic\b/i;
/** A known condition that was looked at and left as it is. */
const AS_BEFORE =
  /\b(?:stable|at goal|well[- ]controlled|in good control|no changes?|unchanged|(?:continue|same) (?:\w+ )?(?:current |same )?(?:meds?|medications?|dose|regimen|treatment)|refill(?:ed|s)?|renew(?:ed|al)?)\b/i;
/** Anything that goes beyond it: then a person has to weigh the work. */
const WORKED_UP =
  /(?<!\b(?:no|not|without|any|denies|never) (?:\w+ )?)\b(?:new|worse(?:n\w*)?|uncontrolled|above goal|not at goal|elevated|abnormal|flare|increas\w+|decreas\w+|reduc\w+|titrat\w+|switch\w*|add(?:ed|ing)|start(?:ed|ing)?|stopp(?:ed|ing)|discontinu\w+|refer(?:red|ral)|MRI|CT|ultrasound|x-?rays?|films?|EKG|ECG|biops\w+|inject\w+|excis\w+|side effects?|separate(?:ly)?|distinct|in addition to the (?:physical|exam)|apart from)\b|\b(?:pain|ache)\s+\d{1,2}\/10\b|\b\d{1,3} min(?:utes)?\b/i;
const NOTE = /\bsigned\b|\/s\/|,?\s(?:MD|DO|NP|FNP|APRN|CNP|PA|PA-C)\b/;

/**
 * A problem visit beside a physical, and the note has no complaint and nothing but a known condition that was left as it is: refills belong to the physical. A change of
 * treatment, a work-up or time of its own is somebody's work, and for a person to weigh.
 */
export function routineWithPhysical(
  pages: readonly Page[],
  services: readonly string[],
  { denied, noticeText }: { denied: readonly DeniedLine[]; noticeText: string },
): Ground | undefined {
  const codes = denied.flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
  if (codes.length === 0 || !codes.every((code) => VISIT.test(code))) return undefined;
  const notes = pages.filter(
    (page) => NOTE.test(page.text) && findDates(page.text).some(({ iso }) => services.includes(iso)),
  );
  const [note, ...others] = notes;
  if (!note || others.length > 0 || !(PREVENTIVE.test(noticeText) || PREVENTIVE.test(note.text)))
    return undefined;
  if (!OF_PHYSICAL.test(note.text) || WORKED_UP.test(note.text)) return undefined;
  const lines = linesOf(note);
  const nothing = lines.find((line) => NO_COMPLAINT.test(line));
  const kept = lines.findLast((line) => AS_BEFORE.test(line));
  return nothing && kept ? groundOf(note, nothing, kept) : undefined;
}
