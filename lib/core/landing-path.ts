import type { Role } from "./enums";
import { isOwnPath } from "./own-path";

/** Where a sign-in leads (docs/product.md, B6): the asked page; else the profile while it lacks something; else the claims. */
export function landingPath(
  next: string | null,
  profile: { email_verified: boolean; role: Role; tin: string | null },
): string {
  if (isOwnPath(next)) return next;
  const incomplete = !profile.email_verified || (profile.role === "provider" && !profile.tin);
  return incomplete ? "/profile" : "/claims";
}
