import { openExport } from "@/lib/domain/case/export/exports";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

export const GET = route(openExport, {
  params: ["exportId"],
  respond: ({ answer: { stream, ...file } }) => fileResponse(stream, { ...file, show: "attachment" }),
});
