import { deleteSavedFilter } from "@/lib/domain/claim/saved-filter/saved-filters";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const DELETE = endpoint(
  { access: "user", params: idParam("filterId"), summary: "Delete one of my saved filters" },
  ({ ctx, params: { filterId } }) => deleteSavedFilter(ctx, filterId),
);
