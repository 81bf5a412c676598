import { openDocument } from "@/lib/domain/document/library/library";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

export const GET = route(openDocument, {
  params: ["documentId"],
  respond: ({ answer: { stream, ...file } }) => fileResponse(stream, { ...file, show: "attachment" }),
});
