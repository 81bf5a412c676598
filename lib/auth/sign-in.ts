import type { Database } from "@/db/client";
import type { SignInInput } from "@/lib/domain/account/schema";
import type { Carrier } from "@/lib/domain/account/sessions";
import { beginSession, type SignedIn } from "@/lib/domain/account/sign-in";
import type { Origin } from "@/lib/domain/kernel/origin";
import { refreshAfterSignIn } from "@/lib/domain/remittance/gateway/daily";

/** Signs a person in and, where a tax id is on the profile, asks the payers for news. Throws as `beginSession`. */
export async function signIn(
  db: Database,
  input: SignInInput,
  origin: Origin & { carrier: Carrier },
): Promise<SignedIn> {
  const signedIn = await beginSession(db, input, origin);
  if (signedIn.user.tin) await refreshAfterSignIn(db, signedIn.user.id, origin);
  return signedIn;
}
