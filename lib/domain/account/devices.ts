import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "@/db/client";
import { knownDevices, users } from "@/db/schema/users";
import { tellPerson } from "./notices";
import type { Carrier } from "./sessions";

const SECRET = /^[\w-]{43}$/;

/** The secret of a browser's device cookie: the one it has, or a new one. */
export const deviceSecret = (held: string | null | undefined): string =>
  held && SECRET.test(held) ? held : randomBytes(32).toString("base64url");

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Remembers the device of a sign-in, and tells the person by mail of one not seen before (docs/product.md, B17). A
 * browser is known by its cookie, a program by its own name. The first device of an account is told to nobody.
 */
export async function rememberDevice(
  tx: Tx,
  signIn: { userId: string; sessionId: string; carrier: Carrier; secret: string | null; userAgent: string },
): Promise<void> {
  const { userId, carrier, secret, userAgent } = signIn;
  const deviceHash = hashOf(carrier === "browser" ? `browser\n${secret}` : `program\n${userAgent}`);
  const [seen] = await tx.execute<{ fresh: boolean; others: boolean; alerts: boolean }>(sql`
    with others as (
      select exists (select 1 from known_devices where user_id = ${userId}::uuid) as any_before
    ), device as (
      insert into known_devices (user_id, device_hash) values (${userId}::uuid, ${deviceHash})
      on conflict (user_id, device_hash) do update set last_seen_at = now()
      returning xmax = 0 as fresh
    )
    select device.fresh, others.any_before as others, u.sign_in_alerts as alerts
      from device, others, users u where u.id = ${userId}::uuid`);
  if (!seen?.fresh || !seen.others || !seen.alerts) return;
  await tellPerson(tx, userId, "new_device", signIn.sessionId);
}

/** Forgets devices that nobody signed in on for 400 days; called by the worker's sweep. */
export async function forgetOldDevices(db: Database): Promise<void> {
  await db.delete(knownDevices).where(sql`${knownDevices.lastSeenAt} < now() - interval '400 days'`);
}

/** Whether the person wants to be told of new devices. */
export async function signInAlertsOf(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await tx.select({ on: users.signInAlerts }).from(users).where(eq(users.id, userId));
  return user?.on ?? true;
}

/** "Chrome on Windows"; the header itself where it says nothing known. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return userAgent.slice(0, 60) || "Unknown device";
}

// Order matters: each of these names the ones below it as well.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Windows/, "Windows"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];
