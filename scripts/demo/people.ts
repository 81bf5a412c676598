import { eq } from "drizzle-orm";
import { type Database, inPractice } from "@/db/client";
import { patients } from "@/db/schema/patients";
import { members } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { shiftDays } from "@/lib/core/dates";
import type { PracticeId } from "@/lib/core/ids";
import { insertUser } from "@/lib/domain/account/sign-up";
import { auditMany } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { DEMO_PATIENTS, STREETS, TOWNS } from "./names";
import { Chance, inTurn } from "./random";

const COLLEAGUES = [
  { username: "demo.priya", firstName: "Priya", lastName: "Ashgrove" },
  { username: "demo.marcus", firstName: "Marcus", lastName: "Tillwater" },
];

/** Two people of the office who own work. Nobody can sign in as them: their password hash is of no password. */
export async function seedColleagues(db: Database, practiceId: PracticeId): Promise<string[]> {
  return inPractice(db, { practiceId }, async (tx) => {
    const ids: string[] = [];
    for (const { username, firstName, lastName } of COLLEAGUES) {
      const email = `${firstName.toLowerCase()}@riverbend-pt.example`;
      const person = { username, email, organization: "" };
      const id = await insertUser(tx, person, "no password", new Date());
      await tx.update(users).set({ firstName, lastName }).where(eq(users.id, id));
      await tx.insert(members).values({ practiceId, userId: id, role: "staff" });
      ids.push(id);
    }
    return ids;
  });
}

export type DemoPatient = { id: string; name: string; dateOfBirth: string };

/** Some forty patients, registered over the last two years. */
export async function seedPatients(ctx: Ctx, today: string): Promise<DemoPatient[]> {
  const chance = new Chance(40);
  const rows = DEMO_PATIENTS.map(([firstName, lastName, gender], index) => {
    const [city, zipCode] = inTurn(TOWNS, chance.int(0, 99));
    const registered = new Date(`${shiftDays(today, -chance.int(370, 730))}T15:00:00Z`);
    return {
      id: crypto.randomUUID(),
      practiceId: ctx.practiceId,
      firstName,
      lastName,
      gender,
      dateOfBirth: shiftDays("1942-03-01", chance.int(0, 22_500)),
      email: chance.of(0.6) ? `${firstName}.${lastName}@mail.example`.toLowerCase() : "",
      phone: `(838) 555-01${String(index).padStart(2, "0")}`,
      addressLine1: `${chance.int(2, 940)} ${inTurn(STREETS, chance.int(0, 99))}`,
      city,
      state: "NY",
      zipCode,
      createdBy: ctx.actor.userId,
      createdAt: registered,
      updatedAt: registered,
    };
  });
  await inContext(ctx, async (tx) => {
    await tx.insert(patients).values(rows);
    await auditMany(
      tx,
      ctx,
      rows.map(({ id }) => ({ action: "create", entity: "patient", entityId: id, patientId: id })),
    );
  });
  return rows.map(({ id, firstName, lastName, dateOfBirth }) => ({
    id,
    name: `${firstName} ${lastName}`,
    dateOfBirth,
  }));
}
