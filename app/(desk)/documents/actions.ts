"use server";

import { createAppeal } from "@/lib/domain/appeal/mutations";
import { deleteDocument } from "@/lib/domain/document/library/library";
import { action } from "@/lib/transport/action";

export const deleteDocumentAction = action(deleteDocument);
export const startAppealAction = action(createAppeal, { reads: true });
