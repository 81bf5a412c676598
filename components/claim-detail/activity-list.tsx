import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefButton } from "@/components/ui/href-button";
import { TimeText } from "@/components/ui/time-text";
import type { ClaimActivityDto } from "@/lib/domain/claim/schema";
import { activityWords, type NamesById } from "./activity-labels";

interface ActivityListProps {
  entries: readonly ClaimActivityDto[];
  /** What the action items and documents are called. */
  names: NamesById;
  /** The address with more of them; null where these are all. */
  moreHref: string | null;
}

/** Who did what on the claim, its documents, its action items and its appeal letters, newest first. */
export function ActivityList({ entries, names, moreHref }: ActivityListProps) {
  return (
    <Card flush>
      {entries.length === 0 && (
        <EmptyState icon="icon-history" title="No activity on this claim yet">
          Changes, uploads and action items are recorded here, with who made them.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ol aria-label="Activity" className="divide-y">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm"
            >
              <p className="min-w-0 flex-1 basis-72 break-words">
                <span className="font-medium">{entry.actor_name}</span> {activityWords(entry, names)}
              </p>
              <TimeText value={entry.at} className="shrink-0 text-ink-muted" />
            </li>
          ))}
        </ol>
      )}
      {moreHref && (
        <div className="border-t p-3 text-center">
          <HrefButton size="sm" href={moreHref} replace>
            Show more
          </HrefButton>
        </div>
      )}
    </Card>
  );
}
