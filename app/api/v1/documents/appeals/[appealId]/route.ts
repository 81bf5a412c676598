import { deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letters";
import { route } from "@/lib/transport/route";

const params = ["appealId"];

export const GET = route(getClaimLetter, { params });
export const DELETE = route(deleteAppeal, { params });
