import { createReadStream } from "node:fs";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { type RemittanceSource, remittanceFiles, remittancePayments } from "@/db/schema/remittances";
import { AppError, invalid } from "@/lib/core/errors";
import { centsOf } from "@/lib/core/money";
import type { ReceivedFile } from "@/lib/core/received-file";
import { shownFilename } from "@/lib/domain/document/store/filename";
import { findingIn } from "@/lib/domain/document/upload/virus-scan";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { discardStored } from "@/lib/domain/kernel/stored-file";
import { practiceNumbers } from "@/lib/domain/practice/numbers";
import { practiceToday } from "@/lib/domain/practice/today";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { keepPaper, paperTypeOf } from "../from-paper/take-paper";
import type { PreviewSummary } from "../reader/preview-shape";
import { problem, type RemittanceProblem } from "../reader/problem";
import { REMITTANCE_MESSAGES } from "../schema";
import type { RemittanceFile } from "./files";
import { keepInfected } from "./infected";
import { type Survey, surveyRemittance } from "./survey";

/** A file on disk, measured, not yet trusted: sent with a request, or fetched from a gateway. */
export type ReceivedRemittance = Omit<ReceivedFile, "field" | "declaredType">;

/** Where a file came from. Of a shared account only what is surely ours is kept. */
export type RemittanceOrigin = { source: RemittanceSource; ref: string | null; isShared?: boolean };

/**
 * Reads a file and keeps it, changing no claim. The same bytes again are the file that is there already; what the virus
 * scanner objects to is kept unread, in quarantine. Throws TOO_LARGE, VALIDATION without a file, and UNAVAILABLE when
 * a scanner is set up and says nothing.
 */
export async function importRemittance(
  ctx: Ctx,
  file: ReceivedRemittance | undefined,
  from: RemittanceOrigin,
): Promise<RemittanceFile> {
  const kept = await importOwn(ctx, file, { ...from, isShared: false });
  if (!kept) throw new Error("only files of shared accounts are left out");
  return kept;
}

/** As `importRemittance`; null where a shared account's file is another practice's. */
export async function importOwn(
  ctx: Ctx,
  file: ReceivedRemittance | undefined,
  from: RemittanceOrigin,
): Promise<RemittanceFile | null> {
  if (!file) throw invalid({ file: [REMITTANCE_MESSAGES.chooseFile] });
  if (file.tooLarge) throw new AppError("TOO_LARGE", REMITTANCE_MESSAGES.tooLarge);
  const { own, today, earlier } = await inContext(ctx, async (tx) => {
    const earlier = await fileOfBytes(tx, ctx, file.sha256);
    // Whoever sends the same bytes again is shown what they hold; a gateway only learns that they are here.
    if (earlier && earlier.state !== "quarantined" && from.source === "upload") {
      await audit(tx, ctx, { action: "read", entity: "remittance", entityId: earlier.id });
    }
    return { own: await practiceNumbers(tx, ctx), today: await practiceToday(tx, ctx), earlier };
  });
  // Judged again: the practice's numbers may have been put right since.
  const isUnread =
    earlier?.state === "unreadable" && from.source === "upload" && (await paperTypeOf(file)) !== null;
  if (earlier && earlier.state !== "quarantined" && !isUnread) return earlier;
  const finding = await findingIn(file.path);
  if (finding !== null) return keepInfected(ctx, file, from, { finding, earlier });
  const paper = from.source === "upload" ? await paperTypeOf(file) : null;
  if (paper !== null) {
    const kept = await keepPaper(ctx, file, paper, from);
    return "finding" in kept ? keepInfected(ctx, file, from, { ...kept, earlier }) : kept;
  }
  const survey = await surveyRemittance(createReadStream(file.path), own, {
    today,
    onlySurelyOurs: from.isShared ?? false,
  });
  if (from.isShared && survey.payments.length === 0) return null;
  if (earlier && survey.ours === "none") return earlier;
  const storageKey = survey.summary.status === "unreadable" && survey.ours !== "none" ? "" : newStorageKey();
  if (storageKey) {
    await storage().put(storageKey, createReadStream(file.path), {
      contentType: "application/edi-x12",
      sha256: file.sha256,
    });
  }
  const kept = await inContext(ctx, (tx) => keep(tx, ctx, file, from, survey, storageKey));
  const spare = kept.storageKey === storageKey ? earlier?.storageKey : storageKey;
  if (spare) await discardStored([spare]);
  return kept;
}

