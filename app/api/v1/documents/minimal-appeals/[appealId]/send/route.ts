import { sendLetter } from "@/lib/domain/delivery/request";
import { route } from "@/lib/transport/route";

/** Accepted with the delivery's state; `sent` means that it went out, `queued` or `sending` that it will. */
export const POST = route(sendLetter, { params: ["appealId"], status: 202 });
