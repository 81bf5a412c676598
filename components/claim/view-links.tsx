import { AppLink } from "@/components/ui/app-link";
import { cn } from "@/components/ui/class-names";
import { CLAIM_FILTERS, CLAIM_VIEWS } from "@/lib/domain/claim/filter-table";
import { type ClaimsPlace, withChoice } from "./claims-address";

const { label: name, labels, usual } = CLAIM_FILTERS.view;

/** All claims, or the denied ones with the nearest deadline first. */
export function ViewLinks({ place }: { place: ClaimsPlace }) {
  const shown = place.view ?? usual;
  return (
    <nav aria-label={name} className="flex gap-5 border-b">
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
  );
}
