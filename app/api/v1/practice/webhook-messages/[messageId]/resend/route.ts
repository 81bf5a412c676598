import { resendWebhookMessage } from "@/lib/domain/practice/webhook/webhooks";
import { route } from "@/lib/transport/route";

export const POST = route(resendWebhookMessage, { params: ["messageId"], status: 202 });
