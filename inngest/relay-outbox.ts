import { and, asc, inArray, isNull, lt } from "drizzle-orm";
import type { Inngest } from "inngest";
import type { Database } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import { log } from "@/lib/core/log";

const BATCH = 100;

/**
 * Sends what was emitted and not yet sent. Called right after a commit, and by the sweep for what a crash left
 * behind. Sending twice is harmless: the row's id is the event's id, and Inngest takes an id once.
 */
export async function relayOutbox(db: Database, client: Inngest, olderThan?: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    const rows = await db
      .select({ id: eventOutbox.id, name: eventOutbox.name, data: eventOutbox.data })
      .from(eventOutbox)
      .where(and(isNull(eventOutbox.sentAt), olderThan ? lt(eventOutbox.createdAt, olderThan) : undefined))
      .orderBy(asc(eventOutbox.createdAt))
      .limit(BATCH);
    if (rows.length === 0) return sent;
    await client.send(rows);
    await db
      .update(eventOutbox)
      .set({ sentAt: new Date() })
      .where(
        inArray(
          eventOutbox.id,
          rows.map((row) => row.id),
        ),
      );
    sent += rows.length;
    if (rows.length < BATCH) return sent;
  }
}

/** Relays without making anyone wait; the sweep repeats what fails here. */
export function relayInBackground(db: Database, client: Inngest): void {
  relayOutbox(db, client).catch((error) =>
    log.warn({ err: error }, "event relay failed; the sweep will repeat it"),
  );
}
