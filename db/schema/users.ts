import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PracticeId } from "@/lib/core/ids";
import { at, createdAt, id, updatedAt } from "../columns";

/**
 * A person's identity. It holds no practice's data: what a person may see hangs on `members`. Username and email are
 * kept as typed beside one canonical form. A username is unique; an address only once it is verified, so that nobody
 * can hold another's address, or learn at sign-up whether it has an account.
 */
export const users = pgTable(
  "users",
  {
    id: id(),
    username: text("username").notNull(),
    usernameKey: text("username_key").notNull(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    emailVerifiedAt: at("email_verified_at"),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    passwordHash: text("password_hash").notNull(),
    npi: text("npi"),
    tin: text("tin"),
    organization: text("organization"),
    totpSecret: text("totp_secret"),
    totpConfirmedAt: at("totp_confirmed_at"),
    totpLastStep: integer("totp_last_step"),
    recoveryCodeHashes: jsonb("recovery_code_hashes").$type<string[]>(),
    /** Whether a sign-in on a device not seen before is told by mail. */
    signInAlerts: boolean("sign_in_alerts").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_username_key").on(t.usernameKey),
    uniqueIndex("users_verified_email").on(t.emailKey).where(sql`${t.emailVerifiedAt} is not null`),
    index("users_email").on(t.emailKey),
  ],
);

/** One sign-in on one device: the family of its tokens. Ended by setting `revoked_at`. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    memberPracticeId: uuid("member_practice_id").$type<PracticeId>().notNull(),
    carrier: text("carrier").$type<"browser" | "bearer">().notNull(),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
    lastUsedAt: at("last_used_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
    revokedReason: text("revoked_reason"),
    createdAt: createdAt(),
  },
  (t) => [index("sessions_user").on(t.userId, t.revokedAt)],
);

/** Tokens are kept as SHA-256 only. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("access_tokens_session").on(t.sessionId), index("access_tokens_expiry").on(t.expiresAt)],
);

/**
 * A refresh token works once. `successor` is the pair it was exchanged for, sealed under a key that only the spent
 * token itself yields, so that a second tab gets the same pair during the grace and a thief of the table gets none.
 */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    successor: text("successor"),
    createdAt: createdAt(),
  },
  (t) => [index("refresh_tokens_session").on(t.sessionId), index("refresh_tokens_expiry").on(t.expiresAt)],
);

/** One-time links by mail: verify an address, reset a password. Hashed, short-lived, tied to one person. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<"verify_email" | "reset_password">().notNull(),
    /** The address it was sent to: a changed address makes the link void. */
    emailKey: text("email_key").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    superseded: boolean("superseded").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index("one_time_tokens_user").on(t.userId, t.purpose)],
);

/**
 * Each address that a reset was asked for, whether or not anyone has it: only the worker looks who does, so that the answer
 * comes as fast for nobody's. Cleared away a day later.
 */
export const passwordResetRequests = pgTable(
  "password_reset_requests",
  {
    id: uuid("id").primaryKey(),
    emailKey: text("email_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("password_reset_requests_address").on(t.emailKey)],
);

/** Devices a person signed in on: the hash of a browser's device cookie, or of a program's name. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    deviceHash: text("device_hash").notNull(),
    createdAt: createdAt(),
    lastSeenAt: at("last_seen_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.deviceHash] }),
    index("known_devices_last_seen").on(t.lastSeenAt),
  ],
);

/** Keys of the WebAuthn kind: a second factor, and with user verification a sign-in without password. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Base 64 for URLs, as the browser names it. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base 64 for URLs. */
    publicKey: text("public_key").notNull(),
    /** How often it signed, where it counts; a count that does not grow means a copy. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull().default([]),
    /** Whether its provider keeps it on several devices. */
    backedUp: boolean("backed_up").notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at"),
    /** Set when a copy of it showed itself. It then opens nothing, and can only be removed. */
    blockedAt: at("blocked_at"),
  },
  (t) => [index("passkeys_user").on(t.userId, t.createdAt)],
);

export type ChallengePurpose = "register" | "second_factor" | "sign_in";

/** Challenges that were given out and not answered. Deleted by the answer, so that each works once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose").$type<ChallengePurpose>().notNull(),
    /** Hash of whom it was given to: a person and their session, a person whose password was right, a browser. */
    holderHash: text("holder_hash").notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("passkey_challenges_expiry").on(t.expiresAt)],
);
