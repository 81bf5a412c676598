import type { CareStage, DecisionLevel, LineOfBusiness } from "@/lib/core/notice";
import { doubtAbout, type Provision, type Purpose } from "./provision";
import { COVERAGE_DETERMINATIONS } from "./provisions/coverage-determinations";
import { EMPLOYER_PLAN } from "./provisions/employer-plan";
import { MARKETPLACE } from "./provisions/marketplace";
import { MEDICAID } from "./provisions/medicaid";
import { MEDICARE } from "./provisions/medicare";
import { MEDICARE_ADVANTAGE, PART_D } from "./provisions/medicare-advantage";
import { ACROSS_PLANS, FEDERAL_PLANS } from "./provisions/other-plans";

/** All law and policy that a letter may cite. What does not stand here is cited nowhere. */
export const SHELF: readonly Provision[] = [
  ...EMPLOYER_PLAN,
  ...MARKETPLACE,
  ...MEDICARE,
  ...MEDICARE_ADVANTAGE,
  ...PART_D,
  ...MEDICAID,
  ...FEDERAL_PLANS,
  ...ACROSS_PLANS,
  ...COVERAGE_DETERMINATIONS,
];

/** The decision that a letter answers. A level that nothing tells is taken as the first decision; a plan or stage never is guessed. */
export type Standing = {
  lineOfBusiness: LineOfBusiness | null;
  stage: CareStage | null;
  level: DecisionLevel | null;
  /** The day of the decision, where it is known: some rules begin on a date. */
  decidedOn?: string | null;
};

/** Why the entry does not govern this decision; null where it does. */
export function misfitOf(
  entry: Provision,
  { lineOfBusiness, stage, level, decidedOn }: Standing,
): "plan" | "stage" | "level" | "date" | null {
  if (!lineOfBusiness || !entry.linesOfBusiness.includes(lineOfBusiness)) return "plan";
  if (entry.stages && (!stage || !entry.stages.includes(stage))) return "stage";
  if (entry.levels && !entry.levels.includes(level ?? "initial")) return "level";
  if (entry.from && (!decidedOn || decidedOn < entry.from)) return "date";
  if (entry.until && (!decidedOn || decidedOn > entry.until)) return "date";
  return null;
}

/**
 * What a letter on this decision may cite today, in the shelf's order. `actingFor` leaves out what only a patient, or a practice
 * that acts for one, may ask for.
 */
export function provisionsFor(
  wanted: Standing & { purpose?: Purpose; actingFor?: "practice" | "patient"; today: string },
): Provision[] {
  return SHELF.filter(
    (entry) =>
      misfitOf(entry, wanted) === null &&
      (!wanted.purpose || entry.purpose === wanted.purpose) &&
      !(wanted.actingFor === "practice" && entry.ofPatient) &&
      doubtAbout(entry, wanted.today) === null,
  );
}
