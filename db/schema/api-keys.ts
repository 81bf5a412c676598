import { foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ApiScope } from "@/lib/core/api-scopes";
import { at, createdAt, id, practiceId } from "../columns";
import { members } from "./practices";

/** Keys by which a practice's own programs call the API. Only the hash of a key is kept, and its first letters. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    practiceId: practiceId(),
    name: text("name").notNull(),
    prefix: text("prefix").notNull(),
    keyHash: text("key_hash").notNull(),
    scopes: jsonb("scopes").$type<ApiScope[]>().notNull(),
    createdBy: uuid("created_by").notNull(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
    /** To the minute. */
    lastUsedAt: at("last_used_at"),
    /** The network it came from, not the address. */
    lastUsedFrom: text("last_used_from").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    unique("api_keys_practice_id_id").on(t.practiceId, t.id),
    unique("api_keys_hash").on(t.keyHash),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("api_keys_newest").on(t.practiceId, t.createdAt.desc(), t.id),
  ],
);
