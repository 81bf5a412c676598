import { listWebhookMessages } from "@/lib/domain/practice/webhook/webhooks";
import { route } from "@/lib/transport/route";

export const GET = route(listWebhookMessages, { params: ["webhookId"] });
