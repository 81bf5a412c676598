import { downloadLetter } from "@/lib/domain/letter/export/export";
import { fileResponse } from "./file-response";
import { route } from "./route";

/** The letter's PDF; one handler behind four paths (docs/product.md, C16). */
export const letterDownload = route(downloadLetter, {
  params: ["appealId"],
  respond: ({ answer: { bytes, filename } }) =>
    fileResponse(bytes, {
      size: bytes.length,
      filename,
      mediaType: "application/pdf",
      show: "attachment",
    }),
});
