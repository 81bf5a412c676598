import { pageAnswer } from "@/lib/core/page";
import { listConflicts } from "@/lib/domain/remittance/posting/conflicts";
import { conflictAnswer, listConflictsQuery } from "@/lib/domain/remittance/schema";
import { paged } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    query: listConflictsQuery,
    summary: "List where payers differ from what was entered",
    answer: pageAnswer(conflictAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listConflicts(ctx, query)),
);
