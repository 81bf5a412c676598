import { and, eq, isNotNull } from "drizzle-orm";
import { inPractice, type Tx } from "@/db/client";
import { members, practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { MESSAGES } from "@/lib/core/account-messages";
import { invalid } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { emit } from "@/lib/events";
import { messageAnswer } from "./answers";
import { passwordWeakness } from "./password-rules";
import { hashPassword } from "./passwords";
import { emailKey, type SignUpInput, signUpInput, usernameKey } from "./schema";
import { requestVerification } from "./verification";

/**
 * Makes an account with a practice of its own. Whether the address already has an account can't be told from the
 * answer: the account is made either way, and only a verified address is exclusive. A taken username can't be hidden,
 * because the person must choose another. Throws VALIDATION and RATE_LIMITED.
 */
export const signUp = operation(
  {
    name: "signUp",
    access: "public",
    input: signUpInput,
    answer: messageAnswer,
    summary: "Sign up and create a practice",
    refuses: ["RATE_LIMITED"],
    transaction: false,
  },
  async ({ db, origin }, input) => {
    await takeTry(db, "signUpAddress", origin.address);
    const weakness = passwordWeakness(input.password, input);
    if (weakness) throw invalid({ password: [weakness] });
    const passwordHash = await hashPassword(input.password);
    // A practice that doesn't exist yet has no other source of its id.
    const practiceId = crypto.randomUUID() as PracticeId;
    await inPractice(db, { practiceId }, async (tx) => {
      const userId = await insertUser(tx, input, passwordHash);
      await tx.insert(practices).values({
        id: practiceId,
        name: input.organization || `${input.username}'s practice`,
        npi: input.npi ?? null,
        tin: input.tin ?? null,
      });
      await tx.insert(members).values({ practiceId, userId, role: "provider", isOwner: true });
      await auditAnonymous(
        tx,
        { ...origin, practiceId, actorId: userId },
        { action: "sign_up", entity: "user", entityId: userId },
      );
      await greet(tx, userId, input.email);
    });
    return { message: MESSAGES.registered };
  },
);

/** Stores a person. Throws VALIDATION when the username is taken. */
export async function insertUser(
  tx: Tx,
  input: Pick<SignUpInput, "username" | "email" | "npi" | "tin" | "organization">,
  passwordHash: string,
  emailVerifiedAt: Date | null = null,
): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({
      username: input.username,
      usernameKey: usernameKey(input.username),
      email: input.email,
      emailKey: emailKey(input.email),
      emailVerifiedAt,
      passwordHash,
      npi: input.npi ?? null,
      tin: input.tin ?? null,
      organization: input.organization ?? null,
    })
    .onConflictDoNothing({ target: users.usernameKey })
    .returning({ id: users.id });
  if (!user) throw invalid({ username: ["This username is taken. Choose another."] });
  return user.id;
}

/** A verification mail to a new address; to one that has an account, a note to its holder instead. */
export async function greet(tx: Tx, userId: string, email: string): Promise<void> {
  const [holder] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey(email)), isNotNull(users.emailVerifiedAt)));
  if (!holder) await requestVerification(tx, userId, email);
  else if (holder.id !== userId) {
    await emit(tx, "account/address.reused", { accountId: holder.id, requestId: crypto.randomUUID() });
  }
}
