import type { Line } from "../../page/page-lines";

/** "JOB FUNCTION SHEET", "Physical demands analysis", "Essential functions of the position": what the work asks of whoever does it. */
const DEMANDS =
  /\bjob (?:functions?|descriptions?|demands?|requirements?|analysis|task)\b|\bphysical (?:job )?demands?\b|\bessential (?:job )?functions\b|\b(?:position|occupational) (?:descriptions?|demands?|requirements?|analysis)\b/i;
/** A clinician's test or note that compares with the work has values of the patient as well. */
const OF_PATIENT =
  /\b(?:functional capacity|FCE|evaluation|examination|progress|tested|daily note|visit note|therapist|work (?:conditioning|hardening))\b/i;
const TITLE_LINES = 4;

export const namesDemands = (title: string): boolean => DEMANDS.test(title) && !OF_PATIENT.test(title);

/** Pages that say what a job asks: "60 lb grip" there was measured of nobody. */
export function pagesOfDemands(lines: readonly Line[]): ReadonlySet<number> {
  const pages = Map.groupBy(
    lines.filter(({ text }) => text.trim() !== ""),
    ({ page }) => page,
  );
  return new Set(
    [...pages].flatMap(([page, own]) =>
      own.slice(0, TITLE_LINES).some(({ text }) => DEMANDS.test(text)) &&
      !own.some(({ text }) => OF_PATIENT.test(text))
        ? [page]
        : [],
    ),
  );
}
