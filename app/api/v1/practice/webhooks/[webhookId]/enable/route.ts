import { enableWebhook } from "@/lib/domain/practice/webhook/webhooks";
import { route } from "@/lib/transport/route";

export const POST = route(enableWebhook, { params: ["webhookId"] });
