import { downloadLetter } from "@/lib/domain/letter/export/export";
import { fileResponse } from "./file-response";
import { idParam, route } from "./route";

/** The letter's PDF; one handler behind four paths (docs/product.md, C16). */
export const letterDownload = route(
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
