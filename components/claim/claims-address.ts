import {
  createLoader,
  createParser,
  createSerializer,
  parseAsString,
  parseAsStringLiteral,
  type SingleParserBuilder,
} from "nuqs/server";
import { isUuid } from "@/lib/core/ids";
import { NPI } from "@/lib/core/npi";
import {
  CLAIM_FILTERS,
  CLAIM_SORTS,
  type ClaimFilter,
  type ClaimSort,
  type FilterSpec,
  KEPT_FILTERS,
  type KeptFilterName,
  narrows,
} from "@/lib/domain/claim/filter-table";

/** What of the claims list stands in the page's address. Ids and codes only: what is searched for stays out. */

/** What a saved filter brings back; null is "as usual". */
export type ClaimChoices = { [F in KeptFilterName]: NonNullable<ClaimFilter[F]> | null } & {
  sort: ClaimSort | null;
};
export type ClaimsPlace = ClaimChoices & {
  cursor: string | null;
  /** Position of the page's first row, from 1. */
  from: number | null;
};

const text = (parse: (typed: string) => string | null) => createParser({ parse, serialize: String });

function parserOf(filter: FilterSpec): SingleParserBuilder<string> {
  switch (filter.kind) {
    case "choice":
      return parseAsStringLiteral(filter.offered ?? filter.values) as never;
    case "patient":
      return text((typed) => (isUuid(typed) ? typed.toLowerCase() : null));
    case "npi":
      return text((typed) => (NPI.test(typed) ? typed : null));
    case "search":
      throw new Error("what is searched for stays out of the address");
  }
}

const parsers = {
  ...Object.fromEntries(KEPT_FILTERS.map((name) => [name, parserOf(CLAIM_FILTERS[name])])),
  sort: parseAsStringLiteral(CLAIM_SORTS),
  cursor: parseAsString,
  from: createParser({
    parse: (typed) => (/^\d{1,9}$/.test(typed) && Number(typed) > 1 ? Number(typed) : null),
    serialize: String,
  }),
};
const names = {
  urlKeys: Object.fromEntries(KEPT_FILTERS.map((name) => [name, CLAIM_FILTERS[name].address])),
};
const load = createLoader(parsers, names);
const serialize = createSerializer(parsers, names);

type Search = Promise<Record<string, string | string[] | undefined>>;
/** Reads the address; what it does not know is as if it were not there. */
export const readClaimsAddress = async (search: Search) => settled((await load(search)) as ClaimsPlace);

/** The page's address; what is as usual is left out. Without anything the page opens what needs attention, if there is some. */
export const claimsHref = (place: Partial<ClaimsPlace>): string => {
  const view = place.view === CLAIM_FILTERS.view.usual ? null : place.view;
  const query = serialize({ ...place, ...(place.view && { view }) });
  return `/claims${query || `?view=${CLAIM_FILTERS.view.usual}`}`;
};

/** Everything that needs attention is denied, so a status says no more there. */
const settled = <P extends Partial<ClaimChoices>>(place: P): P =>
  place.view === "needs_attention" ? { ...place, status: null } : place;

/** The same list with another choice, from its first page. */
export const withChoice = (place: Partial<ClaimsPlace>, change: Partial<ClaimChoices>): string =>
  claimsHref(settled({ ...place, ...change, cursor: null, from: null }));

/** What of it is chosen, as the calls and saved filters take it. */
export function choicesOf(place: Partial<ClaimChoices>): ClaimFilter & { sort?: ClaimSort } {
  const { sort } = place;
  const chosen = settled(place) as ClaimFilter;
  const kept = KEPT_FILTERS.filter((name) => narrows(chosen, name)).map((name) => [name, chosen[name]]);
  return { ...Object.fromEntries(kept), ...(sort && { sort }) };
}
