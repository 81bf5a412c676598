import type { claimPostings } from "@/db/schema/remittances";
import type { ClaimRow } from "@/lib/domain/claim/columns";
import type { LineRow } from "@/lib/domain/claim/line-item/columns";

export type Value = string | number | boolean | null;

/** What earlier decisions made of a claim; see the table `claim_postings`. */
export type Posting = Pick<
  typeof claimPostings.$inferSelect,
  "values" | "nets" | "spokenAt" | "lastContent" | "lastPayment" | "lastOrder"
>;

/** A claim as posting sees and changes it. */
export type ClaimState = {
  row: ClaimRow;
  lines: LineRow[];
  posting: Posting | null;
  /** Folded, as they are compared. */
  patient: { last: string; first: string };
  isNew: boolean;
  /** The row as it was read, to tell what a batch changed. */
  before: ClaimRow | null;
  changedLines: Set<string>;
  /** Columns that the decisions of this batch changed. */
  changedFields: Set<string>;
  /** How many single changes there were. */
  changes: number;
  /** What the decision at hand wrote, for people to look at. */
  log: Difference[];
  touched: boolean;
};

/** Values as the calls show them. */
type Difference = { field: string; ours: string; theirs: string };

/** A difference between what a person entered and what the payer says. */
export type Conflict = Difference & { lineItemId: string | null };

export type Merged = {
  outcome: "posted" | "unchanged" | "conflict";
  changes: Difference[];
  conflicts: Conflict[];
};
