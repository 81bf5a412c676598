import { downloadBatch } from "@/lib/domain/case/batch/packets";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

export const GET = route(downloadBatch, {
  params: ["batchId"],
  respond: ({ answer: { bytes, filename } }) =>
    fileResponse(bytes, { size: bytes.length, filename, mediaType: "application/zip", show: "attachment" }),
});
