import type { Database } from "@/db/client";
import { contextOf } from "@/lib/auth/authenticate";
import { signIn } from "@/lib/auth/sign-in";
import { ACCESS_COOKIE } from "@/lib/core/cookie-names";
import { type SignInInput, signUpInput } from "@/lib/domain/account/schema";
import type { Carrier } from "@/lib/domain/account/sessions";
import { signUp } from "@/lib/domain/account/sign-up";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { Origin } from "@/lib/domain/kernel/origin";

export const PASSWORD = "correct horse battery";

export const origin = (address = "192.0.2.1"): Origin => ({
  requestId: crypto.randomUUID(),
  address,
  userAgent: "test",
});

let serial = 0;
/** A sign-up that nobody made before. */
export const freshSignUp = (changes: Record<string, unknown> = {}) => {
  serial += 1;
  const name = `user${serial}-${crypto.randomUUID().slice(0, 8)}`;
  return signUpInput.parse({
    username: name,
    email: `${name}@clinic.example`,
    password: PASSWORD,
    password2: PASSWORD,
    organization: `Clinic ${serial}`,
    ...changes,
  });
};

export const signInAs = (
  db: Database,
  input: SignInInput,
  options: { carrier?: Carrier; address?: string } = {},
) => signIn(db, input, { ...origin(options.address), carrier: options.carrier ?? "bearer" });

/** An account, its practice and a signed-in context, by the product's own operations. */
export async function account(db: Database, changes: Record<string, unknown> = {}) {
  const input = freshSignUp(changes);
  await signUp({ db, origin: origin() }, input);
  const { tokens, user } = await signInAs(db, { username: input.username, password: input.password });
  const ctx = await contextOf(db, tokens.access, "bearer", origin());
  if (!ctx) throw new Error("no context");
  return { input, tokens, user, ctx: ctx as Ctx };
}

export const browserCookie = (access: string) => `${ACCESS_COOKIE}=${access}`;
