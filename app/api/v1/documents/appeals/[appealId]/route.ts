import { deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letters";
import { claimLetterAnswer } from "@/lib/domain/letter/schema";
import { idParam, route } from "@/lib/transport/route";

const params = idParam("appealId");

export const GET = route(
  { access: "user", params, summary: "Get one appeal letter, whole", answer: claimLetterAnswer },
  ({ ctx, params: { appealId } }) => getClaimLetter(ctx, appealId),
);

export const DELETE = route(
  {
    access: "user",
    params,
    summary: "Delete an appeal letter",
    description: "The claim's documents stay. A letter that is being written ends quietly.",
  },
  ({ ctx, params: { appealId } }) => deleteAppeal(ctx, appealId),
);
