import { isOwnPath } from "@/lib/core/own-path";
import type { Profile } from "./schema";

/** Where a sign-in leads (docs/product.md, B6): the asked page; else the profile while it lacks something; else the claims. */
export function landingPath(
  next: string | null,
  profile: Pick<Profile, "email_verified" | "role" | "tin">,
): string {
  if (isOwnPath(next)) return next;
  const incomplete = !profile.email_verified || (profile.role === "provider" && !profile.tin);
  return incomplete ? "/profile" : "/claims";
}
