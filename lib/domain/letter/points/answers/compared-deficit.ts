import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { namesDemands } from "@/lib/domain/reading/chart/values/job-demands";

/** "A deficit that remains, compared with the opposite hand" */
const WITH_OTHER_SIDE =
  /\b(?:opposite|other|un(?:affected|involved|injured)|contralateral|sound|healthy|non-?dominant|dominant) (?:side|hand|arm|leg|limb|extremity|knee|shoulder|elbow|wrist|hip|ankle|foot|thumb|finger)\b|\bside[- ]to[- ]side\b/i;
/** "What the job asks", "the demands of the employee's position" */
const WITH_JOB =
  /\b(?:job|position|occupation|work duties|work)(?:['’]s)? (?:asks|demands?|requires?|requirements?|duties)\b|\b(?:demands?|requirements?) of (?:the |his |her |their |the \w+['’]?s? )?(?:job|position|work|occupation)\b/i;
/** "Grip R 34 lb, L 92 lb", "pinch 9 right vs 21 left": one measure on both sides. */
const BOTH_SIDES =
  /\b(?:R|Rt|right)\b[^.;\d]{0,12}\d{1,3}(?:\.\d)?[^.;\d]{0,24}\b(?:L|Lt|left)\b[^.;\d]{0,8}\d|\b(?:L|Lt|left)\b[^.;\d]{0,12}\d{1,3}(?:\.\d)?[^.;\d]{0,24}\b(?:R|Rt|right)\b[^.;\d]{0,8}\d|\d (?:deg |lbs? |% )?(?:right|left)\b[^.;\d]{0,14}\d{1,3}(?:\.\d)? ?(?:deg |lbs? |% )?(?:right|left)\b/i;
const MOST = 2;

/** What shows a deficit beside the other side and the work, for a point that asks for that: the newest values of both sides, and the job's demands. */
export function ofComparedDeficit(asked: string, facts: readonly ChartFact[]): ChartFact[] {
  const told = facts.filter(({ measure, adverse }) => !measure && !adverse);
  const sides = WITH_OTHER_SIDE.test(asked)
    ? told
        .filter(({ quote }) => BOTH_SIDES.test(quote))
        .toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""))
    : [];
  const demands = WITH_JOB.test(asked)
    ? told.filter(({ heading, quote }) => namesDemands(heading) && /\d/.test(quote))
    : [];
  return [...sides.filter(({ date }) => date === sides[0]?.date).slice(0, MOST), ...demands.slice(0, MOST)];
}
