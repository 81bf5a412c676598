import { myActionItems } from "@/lib/domain/claim/action-item/queries";
import { myActionItemsAnswer, myActionItemsQuery } from "@/lib/domain/claim/action-item/schema";
import { paged } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route(
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