async function keep(
  tx: Tx,
  ctx: Ctx,
  file: ReceivedRemittance,
  from: RemittanceOrigin,
  survey: Survey,
  storageKey: string,
): Promise<RemittanceFile> {
  const isForeign = survey.ours === "none";
  const { summary, payments } = survey;
  const days = payments.flatMap(({ paidOn }) => paidOn ?? []).sort();
  const preview: PreviewSummary = {
    ...summary,
    problems: [...summary.problems, ...(await ownProblems(tx, ctx, survey))],
  };
  const name = shownFilename(file.filename);
  const values = {
    practiceId: ctx.practiceId,
    storageKey,
    sha256: file.sha256,
    sizeBytes: file.size,
    filename: name,
    source: from.source,
    sourceRef: from.ref,
    state: isForeign
      ? ("quarantined" as const)
      : payments.length === 0
        ? ("unreadable" as const)
        : ("ready" as const),
    quarantineReason: isForeign ? REMITTANCE_MESSAGES.foreign(name) : "",
    payerName: isForeign ? "" : (preview.payer_name ?? ""),
    payeeNpi: isForeign ? "" : (preview.payee_npi ?? ""),
    payeeTin: isForeign ? "" : (preview.payee_tin ?? ""),
    paymentTotal: isForeign ? 0 : centsOf(preview.payment_total),
    claimCount: isForeign ? 0 : preview.claim_count,
    firstPaymentOn: days[0] ?? null,
    lastPaymentOn: days.at(-1) ?? null,
    summary: isForeign
      ? { preview: null, payments: [], unchecked: false }
      : { preview: { ...preview, status: statusOf(preview) }, payments, unchecked: survey.unchecked },
    uploadedBy: ctx.actor.userId,
  };
  const { practiceId: _practice, sha256: _bytes, ...judged } = values;
  const [row] = await tx
    .insert(remittanceFiles)
    .values(values)
    .onConflictDoUpdate({
      target: [remittanceFiles.practiceId, remittanceFiles.sha256],
      set: judged,
      setWhere: eq(remittanceFiles.state, "quarantined"),
    })
    .returning();
  const kept = (row as RemittanceFile | undefined) ?? (await fileOfBytes(tx, ctx, file.sha256));
  if (!kept) throw new Error("the file is neither new nor there");
  await audit(tx, ctx, {
    action: "create",
    entity: "remittance",
    entityId: kept.id,
    detail: { state: kept.state, source: from.source, bytes: file.size, claims: kept.claimCount },
  });
  return kept;
}

const statusOf = ({ status, problems }: PreviewSummary): PreviewSummary["status"] =>
  status === "read" && problems.length > 0 ? "flagged" : status;

/** What only the practice's other files and numbers can tell. */
async function ownProblems(tx: Tx, ctx: Ctx, survey: Survey): Promise<PreviewSummary["problems"]> {
  const found: RemittanceProblem[] = [];
  const seen = new Set<string>();
  for (const { sender, control, contentHash, index } of survey.payments) {
    const interchange = `${sender} ${control}`;
    if (control === "" || seen.has(interchange)) continue;
    seen.add(interchange);
    const [again] = await tx
      .select({ one: sql`1` })
      .from(remittancePayments)
      .where(
        and(
          eq(remittancePayments.practiceId, ctx.practiceId),
          eq(remittancePayments.interchangeSender, sender),
          eq(remittancePayments.interchangeControl, control),
          ne(remittancePayments.contentHash, contentHash),
        ),
      )
      .limit(1);
    if (again) found.push(problem("interchange_again", null, { number: control }, { payment: index }));
    if (seen.size >= MAX_INTERCHANGES) break;
  }
  return found.map(({ code, position, message, payment, claim }) => ({
    code,
    position,
    message,
    payment,
    claim,
  }));
}

const MAX_INTERCHANGES = 50;

async function fileOfBytes(tx: Tx, ctx: Ctx, sha256: string): Promise<RemittanceFile | undefined> {
  const [row] = await tx
    .select()
    .from(remittanceFiles)
    .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.sha256, sha256)));
  return row as RemittanceFile | undefined;
}
