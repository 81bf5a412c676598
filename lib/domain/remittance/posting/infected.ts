import { createReadStream } from "node:fs";
import { remittanceFiles } from "@/db/schema/remittances";
import { log } from "@/lib/core/log";
import { shownFilename } from "@/lib/domain/document/store/filename";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { REMITTANCE_MESSAGES } from "../schema";
import type { RemittanceFile } from "./files";
import type { ReceivedRemittance, RemittanceOrigin } from "./import";

/**
 * Keeps a file that the virus scanner objects to: unread, in quarantine, for whoever investigates. Null where it came
 * from a shared account, since nobody can tell unread whose it is.
 */
export async function keepInfected(
  ctx: Ctx,
  file: ReceivedRemittance,
  from: RemittanceOrigin,
  { finding, earlier }: { finding: string; earlier: RemittanceFile | undefined },
): Promise<RemittanceFile | null> {
  if (from.isShared) {
    log.warn(
      { source: from.source, finding },
      "the virus scanner objects to a remittance of a shared account",
    );
    return null;
  }
  if (earlier?.summary.infected) return earlier;
  const storageKey = newStorageKey();
  await storage().put(storageKey, createReadStream(file.path), {
    contentType: "application/octet-stream",
    sha256: file.sha256,
  });
  const name = shownFilename(file.filename);
  const judged = {
    storageKey,
    state: "quarantined" as const,
    quarantineReason: REMITTANCE_MESSAGES.infected(name),
    summary: { preview: null, payments: [], unchecked: false, infected: true },
  };
  return inContext(ctx, async (tx) => {
    const [row] = await tx
      .insert(remittanceFiles)
      .values({
        ...judged,
        practiceId: ctx.practiceId,
        sha256: file.sha256,
        sizeBytes: file.size,
        filename: name,
        source: from.source,
        sourceRef: from.ref,
        uploadedBy: ctx.actor.userId,
      })
      .onConflictDoUpdate({ target: [remittanceFiles.practiceId, remittanceFiles.sha256], set: judged })
      .returning();
    if (!row) throw new Error("insert returned no row");
    await audit(tx, ctx, {
      action: "create",
      entity: "remittance",
      entityId: row.id,
      result: "refused",
      detail: { quarantined: finding, source: from.source, bytes: file.size },
    });
    return row as unknown as RemittanceFile;
  });
}
