import { z } from "zod";
import { database } from "@/lib/auth/database";
import { AppError, notFound } from "@/lib/core/errors";
import { receiveFax } from "@/lib/domain/case/fax/receive";
import { applyDeliveryReport } from "@/lib/domain/delivery/report";
import { readWebhook } from "@/lib/integrations/services";
import { WebhookRefused } from "@/lib/integrations/webhooks/delivery-report";
import { endpoint } from "@/lib/transport/endpoint";
import { readText } from "@/lib/transport/read-json";

/** Reports of the mail and fax services, and faxes that came in; the signature is the credential. Open to strangers, who get 401. */
export const POST = endpoint(
  { access: "public", params: z.object({ provider: z.enum(["resend", "telnyx"]) }) },
  async ({ params, request, origin }) => {
    const raw = await readText(request);
    try {
      const report = readWebhook(params.provider, raw, Object.fromEntries(request.headers));
      if (report === null) throw notFound();
      if (report === undefined) return { status: "ignored" };
      const took =
        "received" in report
          ? receiveFax(database(), report.received, origin.requestId)
          : applyDeliveryReport(database(), report, origin.requestId);
      return { status: await took };
    } catch (error) {
      if (error instanceof WebhookRefused)
        throw new AppError("UNAUTHENTICATED", "The signature is not valid.");
      throw error;
    }
  },
);
