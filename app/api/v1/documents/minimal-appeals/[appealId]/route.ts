import { deleteAppeal, updateAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { updateAppealInput } from "@/lib/domain/appeal/schema";
import { idParam, route } from "@/lib/transport/route";

const params = idParam("appealId");

export const GET = route({ access: "user", params }, ({ ctx, params: { appealId } }) =>
  getAppeal(ctx, appealId),
);

export const PATCH = route(
  { access: "user", params, body: updateAppealInput },
  ({ ctx, params: { appealId }, body }) => updateAppeal(ctx, appealId, body),
);

export const DELETE = route({ access: "user", params }, ({ ctx, params: { appealId } }) =>
  deleteAppeal(ctx, appealId),
);
