import { eq } from "drizzle-orm";
import { type Database, inPractice, transact } from "../../db/client";
import { practices } from "../../db/schema/practices";
import { users } from "../../db/schema/users";
import type { PracticeId } from "../../lib/core/ids";
import { signUpInput } from "../../lib/domain/account/schema";
import { signUp } from "../../lib/domain/account/sign-up";

/** Makes the demo practice unless it is there. Invented people only. */
export async function seedDemoPractice(
  db: Database,
  signIn: { username: string; password: string },
): Promise<void> {
  const [existing] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, signIn.username));
  if (existing) return;
  await signUp(
    db,
    signUpInput.parse({
      ...signIn,
      password2: signIn.password,
      email: "demo@riverbend-pt.example",
      organization: "Riverbend Physical Therapy",
      npi: "1234567893",
      tin: "00-1234567",
    }),
    { requestId: crypto.randomUUID(), address: "", userAgent: "demo" },
  );
  const [person] = await transact(db, (tx) =>
    tx
      .update(users)
      .set({ emailVerifiedAt: new Date(), firstName: "Dana", lastName: "Whitlock" })
      .where(eq(users.usernameKey, signIn.username))
      .returning({ id: users.id }),
  );
  if (!person) throw new Error("the demo account was not made");
  const practiceId = await practiceOf(db, person.id);
  await inPractice(db, { practiceId }, (tx) =>
    tx
      .update(practices)
      .set({
        addressLine1: "418 Mill Street, Suite 2",
        city: "Anytown",
        state: "NY",
        zipCode: "12000",
        phone: "(518) 555-0140",
        fax: "(518) 555-0141",
        npi: "1234567893",
        tin: "001234567",
        signerName: "Dana Whitlock, PT, DPT",
        signerTitle: "Clinic Director",
      })
      .where(eq(practices.id, practiceId)),
  );
}

async function practiceOf(db: Database, userId: string): Promise<PracticeId> {
  const rows = await inPractice(db, { practiceId: null, userId }, (tx) =>
    tx.execute<{ practice_id: PracticeId }>("select practice_id from members"),
  );
  const practiceId = rows[0]?.practice_id;
  if (!practiceId) throw new Error("the demo account has no practice");
  return practiceId;
}
