import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { PAPERS_OF_MOVE } from "@/lib/core/enums";
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

/** What the row's button says and where it leads; null: it opens the dialog that writes the move's paper. */
export function nextStep(item: WorklistItemDto): { label: string; href: string | null } {
  const { appeal_id, appeal_status, clock, move, state } = item;
  const asksPayer = clock === "acknowledgment" || clock === "payer_response" || clock === "follow_up";
  if (asksPayer || state === "closed") {
    return {
      label: clock && state !== "closed" ? "Follow up" : "Open",
      href: appeal_id ? `/appeals/${appeal_id}` : caseHref(item),
    };
  }
  // Where nothing was denied there is no letter to go on with.
  if (appeal_id && appeal_status === "draft")
    return { label: move === "none" ? "Open" : "Continue the letter", href: `/appeals/${appeal_id}` };
  const label = RIGHT_MOVE_LABELS[move];
  const writes = PAPERS_OF_MOVE[move] && item.claim_status === "denied" && state !== "expired";
  return writes ? { label, href: null } : { label: move === "none" ? "Open" : label, href: caseHref(item) };
}
