import { z } from "zod";
import { ROLES } from "@/lib/core/enums";
import { pageAnswer } from "@/lib/core/page";
import type { OwnSession, Profile, UserEntry } from "./schema";

/** What the account calls answer; strict, so that a test of an answer finds a key that is not listed. */

export const messageAnswer = z.strictObject({ message: z.string() }).meta({ id: "Message" });

export const tokensAnswer = z
  .strictObject({
    access: z.string().describe("For `Authorization: Bearer`; lives 15 minutes"),
    refresh: z.string().describe("Works once, for the next pair"),
  })
  .meta({ id: "Tokens" });

export const profileAnswer = z
  .strictObject({
    id: z.uuid(),
    username: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
    npi: z.string().nullable(),
    tin: z.string().nullable(),
    organization: z.string().nullable(),
    role: z.enum(ROLES),
    is_owner: z.boolean(),
    second_factor: z.boolean().describe("Whether signing in by password asks for a code or a passkey"),
    authenticator: z.boolean().describe("Whether an authenticator app is set up"),
  })
  .meta({ id: "Profile" }) satisfies z.ZodType<Profile>;

export const signInAnswer = z.strictObject({ tokens: tokensAnswer, user: profileAnswer });

const userEntry = z
  .strictObject({ id: z.uuid(), first_name: z.string(), last_name: z.string(), username: z.string() })
  .meta({ id: "User" }) satisfies z.ZodType<UserEntry>;

export const usersAnswer = pageAnswer(userEntry).extend({ users: z.array(userEntry) });

export const ownSessionAnswer = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(["browser", "bearer"]),
    device: z.string(),
    address: z.string(),
    signed_in_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: "Session" }) satisfies z.ZodType<OwnSession>;

export const endedAnswer = z.strictObject({ ended: z.int().describe("Sessions that were ended") });

export const signInAlertsAnswer = z
  .strictObject({ sign_in_alerts: z.boolean().describe("Whether new devices are told by mail") })
  .meta({ id: "SignInAlerts" });

export const idleAnswer = z.strictObject({ idle_seconds: z.int().positive() });

export const authenticatorAnswer = z.strictObject({ otpauth_url: z.string() });

export const recoveryCodesAnswer = z.strictObject({ recovery_codes: z.array(z.string()) });
