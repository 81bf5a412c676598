"use server";

import { correctRemittance } from "@/lib/domain/remittance/from-paper/correct";
import { postDocument } from "@/lib/domain/remittance/from-paper/post-document";
import { resolveConflict } from "@/lib/domain/remittance/posting/conflicts";
import { requestApply } from "@/lib/domain/remittance/posting/request-apply";
import { action } from "@/lib/transport/action";

export const correctRemittanceAction = action(correctRemittance);
export const postDocumentAction = action(postDocument);
export const applyRemittanceAction = action(requestApply);
export const resolveConflictAction = action(resolveConflict);
