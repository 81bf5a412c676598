import { pageAnswer } from "@/lib/core/page";
import { claimActivity } from "@/lib/domain/claim/activity";
import { claimActivityAnswer, claimActivityQuery } from "@/lib/domain/claim/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    params: idParam("claimId"),
    query: claimActivityQuery,
    summary: "List who did what on a claim",
    answer: pageAnswer(claimActivityAnswer),
  },
  async ({ ctx, params: { claimId }, query, request }) =>
    paged(request, await claimActivity(ctx, claimId, query)),
);
