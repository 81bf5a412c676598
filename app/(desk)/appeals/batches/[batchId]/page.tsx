import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BatchLetters } from "@/components/batch/batch-letters";
import { BackLink } from "@/components/ui/back-link";
import { PageHeader } from "@/components/ui/page-header";
import { requireCtx } from "@/lib/auth/authenticate";
import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { getBatch } from "@/lib/domain/case/batch/batches";
import { deliveryChannels } from "@/lib/domain/delivery/channels";

export const metadata: Metadata = { title: "Letters Together" };

/** Letters that were drafted together: their progress, their reviews one after the other, their packets. */
export default async function BatchPage({ params }: { params: Promise<{ batchId: string }> }) {
  const ctx = await requireCtx();
  const { batchId } = await params;
  if (!isUuid(batchId)) notFound();
  const batch = await getBatch(ctx, { batchId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
    throw error;
  });
  const reason = [batch.category && DENIAL_CATEGORY_LABELS[batch.category], RIGHT_MOVE_LABELS[batch.move]];
  return (
    <>
      <PageHeader
        title={`Letters to ${batch.payer_name}`}
        back={<BackLink href="/appeals/batches">Letters Together</BackLink>}
        description={reason.filter(Boolean).join(" · ")}
      />
      <BatchLetters batch={batch} channels={deliveryChannels()} />
    </>
  );
}
