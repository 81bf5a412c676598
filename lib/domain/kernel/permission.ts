import { AppError } from "@/lib/core/errors";
import type { Ctx } from "./context";

export type Access = "public" | "user" | "owner";

/** What an entry demands of its caller. `public` entries get no context and must be safe for strangers. */
export type Demand<A extends Access = Access> = {
  access: A;
  /** Only for people whose address is known to be theirs. */
  verified?: true;
};

/** Everybody who may stand before an entry. `unverified` is a colleague, `unverified owner` signed up a moment ago. */
export const CALLERS = [
  "anonymous",
  "deactivated",
  "unverified",
  "unverified owner",
  "provider",
  "staff",
  "owner",
  "API key",
] as const;
export type Caller = (typeof CALLERS)[number];
/** `by scope`: a key whose scopes hold the call, and that only where keys are let in at all (`scopeOf`). */
export type Admission = "yes" | "by scope" | 401 | 403;
export const ENTRY_KINDS = ["public", "user", "verified user", "owner", "verified owner"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const members = {
  unverified: "yes",
  "unverified owner": "yes",
  provider: "yes",
  staff: "yes",
  owner: "yes",
} as const;
const keyless = { "API key": 403 } as const;
const outside = { anonymous: 401, deactivated: 401 } as const;

/**
 * The role table: how each caller is answered at each kind of entry; a key alone by its bearer. Providers and staff may do the same; the
 * difference is whose name is on a new claim. Another practice's people are not listed: for them there is nothing.
 */
export const ROLE_TABLE: Record<EntryKind, Record<Caller, Admission>> = {
  public: { anonymous: "yes", deactivated: "yes", ...members, "API key": "yes" },
  user: { ...outside, ...members, "API key": "by scope" },
  "verified user": { ...outside, ...members, ...keyless, unverified: 403, "unverified owner": 403 },
  owner: { ...outside, ...members, ...keyless, unverified: 403, provider: 403, staff: 403 },
  "verified owner": {
    ...outside,
    ...members,
    ...keyless,
    unverified: 403,
    "unverified owner": 403,
    provider: 403,
    staff: 403,
  },
};

export const entryKind = ({ access, verified }: Demand): EntryKind =>
  verified && access !== "public" ? `verified ${access}` : access;

/** Only people whose address is known to be theirs may send or invite (docs/product.md, A7). */
export function requireVerifiedEmail(ctx: Ctx): void {
  if (!ctx.actor.emailVerified) {
    throw new AppError(
      "FORBIDDEN",
      "Verify your email address first. You can ask for a new email on your profile.",
    );
  }
}

/** Throws FORBIDDEN unless the actor owns the practice. */
export function requireOwner(ctx: Ctx): void {
  if (!ctx.actor.isOwner) throw new AppError("FORBIDDEN", "Only the owner of the practice can do this.");
}
