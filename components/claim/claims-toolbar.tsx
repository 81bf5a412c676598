import { SearchBox } from "@/components/live-search/search-scope";
import {
  CLAIM_FILTERS,
  CLAIM_SORTS,
  filterSpec,
  KEPT_FILTERS,
  type KeptFilterName,
  SORT_LABELS,
  sortOf,
} from "@/lib/domain/claim/filter-table";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { type ClaimsPlace, choicesOf, withChoice } from "./claims-address";
import {
  DisplayButton,
  ExportButton,
  FilterByNpi,
  FilterByPatient,
  FilterBySelect,
  SavedFiltersButton,
} from "./late-toolbar";
import { patientOption } from "./patient-option";
import type { SavedFiltersPlace } from "./use-saved-filters";
import type { ViewSettings } from "./view-settings";

interface ToolbarProps {
  place: ClaimsPlace;
  patient: PatientChoice | null;
  today: string;
  settings: ViewSettings;
  savedView: SavedFiltersPlace["view"];
}

/** What to do with the list as it is filtered. */
export function ListButtons({ place, today, settings, savedView }: Omit<ToolbarProps, "patient">) {
  return (
    <div className="flex flex-wrap items-center gap-2 py-1 max-sm:gap-1.5 max-sm:[&_button]:px-2">
      <SavedFiltersButton current={choicesOf(place)} view={savedView} />
      <DisplayButton settings={settings} />
      <ExportButton choices={choicesOf(place)} today={today} />
    </div>
  );
}

/** Search, filters and order, in one row from 1280 px on. */
export function ClaimsToolbar({ place, patient }: Pick<ToolbarProps, "place" | "patient">) {
  const { search } = CLAIM_FILTERS;
  const order = sortOf({ sort: place.sort, view: place.view ?? undefined });
  return (
    <search className="flex flex-wrap items-center gap-2 py-3">
      <div className="w-full sm:w-56">
        <SearchBox label={search.label} placeholder="Claim number" maxLength={search.max} />
      </div>
      {KEPT_FILTERS.filter((name) => name !== "view").map((name) => (
        <div key={name} className="min-w-36 flex-1 sm:max-w-56">
          <FilterControl name={name} place={place} patient={patient} />
        </div>
      ))}
      <div className="min-w-52 flex-1 sm:max-w-60">
        <FilterBySelect
          label="Sort by"
          value={order}
          options={CLAIM_SORTS.map((sort) => ({
            value: sort,
            label: SORT_LABELS[sort],
            href: withChoice(place, { sort }),
          }))}
        />
      </div>
    </search>
  );
}

interface FilterControlProps {
  name: KeptFilterName;
  place: ClaimsPlace;
  patient: PatientChoice | null;
}

/** A filter as its kind says. */
function FilterControl({ name, place, patient }: FilterControlProps) {
  const filter = filterSpec(name);
  const hrefOf = (value: string | null) => {
    // A status says nothing where everything is denied, so choosing one leaves that view.
    const view = name === "status" ? { view: null } : {};
    return withChoice(place, { ...view, [name]: value });
  };
  switch (filter.kind) {
    case "choice": {
      const values = filter.offered ?? filter.values;
      const denied = name === "status" && place.view === "needs_attention";
      return (
        <FilterBySelect
          label={filter.label}
          value={denied ? "denied" : (place[name] ?? "")}
          options={[
            { value: "", label: filter.all ?? "All", href: hrefOf(null) },
            ...values.map((value) => ({ value, label: filter.labels[value] ?? value, href: hrefOf(value) })),
          ]}
        />
      );
    }
    case "patient":
      return (
        <FilterByPatient
          patientId={place[name]}
          patient={patient && patientOption(patient)}
          hrefs={{ none: hrefOf(null), one: hrefOf(NOBODY) }}
          nobody={NOBODY}
        />
      );
    case "npi":
      return (
        <FilterByNpi
          label={filter.label}
          placeholder={filter.all}
          value={place[name] ?? ""}
          hrefs={{ none: hrefOf(null), one: hrefOf(NO_NPI) }}
          standIn={NO_NPI}
        />
      );
    case "search":
      return null;
  }
}

/** Stands for the patient who is chosen in the browser. */
const NOBODY = "00000000-0000-4000-8000-000000000000";
/** The same for a number. */
const NO_NPI = "0000000000";
