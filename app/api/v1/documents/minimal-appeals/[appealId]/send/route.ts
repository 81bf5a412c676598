import { awaitDelivery, requestSending } from "@/lib/domain/delivery/request";
import { sendAnswer, sendInput } from "@/lib/domain/delivery/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

/** Most sendings end within a moment: the answer waits so long, then tells the state it knows. */
const PATIENCE_MS = 4_000;

/** Accepted with the delivery's state; `sent` means that it went out, `queued` or `sending` that it will. */
export const POST = endpoint(
  {
    access: "user",
    verified: true,
    params: idParam("appealId"),
    body: sendInput,
    status: 202,
    summary: "Send the letter and its enclosures by email or fax",
    description:
      "The same version with the same enclosures to the same recipient is sent once, however often it is asked; `again` sends once more on " +
      "purpose. Needs a verified email address.",
    answer: sendAnswer,
    refuses: ["CONFLICT", "UNPROCESSABLE", "UNAVAILABLE"],
  },
  async ({ ctx, params: { appealId }, body }) => {
    const ordered = await requestSending(ctx, appealId, body);
    const delivery = await awaitDelivery(ctx, ordered.id, PATIENCE_MS);
    return {
      status: delivery.state,
      delivery,
      message:
        delivery.state === "sent"
          ? `Appeal sent successfully via ${delivery.method}!`
          : (delivery.error ?? `Sending via ${delivery.method}…`),
    };
  },
);
