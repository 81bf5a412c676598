import { ClearSearch, SearchPages } from "@/components/live-search/search-scope";
import { AddressPages } from "@/components/ui/address-pages";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefButton } from "@/components/ui/href-button";
import { ListPages } from "@/components/ui/list-pages";
import type { ClaimPage } from "@/lib/domain/claim/schema";
import type { ClaimTotalsDto } from "@/lib/domain/claim/statistics/schema";
import { DeskButton } from "./claim-desk";
import { type ClaimsPlace, choicesOf, claimsHref } from "./claims-address";
import { ClaimsTable } from "./claims-table";
import { ClaimsTotals } from "./claims-totals";
import type { ViewSettings } from "./view-settings";

interface ClaimsListProps {
  page: ClaimPage;
  totals: ClaimTotalsDto;
  /** Filters and order, and where this page begins: of the list, or of what was found. */
  place: ClaimsPlace;
  found?: boolean;
  today: string;
  settings: ViewSettings;
}

/** A page of claims with the sums of all, in the list or among what was found. */
export function ClaimsList({ page, totals, place, found = false, today, settings }: ClaimsListProps) {
  const { results, next, count } = page;
  const from = place.cursor ? (place.from ?? 1) : 1;
  const nextFrom = from + results.length;
  return (
    <>
      <Card flush>
        <ClaimsTotals totals={totals} />
        {results.length > 0 ? (
          <ClaimsTable claims={results} today={today} settings={settings} place={place} />
        ) : (
          <NoClaims place={place} found={found} />
        )}
      </Card>
      {(next || place.cursor) && (
        <ListPages noun="claims" shown={results.length} count={count} from={from}>
          {found ? (
            <SearchPages next={next} nextFrom={nextFrom} />
          ) : (
            <AddressPages
              here={claimsHref(place)}
              first={place.cursor && claimsHref({ ...place, cursor: null, from: null })}
              next={next && claimsHref({ ...place, cursor: next, from: nextFrom })}
            />
          )}
        </ListPages>
      )}
    </>
  );
}

function NoClaims({ place, found }: Pick<ClaimsListProps, "place" | "found">) {
  const attention = place.view === "needs_attention";
  const { sort: _sort, ...filter } = choicesOf(place);
  if (found) {
    return (
      <EmptyState title="No claims found" action={<ClearSearch />}>
        No claim matches these filters.
      </EmptyState>
    );
  }
  if (Object.keys(filter).length > 0) {
    return (
      <EmptyState
        title={attention ? "Nothing needs attention" : "No claims found"}
        action={<HrefButton href={claimsHref({})}>Show all claims</HrefButton>}
      >
        {attention ? "No denied claim matches these filters." : "No claim matches these filters."}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No claims yet"
      action={
        <DeskButton variant="primary" opens="create">
          Create your first claim
        </DeskButton>
      }
    >
      Enter a claim by hand, or use Refresh Claims to bring in what your payers have decided.
    </EmptyState>
  );
}
