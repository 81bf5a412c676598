import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimRefreshes } from "@/db/schema/claims";
import { remittanceFiles } from "@/db/schema/remittances";
import { AppError, notFound } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { linkFor } from "@/lib/domain/practice/notification/link";
import { notify } from "@/lib/domain/practice/notification/notifications";
import type { PostingCounts } from "@/lib/domain/practice/notification/schema";
import { practiceNumbers } from "@/lib/domain/practice/numbers";
import { practiceDay } from "@/lib/domain/practice/today";
import { type PayerGateway, RemittanceGone } from "@/lib/integrations/payer-gateway/payer-gateway";
import { payerGateways } from "@/lib/integrations/services";
import { applyRemittance } from "../posting/apply";
import type { RemittanceFile } from "../posting/files";
import { importOwn, type ReceivedRemittance } from "../posting/import";
import { MAX_REMITTANCE_BYTES } from "../schema";
import { ALL_PAYERS, isAskedFor } from "./scope";

type Refresh = typeof claimRefreshes.$inferSelect;

/** `source:id` of what waits at the gateways; safe for an engine to keep. */
export type WaitingRemittance = string;

async function getRefresh(tx: Tx, ctx: Ctx, refreshId: string): Promise<Refresh> {
  const [row] = await tx
    .select()
    .from(claimRefreshes)
    .where(and(eq(claimRefreshes.practiceId, ctx.practiceId), eq(claimRefreshes.id, refreshId)));
  if (!row) throw notFound();
  return row;
}

/** Begins a refresh: asks every gateway what there is, oldest first. */
export async function beginRefresh(ctx: Ctx, refreshId: string): Promise<WaitingRemittance[]> {
  const { refresh, own } = await inContext(ctx, async (tx) => {
    await tx
      .update(claimRefreshes)
      .set({ state: "running", startedAt: sql`coalesce(${claimRefreshes.startedAt}, clock_timestamp())` })
      .where(and(eq(claimRefreshes.practiceId, ctx.practiceId), eq(claimRefreshes.id, refreshId)));
    return { refresh: await getRefresh(tx, ctx, refreshId), own: await practiceNumbers(tx, ctx) };
  });
  const query = {
    payerId: refresh.payerId === ALL_PAYERS ? null : refresh.payerId,
    tin: [...own.tins][0] ?? null,
    npi: [...own.npis][0] ?? null,
    from: refresh.startDate,
    to: refresh.endDate,
  };
  const waiting: WaitingRemittance[] = [];
  for (const gateway of payerGateways(ctx.practiceId)) {
    // Without a number of ours nothing of a shared account can be told to be ours.
    if (gateway.isShared && own.tins.size + own.npis.size === 0) continue;
    for (const { id } of await gateway.list(query)) waiting.push(`${gateway.source}:${id}`);
  }
  return waiting;
}

/** Fetches and reads one remittance; its file's id, or null where there is nothing of ours in it. */
export async function fetchRemittance(ctx: Ctx, waiting: WaitingRemittance): Promise<string | null> {
  const [source = "", ref = ""] = waiting.split(":");
  const known = await inContext(ctx, (tx) => fileOfGateway(tx, ctx, source, ref));
  if (known && known.state !== "quarantined") return known.id;
  const gateway = payerGateways(ctx.practiceId).find((one) => one.source === source);
  if (!gateway) return null;
  const folder = await mkdtemp(path.join(tmpdir(), "remittance-"));
  try {
    const file = await receive(gateway, ref, path.join(folder, "0"));
    if (file.tooLarge) {
      log.warn({ source }, "a remittance at the gateway is larger than is taken");
      return null;
    }
    const kept = await importOwn(ctx, file, { source: gateway.source, ref, isShared: gateway.isShared });
    return kept?.id ?? null;
  } catch (error) {
    if (error instanceof RemittanceGone) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fileOfGateway(tx: Tx, ctx: Ctx, source: string, ref: string) {
  const [row] = await tx
    .select({ id: remittanceFiles.id, state: remittanceFiles.state })
    .from(remittanceFiles)
    .where(
      and(
        eq(remittanceFiles.practiceId, ctx.practiceId),
        eq(remittanceFiles.source, source as RemittanceFile["source"]),
        eq(remittanceFiles.sourceRef, ref),
      ),
    );
  return row;
}

async function receive(gateway: PayerGateway, ref: string, target: string): Promise<ReceivedRemittance> {
  const refs =
    gateway.source === "inbox"
      ? await gateway.list({ payerId: null, tin: null, npi: null, from: "", to: "" })
      : [];
  const filename = refs.find(({ id }) => id === ref)?.name ?? `${gateway.source}-${ref}.835`;
  const source: Readable = await gateway.fetch(ref);
  const hash = createHash("sha256");
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      // The rest is not kept: it is only read to its end.
      done(null, size > MAX_REMITTANCE_BYTES ? undefined : chunk);
    },
  });
  await pipeline(source, limit, createWriteStream(target, { mode: 0o600 }));
  return { path: target, filename, size, sha256: hash.digest("hex"), tooLarge: size > MAX_REMITTANCE_BYTES };
}

