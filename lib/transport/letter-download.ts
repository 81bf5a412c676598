import { downloadLetter } from "@/lib/domain/letter/export/export";
import { endpoint, idParam } from "./endpoint";
import { fileResponse } from "./file-response";

/** The letter's PDF; one handler behind four paths (docs/product.md, C16). */
export const letterDownload = endpoint(
  {
    access: "user",
    params: idParam("appealId"),
    summary: "Download the letter as a PDF",
    file: ["application/pdf"],
    refuses: ["BAD_REQUEST", "UNAVAILABLE"],
  },
  async ({ ctx, params }) => {
    const { bytes, filename } = await downloadLetter(ctx, params.appealId);
    return fileResponse(bytes, {
      size: bytes.length,
      filename,
      mediaType: "application/pdf",
      show: "attachment",
    });
  },
);
