import { api } from "@/components/app-shell/api-fetch";
import type { Page } from "@/lib/core/page";
import type { KeptFilterDto, SavedFilterDto, SaveFilterInput } from "@/lib/domain/claim/saved-filter/schema";

/** The saved filters' REST calls. All throw `ApiError`, or `TypeError` without an answer. */

const FILTERS = "/claims/saved-filters/";

export const SAVED_FILTERS_KEY = ["saved-filters"] as const;

export const fetchSavedFilters = (signal: AbortSignal) => api<Page<SavedFilterDto>>(FILTERS, { signal });

export const saveFilter = (json: SaveFilterInput) => api<KeptFilterDto>(FILTERS, { method: "POST", json });

export const deleteSavedFilter = (id: string) => api<void>(`${FILTERS}${id}/`, { method: "DELETE" });
