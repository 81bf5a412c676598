import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { throttleSettings } from "@/lib/integrations/app-settings";

/** Limits on tries, counted atomically in the database so that all processes share them. */
type Limit = { points: number; seconds: number; message: string };

const WAIT = "Too many attempts. Please wait a while and try again.";
const HOUR = 3600;

const LIMITS = {
  /** Wrong passwords of one account, from anywhere. */
  signInAccount: () => ({
    points: throttleSettings().wrongPasswordsPerAccount,
    seconds: 15 * 60,
    message: "Too many wrong passwords for this account. Wait 15 minutes, or reset your password.",
  }),
  /** Wrong passwords of one account from one address that the account has signed in from before. */
  signInPair: () => ({
    points: throttleSettings().wrongPasswordsPerAccount,
    seconds: 15 * 60,
    message: "Too many wrong passwords for this account. Wait 15 minutes, or reset your password.",
  }),
  signInAddress: () => ({
    points: throttleSettings().signInsPerAddressHour,
    seconds: HOUR,
    message: WAIT,
  }),
  /** Sign-ins by passkey that one address begins. */
  passkeyAddress: () => ({
    points: throttleSettings().signInsPerAddressHour,
    seconds: HOUR,
    message: WAIT,
  }),
  signUpAddress: () => ({
    points: throttleSettings().signUpsPerAddressHour,
    seconds: HOUR,
    message: WAIT,
  }),
  mailAddress: () => ({
    points: throttleSettings().mailsPerAddressHour,
    seconds: HOUR,
    message: WAIT,
  }),
  /** Mails to one mailbox. */
  mailAccount: () => ({
    points: throttleSettings().mailsPerAccountHour,
    seconds: HOUR,
    message: "We have already sent several emails. Check your spam folder, or try again in an hour.",
  }),
  linkAddress: () => ({ points: throttleSettings().linksPerAddressHour, seconds: HOUR, message: WAIT }),
  secondFactor: () => ({
    points: 10,
    seconds: 15 * 60,
    message: "Too many wrong codes. Wait 15 minutes and try again.",
  }),
  /** Mails that tell one person of their own account. */
  noticeMails: () => ({ points: 12, seconds: HOUR, message: WAIT }),
  /** One calendar's address; programs ask it every few minutes at most. */
  calendar: () => ({ points: 120, seconds: HOUR, message: WAIT }),
  /** Addresses of calendars that are tried from one place. */
  calendarAddress: () => ({ points: 600, seconds: HOUR, message: WAIT }),
  /** Calls of one API key. */
  apiKey: () => ({
    points: throttleSettings().callsPerKeyMinute,
    seconds: 60,
    message: "This API key has made too many calls in the last minute. Please slow down.",
  }),
  /** Calls of language models that one person causes, and all of a practice: each costs money. */
  modelPerson: () => ({ points: throttleSettings().modelCallsPerPersonHour, seconds: HOUR, message: WAIT }),
  modelPractice: () => ({
    points: throttleSettings().modelCallsPerPracticeDay,
    seconds: 24 * HOUR,
    message: WAIT,
  }),
  /** Keys that don't work, from one address. */
  apiKeyAddress: () => ({ points: 120, seconds: HOUR, message: WAIT }),
  /** Whole SSNs shown to one person. */
  revealSsn: () => ({
    points: 60,
    seconds: HOUR,
    message: "You have revealed many SSNs in the last hour. Please wait a while and try again.",
  }),
  /** Boxes of scanned pages that one person has recognized: each starts a process. */
  readBox: () => ({
    points: 300,
    seconds: HOUR,
    message: "You have read many boxes in the last hour. Please wait a while, or type the value.",
  }),
  /** Files that one person begins to send: each may fill 50 MB of the store until it is checked or swept. */
  beginUpload: () => ({
    points: 600,
    seconds: HOUR,
    message: "You have uploaded many files in the last hour. Please wait a while and try again.",
  }),
} satisfies Record<string, () => Limit>;
export type ThrottleName = keyof typeof LIMITS;

/**
 * Takes one try before the guarded thing happens. Throws RATE_LIMITED with the seconds to wait; UNAVAILABLE when the
 * counters can't be reached, so that a broken table lets nobody through.
 */
export async function takeTry(db: Database, name: ThrottleName, subject: string): Promise<void> {
  const limit = LIMITS[name]();
  try {
    await limiter(db, name, limit).consume(digest(subject));
  } catch (reason) {
    if (reason instanceof RateLimiterRes) {
      throw new AppError("RATE_LIMITED", limit.message, { retryAfter: reason.msBeforeNext / 1000 });
    }
    log.warn({ err: reason, throttle: name }, "tries can't be counted: nobody is let through");
    throw new AppError("UNAVAILABLE", "This is not possible right now. Please try again in a minute.", {
      retryAfter: 60,
      cause: reason,
    });
  }
}

/** Gives a try back: only failures count. */
export async function returnTry(db: Database, name: ThrottleName, subject: string): Promise<void> {
  await limiter(db, name, LIMITS[name]()).reward(digest(subject));
}

// Counters hold no name or address in clear.
const digest = (subject: string) => createHash("sha256").update(subject).digest("base64url");

function limiter(db: Database, name: ThrottleName, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: async (query: { text: string; values?: (string | number | null)[] }) => {
        const rows = await db.$client.unsafe(query.text, query.values ?? [], { prepare: true });
        return { rows, rowCount: rows.count };
      },
    },
    storeType: "client",
    tableName: "throttle_counters",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: limit.points,
    duration: limit.seconds,
  });
}

/** Removes counters that ran out; called by the worker's sweep. */
export async function clearOldCounters(db: Database): Promise<void> {
  await db.$client`delete from throttle_counters where expire < ${Date.now()}`;
}
