import { pageAnswer } from "@/lib/core/page";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { listAppeals } from "@/lib/domain/appeal/queries";
import {
  appealAnswer,
  appealListItemAnswer,
  createAppealInput,
  listAppealsQuery,
} from "@/lib/domain/appeal/schema";
import { paged } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    query: listAppealsQuery,
    summary: "List the appeals, newest first",
    answer: pageAnswer(appealListItemAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listAppeals(ctx, query)),
);

export const POST = route(
  {
    access: "user",
    body: createAppealInput,
    status: 201,
    summary: "Create an appeal, blank or with what is known",
    answer: appealAnswer,
  },
  ({ ctx, body }) => createAppeal(ctx, body),
);
