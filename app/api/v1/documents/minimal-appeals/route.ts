import { pageAnswer } from "@/lib/core/page";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { listAppeals } from "@/lib/domain/appeal/queries";
import {
  appealAnswer,
  appealListItemAnswer,
  createAppealInput,
  listAppealsQuery,
} from "@/lib/domain/appeal/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listAppealsQuery,
    summary: "List the appeals, newest first",
    description: "Every word of search occurs in the patient's name, the claim number or the payer.",
    answer: pageAnswer(appealListItemAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listAppeals(ctx, query)),
);

export const POST = endpoint(
  {
    access: "user",
    body: createAppealInput,
    status: 201,
    summary: "Create an appeal, blank or with what is known",
    description:
      "With documents it begins with those, with a claim and none named with the claim's. Nothing is copied; what they say fills the fields that were left empty.",
    answer: appealAnswer,
  },
  ({ ctx, body }) => createAppeal(ctx, body),
);
