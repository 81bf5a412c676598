"use server";

import { resolveConflict } from "@/lib/domain/remittance/posting/conflicts";
import { requestApply } from "@/lib/domain/remittance/posting/request-apply";
import { action } from "@/lib/transport/action";

export const applyRemittanceAction = action(requestApply);
export const resolveConflictAction = action(resolveConflict);
