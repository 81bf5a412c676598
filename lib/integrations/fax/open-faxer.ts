import type { OutboxStore } from "@/lib/integrations/local-outbox";
import { SendFailure } from "@/lib/integrations/send-failure";
import type { Storage } from "@/lib/integrations/storage/storage";
import type { Faxer } from "./faxer";
import { OutboxFaxer } from "./outbox-faxer";
import { TelnyxFaxer } from "./telnyx-faxer";

/** The settings of `lib/env.ts` that say how faxes go out. */
export type FaxSettings = {
  APP_MODE: "local" | "production";
  TELNYX_API_KEY?: string | undefined;
  TELNYX_BASE_URL?: string | undefined;
  TELNYX_FAX_CONNECTION_ID?: string | undefined;
  TELNYX_FAX_FROM?: string | undefined;
};

const noFaxer: Faxer = {
  provider: "none",
  async send() {
    throw new SendFailure("rejected", "Faxing is not set up here. Send the letter by email instead.", {
      retryable: false,
      code: "not_configured",
    });
  },
};

/** The local outbox in local mode, else Telnyx, else one that refuses each fax and says why. */
export function openFaxer(settings: FaxSettings, outbox: { store: OutboxStore; storage: Storage }): Faxer {
  if (settings.APP_MODE === "local") return new OutboxFaxer(outbox.store, outbox.storage);
  const { TELNYX_API_KEY, TELNYX_FAX_CONNECTION_ID, TELNYX_FAX_FROM, TELNYX_BASE_URL } = settings;
  if (!TELNYX_API_KEY || !TELNYX_FAX_CONNECTION_ID || !TELNYX_FAX_FROM) return noFaxer;
  return new TelnyxFaxer({
    apiKey: TELNYX_API_KEY,
    connectionId: TELNYX_FAX_CONNECTION_ID,
    from: TELNYX_FAX_FROM,
    baseUrl: TELNYX_BASE_URL,
  });
}
