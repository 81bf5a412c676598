import type { Metadata } from "next";
import { AppLink } from "@/components/ui/app-link";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { TimeText } from "@/components/ui/time-text";
import { requireCtx } from "@/lib/auth/authenticate";
import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { listBatches } from "@/lib/domain/case/batch/batches";

export const metadata: Metadata = { title: "Letters Together" };

/** The newest batches, to come back to one. */
export default async function BatchesPage() {
  const { batches } = await listBatches(await requireCtx());
  return (
    <>
      <PageHeader
        title="Letters Together"
        back={<BackLink href="/claims">Needs attention</BackLink>}
        description="Drafted for several cases of one payer at once. The newest 20."
      />
      <Card flush>
        {batches.length > 0 ? (
          <ul className="divide-y">
            {batches.map((batch) => (
              <li
                key={batch.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3"
              >
                <AppLink href={`/appeals/batches/${batch.id}`} className="link break-words font-medium">
                  {batch.payer_name}
                </AppLink>
                <p className="text-ink-muted text-sm">
                  {[batch.category && DENIAL_CATEGORY_LABELS[batch.category], RIGHT_MOVE_LABELS[batch.move]]
                    .filter(Boolean)
                    .join(" · ")}{" "}
                  · {batch.sent} of {batch.letters} sent · <TimeText value={batch.created_at} />
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="No letters were drafted together yet" icon="icon-files">
            Choose several cases of one payer under Needs attention, then Draft Letters.
          </EmptyState>
        )}
      </Card>
    </>
  );
}
