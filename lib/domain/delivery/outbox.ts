import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { localOutbox } from "@/db/schema/system";
import type { OutboxStore } from "@/lib/integrations/local-outbox";
import type { OutboxItemDto } from "./schema";

/** Keeps what local mode would have sent, once per idempotency key. */
export function outboxStore(db: Database): OutboxStore {
  return async (row) => {
    const [inserted] = await db
      .insert(localOutbox)
      .values(row)
      .onConflictDoNothing({ target: localOutbox.idempotencyKey })
      .returning({ id: localOutbox.id });
    if (inserted) return { id: inserted.id, duplicate: false };
    const [existing] = await db
      .select({ id: localOutbox.id })
      .from(localOutbox)
      .where(eq(localOutbox.idempotencyKey, row.idempotencyKey));
    if (!existing) throw new Error("the outbox row vanished");
    return { id: existing.id, duplicate: true };
  };
}

/** The newest 200 of what would have been sent, to one recipient or to all (docs/product.md, C17). */
export async function listOutbox(db: Database, to: string | undefined): Promise<OutboxItemDto[]> {
  const rows = await db
    .select()
    .from(localOutbox)
    .where(to ? sql`lower(${localOutbox.recipient}) = lower(${to})` : undefined)
    .orderBy(desc(localOutbox.createdAt), desc(localOutbox.id))
    .limit(200);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    attachments: row.attachments.map((file, index) => ({
      filename: file.filename,
      content_type: file.contentType,
      size: file.size,
      url: `/api/dev/outbox/${row.id}/${index}/`,
    })),
    created_at: row.createdAt.toISOString(),
  }));
}

/** Where an attachment of an outbox item is stored, or null. */
export async function outboxAttachment(db: Database, itemId: string, index: number) {
  const [row] = await db
    .select({ attachments: localOutbox.attachments })
    .from(localOutbox)
    .where(eq(localOutbox.id, itemId));
  return row?.attachments[index] ?? null;
}
