import { z } from "zod";
import { openAppealDocument } from "@/lib/domain/appeal/documents/files";
import { DOCX } from "@/lib/integrations/reader/media-types";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { fileResponse } from "@/lib/transport/file-response";

/** The uploaded file itself; `?download=1` saves it, else a browser may show it in its sandbox. */
export const GET = endpoint(
  {
    access: "user",
    params: idParam("appealId", "documentId"),
    summary: "Get an uploaded file as it was uploaded",
    file: ["application/pdf", "image/png", "image/jpeg", "image/tiff", DOCX],
    refuses: ["UNAVAILABLE"],
    query: z.object({ download: z.enum(["0", "1"]).default("0") }),
  },
  async ({ ctx, params: { appealId, documentId }, query }) => {
    const { stream, ...file } = await openAppealDocument(ctx, appealId, documentId);
    return fileResponse(stream, { ...file, show: query.download === "1" ? "attachment" : "inline" });
  },
);
