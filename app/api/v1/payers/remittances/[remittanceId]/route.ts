import { previewRemittance, previewText } from "@/lib/domain/remittance/posting/preview";
import { remittancePreviewAnswer } from "@/lib/domain/remittance/schema";
import { jsonStream } from "@/lib/transport/json-stream";
import { route } from "@/lib/transport/route";

export const GET = route(previewRemittance, {
  params: ["remittanceId"],
  answer: remittancePreviewAnswer,
  respond: ({ answer }) => jsonStream(previewText(answer), 200),
});
