import { confirmPayer, payerOfAppeal } from "@/lib/domain/payer-directory/of-appeal";
import { confirmPayerInput, payerAnswer, payerOfAppealAnswer } from "@/lib/domain/payer-directory/schema";
import { idParam, route } from "@/lib/transport/route";

const params = idParam("appealId");

export const GET = route(
  {
    access: "user",
    params,
    summary: "Get what is known of an appeal's payer, and what its letter proposes for the directory",
    answer: payerOfAppealAnswer,
  },
  ({ ctx, params: { appealId } }) => payerOfAppeal(ctx, appealId),
);

export const POST = route(
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
