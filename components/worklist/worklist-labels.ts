import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import type { RightMove } from "@/lib/core/enums";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import type { WorklistItemDto, WorklistSort, WorklistState } from "@/lib/domain/case/worklist/schema";

export const STATE_LABELS: Record<WorklistState, string> = {
  open: "To do",
  waiting: "Waiting",
  snoozed: "Snoozed",
  expired: "Expired",
  closed: "Closed",
};

export const SORT_LABELS: Record<WorklistSort, string> = {
  rank: "Most urgent first",
  due: "Due date, nearest first",
  "-amount": "Dollars, most first",
  opened_on: "Oldest first",
};

export const itemName = ({ claim_number, claim_id, id }: WorklistItemDto): string =>
  claim_number || (claim_id ? `Claim-${claim_id.slice(0, 8)}` : `Appeal-${id.slice(0, 8)}`);

export const caseHref = ({ claim_id, appeal_id }: WorklistItemDto): string =>
  claim_id ? `/claims/${claim_id}` : `/appeals/${appeal_id}`;

/** Why a case is closed whose step needs no paper. */
const CLOSE_REASON_OF_MOVE: Partial<Record<RightMove, string>> = {
  write_off: "Written off",
  bill_patient: "Patient billed",
  none: "Nothing to do",
};

/**
 * What the row's button says and what it does: leads to `href`, or closes the case for the reason in `close`, or opens the dialog that
 * writes the move's paper.
 */
export function nextStep(item: WorklistItemDto): { label: string; href: string | null; close?: string } {
  const { appeal_id, appeal_status, written_anyway, clock, move, state } = item;
  const asksPayer = clock === "acknowledgment" || clock === "payer_response" || clock === "follow_up";
  if (asksPayer || state === "closed") {
    return {
      label: clock && state !== "closed" ? "Follow up" : "Open",
      href: appeal_id ? `/appeals/${appeal_id}` : caseHref(item),
    };
  }
  const label = RIGHT_MOVE_LABELS[move];
  const close = CLOSE_REASON_OF_MOVE[move];
  const isDraft = appeal_id && appeal_status === "draft";
  // No letter to go on with: the step is taken outside the app, and the case is closed. One that somebody wrote anyway is theirs.
  if (close && !(isDraft && written_anyway)) {
    return { label: move === "none" ? "Close" : label, href: null, close };
  }
  if (isDraft) return { label: "Continue the letter", href: `/appeals/${appeal_id}` };
  const writes = PAPERS_OF_MOVE[move] && item.claim_status === "denied" && state !== "expired";
  return writes ? { label, href: null } : { label, href: caseHref(item) };
}
