import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { route } from "@/lib/transport/route";

/** Accepted: the letter is there when `GET …/letter/` answers with it. */
export const POST = route(requestLetter, { params: ["appealId"], status: 202 });
