import { bigint, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, practiceId } from "../columns";
import { members } from "./practices";

/**
 * Files on their way from a browser to the store's quarantine, in parts. A row goes when its file was taken or refused, or
 * with the sweep of what was given up.
 */
export const stagedUploads = pgTable(
  "staged_uploads",
  {
    id: id(),
    practiceId: practiceId(),
    userId: uuid("user_id").notNull(),
    storageKey: text("storage_key").notNull(),
    /** The store's own name of the upload in parts. */
    storeUpload: text("store_upload").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.practiceId, t.userId],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("staged_uploads_oldest").on(t.practiceId, t.createdAt),
  ],
);
