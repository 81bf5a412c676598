import { getRemittance } from "@/lib/domain/remittance/posting/files";
import { previewText } from "@/lib/domain/remittance/posting/preview";
import { previewQuery, remittancePreviewAnswer } from "@/lib/domain/remittance/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { jsonStream } from "@/lib/transport/json-stream";

export const GET = endpoint(
  {
    access: "user",
    params: idParam("remittanceId"),
    query: previewQuery,
    summary: "Preview what a remittance changes now",
    answer: remittancePreviewAnswer,
  },
  async ({ ctx, params, query }) =>
    jsonStream(
      previewText(ctx, await getRemittance(ctx, params.remittanceId), { maxClaims: query.max_claims }),
      200,
    ),
);
