import { and, asc, inArray, isNull, lt } from "drizzle-orm";
import type { Inngest } from "inngest";
import { type Database, transact } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import { log } from "@/lib/core/log";
import { eventId } from "./event-id";

const BATCH = 100;

/**
 * Sends what was emitted and not yet sent. Called right after a commit, and by a schedule for what a crash left behind. Rows
 * that another caller is sending are passed over. Sending twice is harmless: the row's id is the event's id, and Inngest
 * takes an id once.
 */
export async function relayOutbox(db: Database, client: Inngest, olderThan?: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    const count = await transact(db, async (tx) => {
      const rows = await tx
        .select({
          id: eventOutbox.id,
          name: eventOutbox.name,
          data: eventOutbox.data,
          tries: eventOutbox.tries,
        })
        .from(eventOutbox)
        .where(and(isNull(eventOutbox.sentAt), olderThan ? lt(eventOutbox.createdAt, olderThan) : undefined))
        .orderBy(asc(eventOutbox.createdAt))
        .limit(BATCH)
        .for("update", { skipLocked: true });
      if (rows.length === 0) return 0;
      await client.send(rows.map(({ tries, ...row }) => ({ ...row, id: eventId(row.id, tries) })));
      const ids = rows.map((row) => row.id);
      await tx.update(eventOutbox).set({ sentAt: new Date() }).where(inArray(eventOutbox.id, ids));
      return rows.length;
    });
    sent += count;
    if (count < BATCH) return sent;
  }
}

/** Relays without making anyone wait; the sweep repeats what fails here. */
export function relayInBackground(db: Database, client: Inngest): void {
  relayOutbox(db, client).catch((error) =>
    log.warn({ err: error }, "event relay failed; a schedule repeats it"),
  );
}
