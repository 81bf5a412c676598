import type { Tx } from "@/db/client";
import { appealDecisions } from "@/db/schema/cases";
import type { ReceivedFile } from "@/lib/core/received-file";
import type { AppealRow } from "@/lib/domain/appeal/queries";
import { checkUpload, storeUpload } from "@/lib/domain/document/upload/store-upload";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { Once } from "@/lib/domain/kernel/idempotent-files";
import { practiceToday } from "@/lib/domain/practice/today";

type Answer = {
  patientId: string | null;
  /** The appeal that it names, read in the transaction that keeps it; null where the paper itself shall tell. */
  appealOf: (tx: Tx) => Promise<Pick<AppealRow, "id" | "claimId" | "patientId"> | null>;
  /** Whether a repetition is answered from memory. */
  once: Once;
  description?: string;
  /** YYYY-MM-DD; today unless said. */
  receivedOn?: string;
};

/**
 * Keeps a payer's paper and the decision that it proposes, whichever way it came: every check of an upload, then one
 * transaction. `then` runs in it; when it throws, nothing is kept. Throws as `checkUpload` does.
 */
export async function keepAnswer<T>(
  ctx: Ctx,
  file: ReceivedFile,
  { patientId, appealOf, once, description, receivedOn }: Answer,
  then: (tx: Tx, kept: { documentId: string; decisionId: string }) => Promise<T>,
): Promise<T> {
  const described = {
    patientId,
    documentType: "denial_letter" as const,
    description: description ?? "A payer's answer to an appeal",
  };
  const checked = await checkUpload(ctx, file, described, { readAtOnce: true });
  return storeUpload(ctx, [checked], once, async (tx, insert) => {
    const appeal = await appealOf(tx);
    const [documentId = ""] = await insert(appeal?.patientId ?? null);
    const [row] = await tx
      .insert(appealDecisions)
      .values({
        practiceId: ctx.practiceId,
        appealId: appeal?.id ?? null,
        claimId: appeal?.claimId ?? null,
        documentId,
        source: "letter",
        receivedOn: receivedOn ?? (await practiceToday(tx, ctx)),
        createdBy: ctx.actor.userId,
      })
      .returning({ id: appealDecisions.id });
    if (!row) throw new Error("insert returned no row");
    await audit(tx, ctx, {
      action: "create",
      entity: "decision",
      entityId: row.id,
      patientId: appeal?.patientId ?? null,
      detail: { state: "proposed", named: appeal !== null },
    });
    return then(tx, { documentId, decisionId: row.id });
  });
}
