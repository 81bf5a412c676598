import { createWebhook, listWebhooks } from "@/lib/domain/practice/webhook/webhooks";
import { route } from "@/lib/transport/route";

export const GET = route(listWebhooks);
export const POST = route(createWebhook, { status: 201 });
