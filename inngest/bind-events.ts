import { database } from "@/lib/auth/database";
import { usesInngest } from "@/lib/env";
import { bindEvents } from "@/lib/events";
import { inngest } from "./client";
import { relayInBackground } from "./relay-outbox";

/** Decides once per process where emitted events go. Called when the server and the worker start. */
export function bindEventsFromSettings(): void {
  if (usesInngest()) {
    bindEvents({ engine: "inngest", relay: () => relayInBackground(database(), inngest()) });
  } else {
    bindEvents({ engine: "dbos" });
  }
}
