import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import { claimsHref } from "./claims-address";
import { SavedFilterRow, SaveFilterForm } from "./late-toolbar";
import { sameName } from "./saved-filter-name";
import { filterWords, isUsual, type SavedChoices, sameFilter } from "./saved-filters";

/** Of the API: longer names are refused. */
const LONGEST_NAME = 60;

interface SavedFilterListProps {
  filters: readonly SavedFilterDto[];
  /** What the page shows now. */
  current: SavedChoices;
}

/** One's saved filters, and the way to keep what the page shows now. */
export function SavedFilterList({ filters, current }: SavedFilterListProps) {
  return (
    <>
      {filters.length > 0 && (
        <ul className="-mx-1.5 flex max-h-80 flex-col overflow-y-auto">
          {filters.map(({ id, name, query, patient_name }) => {
            const words = filterWords(query, patient_name);
            return (
              <SavedFilterRow
                key={id}
                filter={{ id, name, query }}
                href={claimsHref(query)}
                isCurrent={sameFilter(query, current)}
              >
                {name}
                {words !== name && <span className="block text-ink-muted text-xs">{words}</span>}
              </SavedFilterRow>
            );
          })}
        </ul>
      )}
      <div className={filters.length > 0 ? "mt-3 border-t pt-3" : undefined}>
        <Keeping filters={filters} current={current} />
      </div>
    </>
  );
}

function Keeping({ filters, current }: SavedFilterListProps) {
  const same = filters.find(({ query }) => sameFilter(query, current));
  if (same) {
    return <p className="wrap-anywhere text-ink-muted">The current filters are saved as “{same.name}”.</p>;
  }
  if (isUsual(current)) {
    return (
      <p className="wrap-anywhere text-ink-muted">
        Choose a view, a status, a patient, a next step or an order, then save them here to get back to them
        with one click.
      </p>
    );
  }
  // Without the patient's name, which may change and belongs to the patient's record.
  const words = filterWords(current, null).slice(0, LONGEST_NAME);
  const names = filters.map(({ name }) => name);
  return (
    <SaveFilterForm
      suggested={names.some((name) => sameName(name, words)) ? "" : words}
      names={names}
      maxLength={LONGEST_NAME}
    />
  );
}
