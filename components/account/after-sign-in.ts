import { api } from "@/components/app-shell/api-fetch";
import { landingPath } from "@/lib/core/landing-path";
import { isOwnPath } from "@/lib/core/own-path";
import type { Profile } from "@/lib/domain/account/schema";

/** Leaves by a full load, so that nothing of the signed-out pages stays in memory. */
export async function goToLanding(next: string | null): Promise<void> {
  const path = isOwnPath(next) ? next : landingPath(null, await api<Profile>("/accounts/profile/"));
  window.location.replace(path);
}
