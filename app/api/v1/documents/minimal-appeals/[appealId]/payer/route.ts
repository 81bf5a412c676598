import { confirmPayer, payerOfAppeal } from "@/lib/domain/appeal/payer/of-appeal";
import { confirmPayerInput, payerOfAppealAnswer } from "@/lib/domain/appeal/payer/schema";
import { payerAnswer } from "@/lib/domain/payer-directory/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

const params = idParam("appealId");

export const GET = endpoint(
  {
    access: "user",
    params,
    summary: "Get what is known of an appeal's payer, and what its letter proposes for the directory",
    answer: payerOfAppealAnswer,
  },
  ({ ctx, params: { appealId } }) => payerOfAppeal(ctx, appealId),
);

export const POST = endpoint(
  {
    access: "user",
    params,
    body: confirmPayerInput,
    summary: "Take the letter's address and fax into the payer directory",
    description: "Fields that are sent replace the proposed ones. The entry counts as verified now.",
    answer: payerAnswer,
  },
  ({ ctx, params: { appealId }, body }) => confirmPayer(ctx, appealId, body),
);