/** Posts one file if it is what was asked for: this payer, and paid or arrived within the dates. */
export async function postFetched(ctx: Ctx, refreshId: string, fileId: string): Promise<void> {
  const { refresh, file, arrivedOn } = await inContext(ctx, async (tx) => {
    const found = await remittanceOf(tx, ctx, fileId);
    return {
      refresh: await getRefresh(tx, ctx, refreshId),
      file: found,
      arrivedOn: await practiceDay(tx, ctx, found.createdAt),
    };
  });
  const isBegun = file.state === "applying" || file.state === "stopped";
  if (isBegun || (file.state === "ready" && isAskedFor({ ...file, arrivedOn }, refresh))) {
    await applyRemittance(ctx, fileId, { createMissing: false });
  }
}

async function remittanceOf(tx: Tx, ctx: Ctx, fileId: string): Promise<RemittanceFile> {
  const [row] = await tx
    .select()
    .from(remittanceFiles)
    .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.id, fileId)));
  if (!row) throw notFound();
  return row as unknown as RemittanceFile;
}

/** Closes the refresh and tells the person who asked what came of it. `asked`: claims that a 277 changed. */
export async function finishRefresh(
  ctx: Ctx,
  refreshId: string,
  fileIds: readonly string[],
  asked: number,
): Promise<void> {
  await inContext(ctx, async (tx) => {
    const refresh = await getRefresh(tx, ctx, refreshId);
    if (refresh.state === "done") return;
    const files =
      fileIds.length === 0
        ? []
        : await tx
            .select()
            .from(remittanceFiles)
            .where(
              and(eq(remittanceFiles.practiceId, ctx.practiceId), inArray(remittanceFiles.id, [...fileIds])),
            );
    const news = countsSince(files as unknown as RemittanceFile[], refresh.createdAt);
    const counts = { ...news, updated: news.updated + asked };
    await tx
      .update(claimRefreshes)
      .set({ state: "done", result: counts, finishedAt: sql`clock_timestamp()` })
      .where(and(eq(claimRefreshes.practiceId, ctx.practiceId), eq(claimRefreshes.id, refreshId)));
    await audit(tx, ctx, {
      action: "update",
      entity: "claim_refresh",
      entityId: refreshId,
      detail: { to: "done", ...counts },
    });
    const isNews = Object.entries(counts).some(([name, count]) => name !== "waiting" && count > 0);
    if (refresh.payerId === ALL_PAYERS && !isNews) return;
    await notify(tx, ctx, { kind: "refresh_done", counts, link: linkFor(counts), causeId: refreshId });
  });
}

function countsSince(files: readonly RemittanceFile[], since: Date): Required<PostingCounts> {
  const applied = files.filter(({ appliedAt }) => appliedAt !== null && appliedAt >= since);
  const sum = (pick: (file: RemittanceFile) => number) =>
    applied.reduce((total, file) => total + pick(file), 0);
  const fresh = files.filter(({ createdAt }) => createdAt >= since);
  const kept = fresh.filter(({ state }) => state === "quarantined");
  return {
    updated: sum((file) => file.created + file.updated + file.conflicts),
    newly_denied: sum((file) => file.newlyDenied),
    conflicts: sum((file) => file.conflicts),
    unmatched: sum((file) => file.unmatched),
    unreadable: fresh.filter(({ state }) => state === "unreadable").length,
    quarantined: kept.filter(({ summary }) => !summary.infected).length,
    infected: kept.filter(({ summary }) => summary.infected).length,
    waiting: files.filter(({ state }) => state === "ready").length,
  };
}

/** After the last try: the screen must not wait for a run that has ended. */
export async function failRefresh(ctx: Ctx, refreshId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const refresh = await getRefresh(tx, ctx, refreshId).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (!refresh || refresh.state === "done") return;
    await tx
      .update(claimRefreshes)
      .set({
        state: "failed",
        error: "The payer gateway could not be asked. Please try again in a few minutes.",
        finishedAt: sql`clock_timestamp()`,
      })
      .where(and(eq(claimRefreshes.practiceId, ctx.practiceId), eq(claimRefreshes.id, refreshId)));
    // What the run was at goes on with the next one, or by hand.
    await tx
      .update(remittanceFiles)
      .set({ state: "stopped" })
      .where(
        and(
          eq(remittanceFiles.practiceId, ctx.practiceId),
          eq(remittanceFiles.state, "applying"),
          ne(remittanceFiles.source, "upload"),
        ),
      );
    await notify(tx, ctx, { kind: "refresh_failed", counts: {}, link: "/claims", causeId: refreshId });
  });
}
