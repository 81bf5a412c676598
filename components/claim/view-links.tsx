import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { cn } from "@/components/ui/class-names";
import { whole } from "@/lib/core/number-text";
import { CLAIM_FILTERS, CLAIM_VIEWS } from "@/lib/domain/claim/filter-table";
import { type ClaimsPlace, claimsHref, withChoice } from "./claims-address";

const { label: name, labels, usual } = CLAIM_FILTERS.view;
/** What is to be done stands first. */
const ORDER = CLAIM_VIEWS.toReversed();

interface ViewLinksProps {
  place: Partial<ClaimsPlace>;
  /** Cases that are open; left out while they are not counted. */
  attention?: number | null;
  children?: ReactNode;
}

/** What needs attention, or all claims; beside it what to do with the list. */
export function ViewLinks({ place, attention = 0, children }: ViewLinksProps) {
  const shown = place.view ?? usual;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 border-b">
      <nav aria-label={name} className="flex gap-5">
        {ORDER.map((view) => (
          <AppLink
            key={view}
            href={view === usual ? claimsHref({}) : withChoice({}, { view })}
            aria-current={view === shown ? "page" : undefined}
            className={cn(
              "relative inline-flex h-10 items-center whitespace-nowrap font-medium text-sm",
              view === shown
                ? "text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent"
                : "text-ink-muted hover:text-ink",
            )}
          >
            {labels[view]}
            {view === "needs_attention" && attention !== 0 && <AttentionCount n={attention} />}
          </AppLink>
        ))}
      </nav>
      {children}
    </div>
  );
}

function AttentionCount({ n }: { n: number | null }) {
  return (
    <span className="ml-1.5 rounded-full bg-sunken px-1.5 text-ink-muted text-xs tabular-nums">
      {n === null ? "10,000+" : whole(n)}
    </span>
  );
}
