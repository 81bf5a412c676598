"use server";

import { createApiKey, revokeApiKey } from "@/lib/domain/practice/api-key/api-keys";
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  resendWebhookMessage,
} from "@/lib/domain/practice/webhook/webhooks";
import { action } from "@/lib/transport/action";

export const createApiKeyAction = action(createApiKey);
export const revokeApiKeyAction = action(revokeApiKey);
export const createWebhookAction = action(createWebhook);
export const deleteWebhookAction = action(deleteWebhook);
export const enableWebhookAction = action(enableWebhook);
export const resendWebhookMessageAction = action(resendWebhookMessage);
