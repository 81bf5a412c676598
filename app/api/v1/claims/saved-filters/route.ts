import { pageAnswer } from "@/lib/core/page";
import { listSavedFilters, saveFilter } from "@/lib/domain/claim/saved-filter/saved-filters";
import { keptFilterAnswer, savedFilterAnswer, saveFilterInput } from "@/lib/domain/claim/saved-filter/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  {
    access: "user",
    summary: "List my saved filters of the claims",
    description: "By name, all in one page: a person keeps at most 20, and sees nobody else's.",
    answer: pageAnswer(savedFilterAnswer),
  },
  ({ ctx }) => listSavedFilters(ctx),
);

export const POST = endpoint(
  {
    access: "user",
    body: saveFilterInput,
    summary: "Save a filter of the claims, or replace the one of that name",
    description:
      "query holds parameters of GET /claims/ but no search, cursor or page_size. Names that differ only in capitals are the same. replaced says whether there was one; a 21st name is answered 409.",
    answer: keptFilterAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, body }) => saveFilter(ctx, body),
);
