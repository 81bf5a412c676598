import { sql } from "drizzle-orm";
import { type Database, inPractice } from "@/db/client";
import { inboundFaxes } from "@/db/schema/inbound-faxes";
import { log } from "@/lib/core/log";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import { emit } from "@/lib/events";
import { parseFaxNumber } from "@/lib/integrations/fax/fax-number";
import { practiceOfFaxNumber } from "@/lib/integrations/services";
import type { FaxReceived } from "@/lib/integrations/webhooks/delivery-report";

/**
 * A fax came in at a number: written down once for the practice whose number it is, and its file fetched in the background. A
 * number that the settings give to nobody is nobody's fax (docs/product.md, M8).
 */
export async function receiveFax(
  db: Database,
  fax: FaxReceived,
  requestId: string,
): Promise<"applied" | "known" | "unknown"> {
  const to = parseFaxNumber(fax.to);
  const practiceId = to.ok ? practiceOfFaxNumber(to.number) : null;
  if (!to.ok || !practiceId) {
    log.warn({ provider: fax.provider }, "a fax came in at a number that FAX_IN_NUMBERS gives to nobody");
    return "unknown";
  }
  return inPractice(db, { practiceId }, async (tx) => {
    const [owner] = await tx.execute<{ id: string }>(sql`
      select user_id as id from members
       where practice_id = ${practiceId} and is_owner and deactivated_at is null
       order by created_at, user_id limit 1`);
    // The service calls again later, when an owner is there.
    if (!owner) throw new Error("a fax came in for a practice without an owner");
    const [row] = await tx
      .insert(inboundFaxes)
      .values({
        practiceId,
        provider: fax.provider,
        reference: fax.reference,
        fromNumber: numberOf(fax.from),
        toNumber: to.number,
        pages: fax.pages,
        receivedAt: fax.at,
        takenBy: owner.id,
      })
      .onConflictDoNothing()
      .returning({ id: inboundFaxes.id });
    if (!row) return "known";
    await auditAnonymous(
      tx,
      { requestId, address: "", practiceId, actorId: null },
      {
        action: "create",
        entity: "fax",
        entityId: row.id,
        detail: { provider: fax.provider, pages: fax.pages },
      },
    );
    await emit(tx, "fax/received", { practiceId, userId: owner.id, faxId: row.id }, row.id);
    return "applied";
  });
}

/** What the line tells is anything: a number is kept as one, a name or nothing as nothing. */
function numberOf(from: string): string {
  const parsed = parseFaxNumber(from);
  if (parsed.ok) return parsed.number;
  return /^\+?\d{7,15}$/.test(from) ? from : "";
}
