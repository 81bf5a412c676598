import { deletePayer, getPayer, updatePayer } from "@/lib/domain/payer-directory/entries";
import { payerAnswer, updatePayerInput } from "@/lib/domain/payer-directory/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

const params = idParam("payerId");

export const GET = endpoint(
  { access: "user", params, summary: "Get a payer from the directory", answer: payerAnswer },
  ({ ctx, params: { payerId } }) => getPayer(ctx, payerId),
);

export const PATCH = endpoint(
  {
    access: "user",
    params,
    body: updatePayerInput,
    summary: "Change a payer in the directory",
    description: "verified true says that a person has just checked the entry.",
    answer: payerAnswer,
  },
  ({ ctx, params: { payerId }, body }) => updatePayer(ctx, payerId, body),
);

export const DELETE = endpoint(
  { access: "user", params, summary: "Remove a payer from the directory" },
  ({ ctx, params: { payerId } }) => deletePayer(ctx, payerId),
);
