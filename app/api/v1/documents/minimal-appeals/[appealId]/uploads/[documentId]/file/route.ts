import { openAppealDocument } from "@/lib/domain/appeal/documents/files";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

export const GET = route(openAppealDocument, {
  params: ["appealId", "documentId"],
  respond: ({ answer: { stream, ...file } }) => fileResponse(stream, file),
});
