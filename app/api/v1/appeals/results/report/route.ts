import { openReport } from "@/lib/domain/case/results/report";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

export const GET = route(openReport, {
  respond: ({ answer: { bytes, filename } }) =>
    fileResponse(bytes, {
      size: bytes.length,
      filename,
      mediaType: "application/pdf",
      show: "inline",
    }),
});
