import { api } from "@/components/app-shell/api-fetch";
import { isOwnPath } from "@/lib/core/own-path";
import type { Profile } from "@/lib/domain/account/schema";

/** Where a sign-in leads (docs/product.md, B6): the asked page; else the profile while it lacks something; else the claims. */
export function landingPath(
  next: string | null,
  profile: Pick<Profile, "email_verified" | "role" | "tin">,
): string {
  if (isOwnPath(next)) return next;
  const incomplete = !profile.email_verified || (profile.role === "provider" && !profile.tin);
  return incomplete ? "/profile" : "/claims";
}

/** Leaves by a full load, so that nothing of the signed-out pages stays in memory. */
export async function goToLanding(next: string | null): Promise<void> {
  const path = isOwnPath(next) ? next : landingPath(null, await api<Profile>("/accounts/profile/"));
  window.location.replace(path);
}
