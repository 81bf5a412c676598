import { updateAppealMetadata } from "@/lib/domain/appeal/mutations";
import { appealAnswer, appealMetadataInput } from "@/lib/domain/appeal/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const PATCH = endpoint(
  {
    access: "user",
    params: idParam("appealId"),
    body: appealMetadataInput,
    summary: "Save the extracted information as edited",
    answer: appealAnswer,
  },
  ({ ctx, params: { appealId }, body }) => updateAppealMetadata(ctx, appealId, body),
);
