import type { CareStage, DecisionLevel, LineOfBusiness } from "@/lib/core/notice";

export const PLAN_LABELS: Record<LineOfBusiness, string> = {
  medicare_ffs: "Original Medicare",
  medicare_advantage: "Medicare Advantage",
  part_d: "Medicare Part D",
  medicaid_mco: "Medicaid managed care",
  tricare: "TRICARE",
  fehb: "Federal employees' plan",
  erisa: "Employer plan (ERISA)",
  marketplace: "Marketplace plan",
  commercial: "Commercial plan",
  workers_comp: "Workers' compensation",
  auto: "Auto insurance",
};

export const STAGE_LABELS: Record<CareStage, string> = {
  pre_service: "before the service",
  concurrent: "during treatment",
  post_service: "after the service",
};

/** Named by the decision that the letter answers. */
export const LEVEL_LABELS: Record<DecisionLevel, string> = {
  initial: "first appeal",
  first: "second appeal",
  second: "third appeal",
  external: "after external review",
};

export const lawHref = (provisionId: string) => `/appeals/law#${provisionId}`;
