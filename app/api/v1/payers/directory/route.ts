import { pageAnswer } from "@/lib/core/page";
import { createPayer, listPayers } from "@/lib/domain/payer-directory/entries";
import { createPayerInput, listPayersQuery, payerAnswer } from "@/lib/domain/payer-directory/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listPayersQuery,
    summary: "List the practice's payers by name",
    answer: pageAnswer(payerAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listPayers(ctx, query)),
);

export const POST = endpoint(
  {
    access: "user",
    body: createPayerInput,
    status: 201,
    summary: "Add a payer to the directory",
    answer: payerAnswer,
  },
  ({ ctx, body }) => createPayer(ctx, body),
);
