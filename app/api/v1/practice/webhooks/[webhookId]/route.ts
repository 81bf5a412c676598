import { deleteWebhook } from "@/lib/domain/practice/webhook/webhooks";
import { route } from "@/lib/transport/route";

export const DELETE = route(deleteWebhook, { params: ["webhookId"] });
