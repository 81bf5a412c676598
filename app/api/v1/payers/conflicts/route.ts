import { pageAnswer } from "@/lib/core/page";
import { listConflicts } from "@/lib/domain/remittance/posting/conflicts";
import { conflictAnswer, listConflictsQuery } from "@/lib/domain/remittance/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listConflictsQuery,
    summary: "List where payers differ from what was entered",
    answer: pageAnswer(conflictAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listConflicts(ctx, query)),
);
