/** The tabs of a claim's page; the names stand in its address. */
export const CLAIM_TABS = ["overview", "line-items", "documents", "action-items", "activity"] as const;
export type ClaimTab = (typeof CLAIM_TABS)[number];

export const TAB_LABELS: Record<ClaimTab, string> = {
  overview: "Overview",
  "line-items": "Line Items",
  documents: "Documents",
  "action-items": "Action Items",
  activity: "Activity",
};
