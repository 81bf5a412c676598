"use server";

import { z } from "zod";
import { WebhookMessages } from "@/components/integrations/webhook-messages";
import { webhookIdField } from "@/lib/domain/practice/webhook/schema";
import { listWebhookMessages } from "@/lib/domain/practice/webhook/webhooks";
import { view } from "@/lib/transport/action";

/** What was sent by one webhook, the newest first. */
export const webhookMessagesView = view(
  { access: "owner", input: z.object(webhookIdField) },
  async (ctx, input) => <WebhookMessages messages={(await listWebhookMessages(ctx, input)).results} />,
);
