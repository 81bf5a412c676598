"use server";

import { createClaim, updateClaim } from "@/lib/domain/claim/mutations";
import { deleteSavedFilter, saveFilter } from "@/lib/domain/claim/saved-filter/saved-filters";
import { requestClaimsUpdate } from "@/lib/domain/remittance/gateway/request-update";
import { action } from "@/lib/transport/action";

export const createClaimAction = action(createClaim);
export const updateClaimAction = action(updateClaim);
export const requestClaimsUpdateAction = action(requestClaimsUpdate, { reads: true });
/** The menu of saved filters keeps its own list, and nothing else on the page shows one. */
export const saveFilterAction = action(saveFilter, { reads: true });
export const deleteSavedFilterAction = action(deleteSavedFilter, { reads: true });
