import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { practiceContexts } from "@/lib/auth/practice-contexts";
import type { Ctx } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";

const key = (version: number) => `${version}:${Buffer.alloc(32, version).toString("base64")}`;

/** The patients' operations of a process that was started with these FIELD_KEYS. */
async function processWith(keys: string) {
  vi.resetModules();
  vi.stubEnv("FIELD_KEYS", keys);
  const { addPatient } = await import("../support/patient");
  const { resealSsns } = await import("@/lib/domain/patient/rotation");
  const { revealSsn } = await import("@/lib/domain/patient/ssn");
  const { updatePatient } = await import("@/lib/domain/patient/mutations");
  return { addPatient, resealSsns, revealSsn, updatePatient };
}

let test: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  test = await testDatabase();
  ({ ctx } = await account(test.db));
});
afterEach(() => vi.unstubAllEnvs());

const keyOf = (patientId: string) =>
  test.admin`select split_part(ssn_sealed, '.', 1) as key from patients where id = ${patientId}`.then(
    ([row]) => row?.key,
  );

it("seals every SSN anew beside running work and loses none (S33)", async () => {
  const before = await processWith(key(1));
  const ssns = Array.from({ length: 250 }, (_, i) => `219-30-${String(i + 1).padStart(4, "0")}`);
  const made: { patient_id: string }[] = [];
  for (const ssn of ssns) made.push(await before.addPatient(ctx, { ssn }));
  const bare = await before.addPatient(ctx);
  const other = await account(test.db);
  const theirs = await before.addPatient(other.ctx, { ssn: "219-30-0001" });

  const during = await processWith(`${key(2)},${key(1)}`);
  const [count] = await Promise.all([
    during.resealSsns(ctx),
    // Typed anew by someone while the rotation runs.
    ...made.slice(0, 20).map((patient, i) =>
      during.updatePatient(ctx, {
        patientId: patient.patient_id,
        ssn: `219-31-${1000 + i}`,
        confirm_duplicate: false,
      }),
    ),
  ]);
  expect(count).toBeGreaterThanOrEqual(230);
  expect(await during.resealSsns(ctx)).toBe(0);
  expect(await keyOf(bare.patient_id)).toBeNull();
  // A practice is rotated by itself.
  expect(await keyOf(theirs.patient_id)).toBe("1");

  const after = await processWith(key(2));
  for (const [i, patient] of made.slice(0, 50).entries()) {
    expect(await keyOf(patient.patient_id)).toBe("2");
    const expected = i < 20 ? `219-31-${1000 + i}` : ssns[i];
    expect((await after.revealSsn(ctx, { patientId: patient.patient_id })).ssn).toBe(expected);
  }
  const [left] = await test.admin`select count(*)::int as n from patients
    where practice_id = ${ctx.practiceId} and ssn_sealed not like '2.%'`;
  expect(left?.n).toBe(0);
  // Found by the same digest as before.
  await expect(after.addPatient(ctx, { ssn: ssns[100], confirm_duplicate: false })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await expect(after.revealSsn(other.ctx, { patientId: theirs.patient_id })).rejects.toThrow(
    "key 1 is not among FIELD_KEYS",
  );

  // All practices, also one that everybody left.
  await test.admin`update members set deactivated_at = now() where practice_id = ${other.ctx.practiceId}`;
  const again = await processWith(`${key(2)},${key(1)}`);
  for await (const each of practiceContexts(test.db, "rotation")) await again.resealSsns(each);
  expect(await keyOf(theirs.patient_id)).toBe("2");
});
