import { requestApply } from "@/lib/domain/remittance/posting/request-apply";
import { route } from "@/lib/transport/route";

/** 202 while a large file goes on in the background. */
export const POST = route(requestApply, {
  params: ["remittanceId"],
  respond: ({ answer }) => Response.json(answer, { status: answer.status === "applied" ? 200 : 202 }),
});
