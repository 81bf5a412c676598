import type { DecisionLevel } from "@/lib/core/notice";

/** Named by the decision that the letter answers. */
export const LEVEL_LABELS: Record<DecisionLevel, string> = {
  initial: "first appeal",
  first: "second appeal",
  second: "third appeal",
  external: "after external review",
};

export const lawHref = (provisionId: string) => `/appeals/law#${provisionId}`;
