import {
  createLoader,
  createSerializer,
  parseAsBoolean,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { ACTION_STATUSES, ACTION_TYPES, PRIORITIES } from "@/lib/core/enums";

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

/** Which action items are shown. */
export const itemFilter = {
  status: parseAsStringLiteral(ACTION_STATUSES),
  type: parseAsStringLiteral(ACTION_TYPES),
  priority: parseAsStringLiteral(PRIORITIES),
  mine: parseAsBoolean.withDefault(false),
};

const address = {
  tab: parseAsStringLiteral(CLAIM_TABS).withDefault("overview"),
  /** The document that is open. */
  document: parseAsString,
  /** How many pages of the activity are shown. */
  pages: parseAsInteger.withDefault(1),
  ...itemFilter,
};

export const readClaimAddress = createLoader(address);
export type ClaimAddress = Awaited<ReturnType<typeof readClaimAddress>>;

const serialize = createSerializer(address);
export const claimHref = (claimId: string, to: Partial<ClaimAddress>) => `/claims/${claimId}${serialize(to)}`;
