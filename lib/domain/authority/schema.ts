import type { CareStage, DecisionLevel, LineOfBusiness } from "@/lib/core/notice";

/** A rule of the shelf as a screen shows it. */
export type ProvisionDto = {
  id: string;
  citation: string;
  title: string;
  obliges: string;
  ask: string | null;
  lines_of_business: LineOfBusiness[];
  stages: CareStage[];
  levels: DecisionLevel[];
  from: string | null;
  of_patient: boolean;
  source: string;
  edition: string;
  good_through: string;
  checked_on: string;
  checked_against: { copy: string; dated: string; official: boolean }[];
  /** Why it may not be cited today; null when it may. */
  doubt: string | null;
};

/** A citation of a letter: what it names, and what is wrong with it. `occurrence` counts from 0 in the letter's text. */
export type LetterCitationDto = {
  text: string;
  occurrence: number;
  provision_id: string | null;
  problem: string | null;
};
