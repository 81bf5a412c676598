import { eq } from "drizzle-orm";
import { type Database, inPractice, transact } from "../../db/client";
import { practices } from "../../db/schema/practices";
import { users } from "../../db/schema/users";
import { jobCtx } from "../../lib/auth/job-context";
import { todayIn } from "../../lib/core/dates";
import type { PracticeId } from "../../lib/core/ids";
import { signUp } from "../../lib/domain/account/sign-up";
import { refreshStale } from "../../lib/domain/case/worklist/refresh";
import { inContext } from "../../lib/domain/kernel/context";
import { seedAppeals } from "./appeals";
import { seedBell } from "./bell";
import { seedClaims } from "./claims";
import { seedFaxes } from "./faxes";
import { ANSWERED, seedExpired, seedPastCases } from "./past-cases";
import { seedColleagues, seedPatients } from "./people";

const CASES_AT_ONCE = 50;
const TIME_ZONE = "America/New_York";

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
    { db, origin: { requestId: crypto.randomUUID(), address: "", userAgent: "demo" } },
    {
      ...signIn,
      password2: signIn.password,
      email: "demo@riverbend-pt.example",
      organization: "Riverbend Physical Therapy",
      npi: "1234567893",
      tin: "00-1234567",
    },
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
  const colleagues = await seedColleagues(db, practiceId);
  const team = [person.id, ...colleagues];
  const requestId = crypto.randomUUID();
  const people = await Promise.all(team.map((userId) => jobCtx(db, { practiceId, userId, requestId })));
  const [owner] = people;
  if (!owner) throw new Error("the demo practice has nobody");
  const today = todayIn(TIME_ZONE);
  const patients = await seedPatients(owner, today);
  const denied = await seedClaims(owner, patients, team, today);
  const told = await seedPastCases(people, denied, today);
  const open = denied.filter(
    (claim) =>
      !told.includes(claim) &&
      claim.row.canAppeal &&
      claim.row.denialDate &&
      (claim.row.appealDeadline ?? "") > today,
  );
  await seedAppeals(people, open, today);
  await seedExpired(
    owner,
    denied.filter((claim) => !told.includes(claim)),
    today,
  );
  await seedBell(owner, today);
  const [answered] = told.slice(ANSWERED);
  if (answered) await seedFaxes(owner, answered, today);
  // The list is whole when the demo is up, before a worker has read a case.
  while ((await inContext(owner, (tx) => refreshStale(tx, owner, CASES_AT_ONCE))) > 0);
}

async function practiceOf(db: Database, userId: string): Promise<PracticeId> {
  const rows = await inPractice(db, { practiceId: null, userId }, (tx) =>
    tx.execute<{ practice_id: PracticeId }>("select practice_id from members"),
  );
  const practiceId = rows[0]?.practice_id;
  if (!practiceId) throw new Error("the demo account has no practice");
  return practiceId;
}
