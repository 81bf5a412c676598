import { openSealedOriginal } from "@/lib/domain/practice/emergency/uses";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

export const GET = route(openSealedOriginal, {
  params: ["documentId"],
  respond: ({ answer: { stream, ...file } }) => fileResponse(stream, { ...file, show: "attachment" }),
});
