import { Inngest } from "inngest";
import { log } from "@/lib/core/log";
import { env, inngestDev, ofSettings } from "@/lib/env";
import { APPLICATION_NAME } from "@/lib/events";

/** The Inngest client, built on first use so that a build or a DBOS deployment needs none of its settings. */
export const inngest = ofSettings(
  () =>
    new Inngest({
      id: APPLICATION_NAME,
      eventKey: env.INNGEST_EVENT_KEY ?? "local",
      signingKey: env.INNGEST_SIGNING_KEY,
      ...(env.INNGEST_BASE_URL && { baseUrl: env.INNGEST_BASE_URL }),
      isDev: inngestDev(env.INNGEST_DEV),
      logger: log,
    }),
);
