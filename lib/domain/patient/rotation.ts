import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import { patients } from "@/db/schema/patients";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import { ssnPlace } from "./ssn";

const BATCH = 200;

/**
 * Seals the practice's SSNs anew with the newest of FIELD_KEYS, in small transactions beside running work; after it,
 * older keys may leave the setting. Can be repeated and interrupted. Answers how many it sealed anew.
 */
export async function resealSsns(ctx: Ctx): Promise<number> {
  const cipher = fieldCipher();
  let done = 0;
  for (;;) {
    const n = await inContext(ctx, async (tx) => {
      const old = await tx
        .select({ id: patients.id, sealed: patients.ssnSealed })
        .from(patients)
        .where(
          and(
            eq(patients.practiceId, ctx.practiceId),
            isNotNull(patients.ssnSealed),
            // Deleted patients as well: their record is kept.
            not(sql`starts_with(${patients.ssnSealed}, ${cipher.newestPrefix})`),
          ),
        )
        .limit(BATCH)
        .for("update");
      for (const row of old) {
        if (row.sealed === null) continue;
        await tx
          .update(patients)
          .set({ ssnSealed: cipher.reseal(row.sealed, ssnPlace(ctx.practiceId, row.id)) })
          .where(and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, row.id)));
      }
      if (old.length > 0) {
        await audit(tx, ctx, {
          action: "update",
          entity: "patient",
          detail: { fields: ["ssn"], resealed: old.length },
        });
      }
      return old.length;
    });
    done += n;
    if (n < BATCH) return done;
  }
}
