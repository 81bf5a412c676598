import { pageAnswer } from "@/lib/core/page";
import { claimActivity } from "@/lib/domain/claim/activity";
import { claimActivityAnswer, claimActivityQuery } from "@/lib/domain/claim/schema";
import { paged } from "@/lib/transport/paged";
import { idParam, route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    params: idParam("claimId"),
    query: claimActivityQuery,
    summary: "Tell who did what on a claim",
    answer: pageAnswer(claimActivityAnswer),
  },
  async ({ ctx, params: { claimId }, query, request }) =>
    paged(request, await claimActivity(ctx, claimId, query)),
);
