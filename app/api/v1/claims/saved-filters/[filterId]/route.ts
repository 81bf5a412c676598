import { deleteSavedFilter } from "@/lib/domain/claim/saved-filter/saved-filters";
import { route } from "@/lib/transport/route";

export const DELETE = route(deleteSavedFilter, { params: ["filterId"] });
