import { deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letters";
import { claimLetterAnswer } from "@/lib/domain/letter/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { route } from "@/lib/transport/route";

const params = idParam("appealId");

export const GET = endpoint(
  { access: "user", params, summary: "Get one appeal letter, whole", answer: claimLetterAnswer },
  ({ ctx, params: { appealId } }) => getClaimLetter(ctx, appealId),
);

export const DELETE = route(deleteAppeal, { params: ["appealId"] });
