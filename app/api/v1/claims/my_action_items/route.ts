import { myActionItems } from "@/lib/domain/claim/action-item/queries";
import { myActionItemsAnswer, myActionItemsQuery } from "@/lib/domain/claim/action-item/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: myActionItemsQuery,
    summary: "List the open action items that are yours",
    answer: myActionItemsAnswer,
  },
  async ({ ctx, query, request }) => {
    const mine = await myActionItems(ctx, query);
    return { ...mine, next: paged(request, mine).next };
  },
);
