import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Role } from "@/lib/core/enums";
import type { PracticeId } from "@/lib/core/ids";
import { at, createdAt, practiceId, updatedAt } from "../columns";
import { users } from "./users";

/** The tenant, and the letterhead of its letters. */
export const practices = pgTable("practices", {
  id: uuid("id").$type<PracticeId>().primaryKey().defaultRandom(),
  name: text("name").notNull(),
  addressLine1: text("address_line1"),
  addressLine2: text("address_line2"),
  city: text("city"),
  state: text("state"),
  zipCode: text("zip_code"),
  phone: text("phone"),
  fax: text("fax"),
  npi: text("npi"),
  tin: text("tin"),
  logoKey: text("logo_key"),
  signerName: text("signer_name"),
  signerTitle: text("signer_title"),
  timeZone: text("time_zone").notNull().default("America/New_York"),
  requireSecondFactor: boolean("require_second_factor").notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Who works in a practice. A person belongs to exactly one. */
export const members = pgTable(
  "members",
  {
    practiceId: practiceId().references(() => practices.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    role: text("role").$type<Role>().notNull(),
    isOwner: boolean("is_owner").notNull().default(false),
    deactivatedAt: at("deactivated_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.userId] }),
    unique("members_user_id_unique").on(t.userId),
    check("members_role", sql`${t.role} in ('provider','staff')`),
  ],
);

export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    practiceId: practiceId().references(() => practices.id),
    email: text("email").notNull(),
    role: text("role").$type<Role>().notNull().default("staff"),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: uuid("invited_by").notNull(),
    expiresAt: at("expires_at").notNull(),
    acceptedAt: at("accepted_at"),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.practiceId, t.invitedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("invitations_practice").on(t.practiceId, t.createdAt),
  ],
);
