import { exportClaims } from "@/lib/domain/claim/export";
import { exportClaimsQuery } from "@/lib/domain/claim/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { textStream } from "@/lib/transport/text-stream";

export const GET = endpoint(
  {
    access: "user",
    query: exportClaimsQuery,
    summary: "Download the claims that a filter finds as CSV",
    description: "Takes the filters and orders of the list.",
    file: ["text/csv"],
  },
  ({ ctx, query }) =>
    textStream(exportClaims(ctx, query), { filename: "claims.csv", mediaType: "text/csv; charset=utf-8" }),
);
