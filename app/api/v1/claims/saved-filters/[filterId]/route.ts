import { deleteSavedFilter } from "@/lib/domain/claim/saved-filter/saved-filters";
import { idParam, route } from "@/lib/transport/route";

export const DELETE = route(
  { access: "user", params: idParam("filterId"), summary: "Delete one of my saved filters" },
  ({ ctx, params: { filterId } }) => deleteSavedFilter(ctx, filterId),
);
