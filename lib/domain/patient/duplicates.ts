import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { patientSearch, patients } from "@/db/schema/patients";
import { LIKELY_DUPLICATE } from "@/lib/core/conflicts";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type DuplicateCandidate, PATIENT_MESSAGES } from "./schema";
import { maskSsn } from "./ssn-format";

/** What makes two records look like one person. */
export type Identity = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  ssnDigest: string | null;
};

const SHOWN = 5;

/**
 * Throws CONFLICT with `candidates` when a patient with the same name (whatever case and accents) and birth date, or
 * with the same SSN, is on file. Holds other saves of the same birth date until the transaction ends.
 */
export async function pointOutDuplicates(
  tx: Tx,
  ctx: Ctx,
  identity: Identity,
  exceptId: string | null,
): Promise<void> {
  const lock = `patient:${ctx.practiceId}:${identity.dateOfBirth}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const sameName = and(
    eq(patients.dateOfBirth, identity.dateOfBirth),
    sql`${patientSearch.lastKey} = app_fold(${identity.lastName})`,
    sql`${patientSearch.firstKey} = app_fold(${identity.firstName})`,
  ) as SQL;
  const sameSsn = identity.ssnDigest ? eq(patients.ssnDigest, identity.ssnDigest) : undefined;
  const rows = await tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      middleName: patients.middleName,
      lastName: patients.lastName,
      dateOfBirth: patients.dateOfBirth,
      ssnLastFour: patients.ssnLastFour,
      ssnDigest: patients.ssnDigest,
    })
    .from(patients)
    .innerJoin(
      patientSearch,
      and(eq(patientSearch.practiceId, patients.practiceId), eq(patientSearch.patientId, patients.id)),
    )
    .where(
      and(
        eq(patients.practiceId, ctx.practiceId),
        isNull(patients.deletedAt),
        // Narrowed by two indexes first; the names are compared among what is left.
        or(eq(patients.dateOfBirth, identity.dateOfBirth), sameSsn),
        or(sameName, sameSsn),
        exceptId ? ne(patients.id, exceptId) : undefined,
      ),
    )
    .limit(SHOWN);
  if (rows.length === 0) return;
  const candidates: DuplicateCandidate[] = rows.map((row) => ({
    patient_id: row.id,
    first_name: row.firstName,
    middle_name: row.middleName,
    last_name: row.lastName,
    name: [row.firstName, row.middleName, row.lastName].filter(Boolean).join(" "),
    date_of_birth: row.dateOfBirth ?? "",
    ssn: maskSsn(row.ssnLastFour),
    reason: identity.ssnDigest && row.ssnDigest === identity.ssnDigest ? "ssn" : "name_and_birth_date",
  }));
  throw new AppError("CONFLICT", PATIENT_MESSAGES.likelyDuplicate, {
    extra: { code: LIKELY_DUPLICATE, candidates },
  });
}
