"use server";

import { createActionItem, updateActionItem } from "@/lib/domain/claim/action-item/mutations";
import { deleteClaimDocument } from "@/lib/domain/document/of-claim/claim-documents";
import { settleProposal } from "@/lib/domain/document/of-claim/settle-proposal";
import { action } from "@/lib/transport/action";

export const createActionItemAction = action(createActionItem);
export const deleteClaimDocumentAction = action(deleteClaimDocument);
export const settleProposalAction = action(settleProposal);
export const updateActionItemAction = action(updateActionItem);
