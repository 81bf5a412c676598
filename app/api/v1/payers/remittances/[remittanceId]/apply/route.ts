import { requestApply } from "@/lib/domain/remittance/posting/request-apply";
import { applyAnswer, applyInput } from "@/lib/domain/remittance/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

/** 202 while a large file goes on in the background. */
export const POST = endpoint(
  {
    access: "user",
    params: idParam("remittanceId"),
    body: applyInput,
    summary: "Apply a remittance to the claims",
    description:
      "Safe to repeat: what was posted is never posted again. Nothing that a person entered is overwritten; " +
      "differences are counted and listed at /payers/conflicts/. Answers 202 with the counts so far for a file so " +
      "large that it goes on in the background.",
    answer: applyAnswer,
    refuses: ["CONFLICT", "UNPROCESSABLE", "UNAVAILABLE"],
  },
  async ({ ctx, params, body }) => {
    const answer = await requestApply(ctx, params.remittanceId, { createMissing: body.create_missing });
    return Response.json(answer, { status: answer.status === "applied" ? 200 : 202 });
  },
);
