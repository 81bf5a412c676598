import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ClaimDetail } from "@/components/claim-detail/claim-detail";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { getClaim } from "@/lib/domain/claim/queries";
import { getPractice } from "@/lib/domain/practice/practice";

export const metadata: Metadata = { title: "Claim" };

export default async function ClaimPage({ params }: { params: Promise<{ claimId: string }> }) {
  const ctx = await requireCtx();
  const { claimId } = await params;
  if (!isUuid(claimId)) notFound();
  const at = Date.now();
  const [claim, practice] = await Promise.all([
    getClaim(ctx, { claimId }).catch(orNotFound),
    getPractice(ctx),
  ]);
  return <ClaimDetail key={claimId} first={{ claim, at }} today={todayIn(practice.time_zone)} />;
}

function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
  throw error;
}
