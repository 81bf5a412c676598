import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { cn } from "@/components/ui/class-names";
import { CLAIM_FILTERS, CLAIM_VIEWS } from "@/lib/domain/claim/filter-table";
import { type ClaimsPlace, withChoice } from "./claims-address";

const { label: name, labels, usual } = CLAIM_FILTERS.view;

/** All claims, or the denied ones with the nearest deadline first; beside it what to do with the list. */
export function ViewLinks({ place, children }: { place: Partial<ClaimsPlace>; children?: ReactNode }) {
  const shown = place.view ?? usual;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 border-b">
      <nav aria-label={name} className="flex gap-5">
        {CLAIM_VIEWS.map((view) => (
          <AppLink
            key={view}
            href={withChoice(place, { view: view === usual ? null : view, sort: null })}
            aria-current={view === shown ? "page" : undefined}
            className={cn(
              "relative inline-flex h-10 items-center whitespace-nowrap font-medium text-sm",
              view === shown
                ? "text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent"
                : "text-ink-muted hover:text-ink",
            )}
          >
            {labels[view]}
          </AppLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
