import { updateAppealMetadata } from "@/lib/domain/appeal/mutations";
import { appealAnswer, appealMetadataInput } from "@/lib/domain/appeal/schema";
import { idParam, route } from "@/lib/transport/route";

export const PATCH = route(
  {
    access: "user",
    params: idParam("appealId"),
    body: appealMetadataInput,
    summary: "Save the extracted information as edited",
    answer: appealAnswer,
  },
  ({ ctx, params: { appealId }, body }) => updateAppealMetadata(ctx, appealId, body),
);
