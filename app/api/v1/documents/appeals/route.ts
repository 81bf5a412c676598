import { listClaimLetters } from "@/lib/domain/letter/claim-letters/claim-letters";
import { claimLettersAnswer, listClaimLettersQuery } from "@/lib/domain/letter/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listClaimLettersQuery,
    summary: "List the appeal letters of all claims, newest first",
    description:
      "Every word of search occurs in the patient's name, the claim number or the template's name. Their ids are those of the appeals: edit, export and send them by the calls of the quick appeals.",
    answer: claimLettersAnswer,
  },
  async ({ ctx, query, request }) => paged(request, await listClaimLetters(ctx, query)),
);
