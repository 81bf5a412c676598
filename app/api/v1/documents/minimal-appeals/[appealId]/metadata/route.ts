import { updateAppealMetadata } from "@/lib/domain/appeal/mutations";
import { appealMetadataInput } from "@/lib/domain/appeal/schema";
import { idParam, route } from "@/lib/transport/route";

export const PATCH = route(
  { access: "user", params: idParam("appealId"), body: appealMetadataInput },
  ({ ctx, params: { appealId }, body }) => updateAppealMetadata(ctx, appealId, body),
);
