import { exportClaims } from "@/lib/domain/claim/export";
import { route } from "@/lib/transport/route";
import { textStream } from "@/lib/transport/text-stream";

export const GET = route(exportClaims, {
  respond: ({ answer }) =>
    textStream(answer, { filename: "claims.csv", mediaType: "text/csv; charset=utf-8" }),
});
