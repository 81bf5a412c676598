/** A process of its own that takes an SSN through every call, so that a test can read all that it prints. */

import { POST as reveal } from "@/app/api/v1/patients/[patientId]/reveal-ssn/route";
import { PATCH } from "@/app/api/v1/patients/[patientId]/route";
import { POST } from "@/app/api/v1/patients/route";
import { connect } from "@/db/client";
import { env } from "@/lib/env";
import { account } from "./account";
import { patientFields } from "./patient";
import { call, useDatabase as workOn } from "./routes";

async function main(ssn: string): Promise<void> {
  const db = connect(env.DATABASE_URL, { max: 2 });
  workOn(db);
  const { tokens } = await account(db);
  const write = (handler: unknown, method: string, body: unknown, patientId = "") =>
    call(handler, { method, body, params: { patientId }, bearer: tokens.access });
  const made = await write(POST, "POST", patientFields({ ssn }));
  const patientId = made.body.patient_id as string;
  await write(POST, "POST", patientFields({ ssn }));
  await write(POST, "POST", patientFields({ ssn: `${ssn}1` }));
  await write(PATCH, "PATCH", { ssn }, patientId);
  await write(reveal, "POST", {}, patientId);
  // Fails inside: the sealed value is damaged.
  await db.$client.begin(async (sql) => {
    await sql`select set_config('app.practice_id', practice_id::text, true) from (
      select member_practice_id as practice_id from sessions order by created_at desc limit 1) s`;
    await sql`update patients set ssn_sealed = ssn_sealed || 'AAAA' where id = ${patientId}`;
  });
  const broken = await write(reveal, "POST", {}, patientId);
  await db.$client.end();
  if (made.status !== 201 || broken.status !== 500) process.exit(1);
}

main(process.argv[2] ?? "").catch(() => process.exit(2));
