import { deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letters";
import { claimLetterAnswer } from "@/lib/domain/letter/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

const params = idParam("appealId");

export const GET = endpoint(
  { access: "user", params, summary: "Get one appeal letter, whole", answer: claimLetterAnswer },
  ({ ctx, params: { appealId } }) => getClaimLetter(ctx, appealId),
);

export const DELETE = endpoint(
  {
    access: "user",
    params,
    summary: "Delete an appeal letter",
    description: "The claim's documents stay. A letter that is being written ends quietly.",
  },
  ({ ctx, params: { appealId } }) => deleteAppeal(ctx, appealId),
);
