import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id, practiceId } from "../columns";
import { members, practices } from "./practices";

export type PracticeExportState = "queued" | "running" | "done" | "failed" | "expired";

/** One file with everything of a practice, made in the background and kept for a few days. `counts`: rows by table. */
export const practiceExports = pgTable(
  "practice_exports",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    state: text("state").$type<PracticeExportState>().notNull().default("queued"),
    /** Null until it is made, and again once it has expired. */
    storageKey: text("storage_key"),
    sizeBytes: bigint("size_bytes", { mode: "number" }),
    sha256: text("sha256"),
    counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
    /** A sentence for the owner when it failed. */
    error: text("error"),
    requestedBy: uuid("requested_by").notNull(),
    createdAt: createdAt(),
    finishedAt: at("finished_at"),
    expiresAt: at("expires_at"),
  },
  (t) => [
    unique("practice_exports_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.requestedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("practice_exports_newest").on(t.practiceId, t.createdAt, t.id),
    check("practice_exports_state", sql`${t.state} in ('queued','running','done','failed','expired')`),
  ],
);
