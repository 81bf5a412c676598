import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { BatchDto } from "@/lib/domain/case/batch/schema";
import { reviewHref } from "./review-href";

/** In the review of a letter that was drafted with others: where one is, and the way to the next. */
export function BatchBar({ batch, appealId }: { batch: BatchDto; appealId: string }) {
  const letters = batch.letters.filter(({ appeal }) => appeal !== null);
  const at = letters.findIndex(({ appeal }) => appeal === appealId);
  if (at < 0) return null;
  const left = letters.filter(({ state }) => state !== "sent").length;
  const way = (label: string, appeal: string | null | undefined, icon: "before" | "after") =>
    appeal ? (
      <ButtonLink size="sm" href={reviewHref(appeal, batch.id)}>
        {icon === "before" && <span aria-hidden className="icon icon-chevron-left" />}
        {label}
        {icon === "after" && <span aria-hidden className="icon icon-chevron-right" />}
      </ButtonLink>
    ) : (
      <Button size="sm" disabled>
        {label}
      </Button>
    );
  return (
    <nav
      aria-label="Letters of this batch"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-lg border bg-sunken px-3 py-2"
    >
      <p className="mr-auto text-sm">
        Letter {at + 1} of {letters.length} to {batch.payer_name || "the payer"}
        <span className="text-ink-muted">{left === 0 ? " · all sent" : ` · ${left} not sent yet`}</span>
      </p>
      {way("Previous letter", letters[at - 1]?.appeal, "before")}
      {way("Next letter", letters[at + 1]?.appeal, "after")}
      <ButtonLink size="sm" variant="ghost" href={`/appeals/batches/${batch.id}`}>
        All letters
      </ButtonLink>
    </nav>
  );
}
