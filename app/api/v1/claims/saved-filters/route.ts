import { listSavedFilters, saveFilter } from "@/lib/domain/claim/saved-filter/saved-filters";
import { route } from "@/lib/transport/route";

export const GET = route(listSavedFilters);
export const POST = route(saveFilter);
