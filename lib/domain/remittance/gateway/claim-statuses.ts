import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { claimRefreshes, claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { practices } from "@/db/schema/practices";
import type { ClaimStatus } from "@/lib/core/enums";
import { log } from "@/lib/core/log";
import { searchKey } from "@/lib/domain/claim/filters";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { practiceNumbers } from "@/lib/domain/practice/numbers";
import {
  type ClaimStatusReport,
  GatewayRefused,
  GatewayUnavailable,
  type PayerGateway,
} from "@/lib/integrations/payer-gateway/payer-gateway";
import { payerGateways } from "@/lib/integrations/services";

/** Each call asks a payer and costs: the claims that were looked at longest ago come first. */
const MOST = 50;
const OPEN: ClaimStatus[] = ["submitted", "in_process", "pending", "resubmitted"];

const GENDERS: Record<string, "M" | "F"> = { male: "M", female: "F" };

/** What a 277's category says about a claim that no remittance has decided; null: nothing new. */
export function statusFor(category: string): ClaimStatus | null {
  const code = category.toUpperCase();
  if (/^A[3678]$/.test(code)) return "rejected";
  if (code === "A2" || /^[PF]\d/.test(code)) return "in_process";
  if (/^R\d/.test(code)) return "pending";
  return null;
}

/** The report on one claim: by either number, else the only one there is. */
export function reportFor(
  claim: { claimNumber: string; payerClaimNumber: string },
  reports: readonly ClaimStatusReport[],
): ClaimStatusReport | null {
  const same = (a: string, b: string | null) => a !== "" && searchKey(a) === searchKey(b ?? "");
  const named = reports.find(
    (one) =>
      same(claim.payerClaimNumber, one.payerClaimNumber) || same(claim.claimNumber, one.ourClaimNumber),
  );
  const [only, another] = reports;
  return named ?? (only && !another && !only.ourClaimNumber ? only : null);
}

/**
 * Asks how the open claims of the refresh's payer stand, where a gateway can. Decisions come by remittance; this tells
 * only that a claim is being worked on, waits for something, or was rejected. Answers how many claims changed.
 */
export async function askClaimStatuses(ctx: Ctx, refreshId: string): Promise<number> {
  const gateway = payerGateways(ctx.practiceId).find(({ claimStatus }) => claimStatus);
  if (!gateway) return 0;
  const { open, provider, payerId } = await openClaims(ctx, refreshId);
  let changed = 0;
  for (const claim of open) {
    const reports = await ask(gateway, claim, provider, payerId);
    if (reports === null) break;
    const report = reportFor(claim, reports);
    const status = report && statusFor(report.category);
    if (status && status !== claim.status && (await setStatus(ctx, claim, status))) changed += 1;
  }
  return changed;
}

async function openClaims(ctx: Ctx, refreshId: string) {
  return inContext(ctx, async (tx) => {
    const [refresh] = await tx
      .select({ payerId: claimRefreshes.payerId })
      .from(claimRefreshes)
      .where(and(eq(claimRefreshes.practiceId, ctx.practiceId), eq(claimRefreshes.id, refreshId)));
    const [practice] = await tx
      .select({ name: practices.name })
      .from(practices)
      .where(eq(practices.id, ctx.practiceId));
    const own = await practiceNumbers(tx, ctx);
    const payerId = refresh?.payerId ?? "";
    const open = await tx
      .select({
        id: claims.id,
        patientId: claims.patientId,
        status: claims.status,
        claimNumber: claims.claimNumber,
        payerClaimNumber: claims.payerClaimNumber,
        memberId: claims.policyNumber,
        serviceFrom: claims.serviceFrom,
        serviceTo: claims.serviceTo,
        first: patients.firstName,
        last: patients.lastName,
        birth: patients.dateOfBirth,
        gender: patients.gender,
      })
      .from(claims)
      .innerJoin(patients, and(eq(patients.practiceId, claims.practiceId), eq(patients.id, claims.patientId)))
      .where(
        and(
          eq(claims.practiceId, ctx.practiceId),
          eq(claims.payerId, payerId),
          inArray(claims.status, OPEN),
          isNull(claims.deletedAt),
          isNotNull(claims.serviceFrom),
          ne(claims.policyNumber, ""),
          isNotNull(patients.dateOfBirth),
        ),
      )
      .orderBy(asc(claims.updatedAt), asc(claims.id))
      .limit(MOST);
    await audit(tx, ctx, { action: "send", entity: "claim_status", detail: { count: open.length } });
    const provider = {
      npi: [...own.npis][0] ?? null,
      tin: [...own.tins][0] ?? null,
      name: practice?.name ?? "",
    };
    return { open, provider, payerId };
  });
}

type OpenClaim = Awaited<ReturnType<typeof openClaims>>["open"][number];

/** Null when asking on makes no sense. */
async function ask(
  gateway: PayerGateway,
  claim: OpenClaim,
  provider: { npi: string | null; tin: string | null; name: string },
  payerId: string,
): Promise<ClaimStatusReport[] | null> {
  if (!gateway.claimStatus || !claim.serviceFrom || !claim.birth) return [];
  try {
    return await gateway.claimStatus({
      payerId,
      provider,
      subscriber: {
        first: claim.first,
        last: claim.last,
        birth: claim.birth,
        gender: GENDERS[claim.gender ?? ""] ?? null,
        memberId: claim.memberId,
      },
      serviceFrom: claim.serviceFrom,
      serviceTo: claim.serviceTo ?? claim.serviceFrom,
      payerClaimNumber: claim.payerClaimNumber || null,
    });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable) && !(error instanceof GatewayRefused)) throw error;
    log.warn({ err: error }, "claim statuses could not be asked");
    return null;
  }
}

/** Only while no person has set another status meanwhile. */
async function setStatus(ctx: Ctx, claim: OpenClaim, status: ClaimStatus): Promise<boolean> {
  return inContext(ctx, async (tx) => {
    const rows = await tx
      .update(claims)
      .set({ status, updatedAt: sql`clock_timestamp()` })
      .where(
        and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claim.id), eq(claims.status, claim.status)),
      )
      .returning({ id: claims.id });
    if (rows.length === 0) return false;
    await audit(tx, ctx, {
      action: "update",
      entity: "claim",
      entityId: claim.id,
      patientId: claim.patientId,
      detail: { source: "claim_status", fields: ["status"], from: claim.status, to: status },
    });
    return true;
  });
}
