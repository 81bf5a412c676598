import { openOriginal } from "@/lib/domain/remittance/from-paper/original";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

export const GET = route(openOriginal, {
  params: ["remittanceId"],
  respond: ({ answer: { stream, ...file } }) => fileResponse(stream, { ...file, show: "inline" }),
});
