import { downloadRebuttal } from "@/lib/domain/case/proof/download-rebuttal";
import { sendRebuttal } from "@/lib/domain/case/proof/send-rebuttal";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const GET = route(downloadRebuttal, {
  params: ["appealId", "deliveryId"],
  respond: ({ answer: { bytes, filename } }) =>
    fileResponse(bytes, { size: bytes.length, filename, mediaType: "application/pdf", show: "attachment" }),
});

export const POST = route(sendRebuttal, { params: ["appealId", "deliveryId"], status: 202 });
