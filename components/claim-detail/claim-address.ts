import {
  createLoader,
  createSerializer,
  parseAsBoolean,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { ACTION_STATUSES, ACTION_TYPES, PRIORITIES } from "@/lib/core/enums";

/** The tabs of a claim's page; the names are in its address. */
export const CLAIM_TABS = ["overview", "line-items", "documents", "action-items", "activity"] as const;
export type ClaimTab = (typeof CLAIM_TABS)[number];

export const TAB_LABELS: Record<ClaimTab, string> = {
  overview: "Overview",
  "line-items": "Line Items",
  documents: "Documents",
  "action-items": "Action Items",
  activity: "Activity",
};

const address = {
  tab: parseAsStringLiteral(CLAIM_TABS).withDefault("overview"),
  /** The document that is open. */
  document: parseAsString,
  /** How many pages of the activity are shown. */
  pages: parseAsInteger.withDefault(1),
  /** Which action items are shown. */
  status: parseAsStringLiteral(ACTION_STATUSES),
  type: parseAsStringLiteral(ACTION_TYPES),
  priority: parseAsStringLiteral(PRIORITIES),
  mine: parseAsBoolean.withDefault(false),
};

export const readClaimAddress = createLoader(address);
export type ClaimAddress = Awaited<ReturnType<typeof readClaimAddress>>;

const serialize = createSerializer(address);
export const claimHref = (claimId: string, to: Partial<ClaimAddress>) => `/claims/${claimId}${serialize(to)}`;

/** The filter of the action items, as its controls hold it. */
export const itemFilterOf = ({ status, type, priority, mine }: ClaimAddress) => ({
  status: status ?? "",
  type: type ?? "",
  priority: priority ?? "",
  mine: mine ? "true" : "",
});
export type ItemFilter = ReturnType<typeof itemFilterOf>;
