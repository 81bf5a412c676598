import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  type UrlKeys,
} from "nuqs/server";
import { APPEAL_LEVELS, APPEAL_STAGES } from "@/lib/core/appeal-stages";
import { APPEAL_STATUSES, DENIAL_CATEGORIES } from "@/lib/core/enums";
import { APPEAL_DUE, APPEAL_SORTS } from "@/lib/domain/appeal/dashboard/schema";

/** What the dashboard keeps in its address: list or board, filters, order, page, and whose details are open. No names. */
const address = {
  tab: parseAsStringLiteral(["appeals", "results"] as const).withDefault("appeals"),
  view: parseAsStringLiteral(["board"] as const),
  status: parseAsStringLiteral(APPEAL_STATUSES),
  appeal_stage: parseAsStringLiteral(APPEAL_STAGES),
  appeal_level: parseAsStringLiteral(APPEAL_LEVELS),
  payer: parseAsString,
  category: parseAsStringLiteral(DENIAL_CATEGORIES),
  who: parseAsStringLiteral(["mine"] as const),
  due: parseAsStringLiteral(APPEAL_DUE),
  sort: parseAsStringLiteral(APPEAL_SORTS),
  cursor: parseAsString,
  from: parseAsInteger.withDefault(1),
  appeal: parseAsString,
};
const names = {
  urlKeys: { appeal_stage: "stage", appeal_level: "level" } satisfies UrlKeys<typeof address>,
};

export const readAppealsAddress = createLoader(address, names);
const serialize = createSerializer(address, names);

type Address = Awaited<ReturnType<typeof readAppealsAddress>>;
export type AppealsPlace = Partial<Omit<Address, "tab">>;
export const appealsHref = (to: AppealsPlace) => `/appeals${serialize(to)}`;

/** The same dashboard with another choice, from its first page. */
export const withAppealsChoice = (place: AppealsPlace, change: AppealsPlace): string =>
  appealsHref({ ...place, ...change, cursor: null, from: 1, appeal: null });

const FILTERS = ["appeal_level", "payer", "category", "who", "due"] as const;
const LIST_FILTERS = [...FILTERS, "status", "appeal_stage"] as const;

/** What the calls are asked for: without empty choices, and on the board without what only a list has. */
export function askedOf(place: AppealsPlace): Record<string, string> {
  const names = place.view === "board" ? FILTERS : [...LIST_FILTERS, "cursor" as const];
  const chosen = names.flatMap((name) => (place[name] ? [[name, place[name]]] : []));
  if (place.view !== "board") chosen.push(["sort", place.sort ?? "due"]);
  return Object.fromEntries(chosen) as Record<string, string>;
}

export const isNarrowed = (place: AppealsPlace): boolean =>
  (place.view === "board" ? FILTERS : LIST_FILTERS).some((name) => place[name]);
