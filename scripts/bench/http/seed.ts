import postgres from "postgres";
import type { PracticeId } from "@/lib/core/ids";
import { seedClaims } from "../claims-data";
import { seedPapers } from "./papers-data";

const USERNAME = "bench";
export const PASSWORD = "violet harbor lantern 42";

/** The person who asks, and rows of the practice that the calls name. */
export type Seeded = {
  username: string;
  practiceId: string;
  userId: string;
  patients: string[];
  claims: string[];
  appeals: string[];
};

/**
 * Fills a migrated database unless it is filled: `count` claims of ten practices, a document for every fourth claim, an
 * appeal with its letter for each denied one. Answers null for an empty one without its person, who has to sign up first.
 */
export async function seed(
  adminUrl: string,
  count: number,
  practices?: number,
): Promise<{ seeded: Seeded; seconds: number } | null> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    const [person] = await admin<{ practiceId: PracticeId; userId: string }[]>`
      select practice_id as "practiceId", user_id as "userId" from members join users on users.id = user_id
       where username = ${USERNAME}`;
    if (!person) return null;
    const started = performance.now();
    const [claim] = await admin`select 1 from claims limit 1`;
    if (!claim) {
      await admin`update users set email_verified_at = now() where id = ${person.userId}`;
      await seedClaims(admin, person.practiceId, person.userId, count, practices);
      await seedPapers(admin);
    }
    const seconds = claim ? 0 : (performance.now() - started) / 1000;
    return {
      seconds,
      seeded: { ...person, username: USERNAME, ...(await rowsOf(admin, person.practiceId)) },
    };
  } finally {
    await admin.end();
  }
}

/** Rows of a practice that calls can name. */
export async function rowsOf(
  admin: postgres.Sql,
  practiceId: string,
): Promise<Pick<Seeded, "patients" | "claims" | "appeals">> {
  const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  return {
    patients: await ids(
      admin`select id from patients where practice_id = ${practiceId} order by id limit 200`,
    ),
    claims: await ids(
      admin`select id from claims where practice_id = ${practiceId} and status = 'paid' order by id limit 400`,
    ),
    appeals: await ids(admin`select id from appeals where practice_id = ${practiceId} order by id limit 200`),
  };
}

const CREATED = "BENCH-";
let serial = 0;
/** A number that no claim has. `clean` deletes what was created under it. */
export const freshNumber = () => `${CREATED}${process.pid}-${Date.now()}-${++serial}`;

/** Takes away what the measured writes added, so that the next run finds the same rows. */
export async function clean(adminUrl: string): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    await admin`delete from claim_search where claim_id in (select id from claims where claim_number like ${`${CREATED}%`})`;
    await admin`delete from claims where claim_number like ${`${CREATED}%`}`;
    await admin`delete from documents where original_filename like ${`${CREATED}%`}`;
    await admin`delete from letter_versions where version > 1`;
    await admin`vacuum (analyze) claims, claim_search, documents, letter_versions, appeals`;
    await admin`checkpoint`;
  } finally {
    await admin.end();
  }
}
