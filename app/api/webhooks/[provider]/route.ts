import { z } from "zod";
import { database } from "@/lib/auth/database";
import { AppError, notFound } from "@/lib/core/errors";
import { applyDeliveryReport } from "@/lib/domain/delivery/report";
import { readWebhook } from "@/lib/integrations/services";
import { WebhookRefused } from "@/lib/integrations/webhooks/delivery-report";
import { endpoint } from "@/lib/transport/endpoint";
import { readText } from "@/lib/transport/read-json";

/** Reports of the mail and fax services; the signature is the credential. Open to strangers, who get 401. */
export const POST = endpoint(
  { access: "public", params: z.object({ provider: z.enum(["resend", "telnyx"]) }) },
  async ({ params, request, origin }) => {
    const raw = await readText(request);
    try {
      const report = readWebhook(params.provider, raw, Object.fromEntries(request.headers));
      if (report === null) throw notFound();
      return { status: report ? await applyDeliveryReport(database(), report, origin.requestId) : "ignored" };
    } catch (error) {
      if (error instanceof WebhookRefused)
        throw new AppError("UNAUTHENTICATED", "The signature is not valid.");
      throw error;
    }
  },
);
