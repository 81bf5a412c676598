import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  type UrlKeys,
} from "nuqs/server";
import { DENIAL_CATEGORIES, RIGHT_MOVES } from "@/lib/core/enums";
import {
  WORKLIST_SORTS,
  WORKLIST_STATES,
  WORKLIST_WHO,
  type WorklistFilter,
  type WorklistSort,
} from "@/lib/domain/case/worklist/schema";

/** What of the worklist stands in the page's address. Keys and codes only. */
const address = {
  view: parseAsStringLiteral(["needs_attention"] as const),
  state: parseAsStringLiteral(WORKLIST_STATES),
  who: parseAsStringLiteral(WORKLIST_WHO),
  payer: parseAsString,
  category: parseAsStringLiteral(DENIAL_CATEGORIES),
  move: parseAsStringLiteral(RIGHT_MOVES),
  amount: parseAsInteger,
  age: parseAsInteger,
  sort: parseAsStringLiteral(WORKLIST_SORTS),
  cursor: parseAsString,
  from: parseAsInteger,
};
const names = { urlKeys: { amount: "least" } satisfies UrlKeys<typeof address> };

export type WorklistPlace = { [F in keyof WorklistFilter]?: NonNullable<WorklistFilter[F]> | null } & {
  sort?: WorklistSort | null;
  cursor?: string | null;
  from?: number | null;
};

const serialize = createSerializer(address, names);
export const readWorklistAddress = createLoader(address, names);

export const worklistHref = (place: WorklistPlace): string =>
  `/claims${serialize({ ...place, view: "needs_attention" })}`;

/** The same list with another choice, from its first page. */
export const withWorklistChoice = (place: WorklistPlace, change: WorklistPlace): string =>
  worklistHref({ ...place, ...change, cursor: null, from: null });

const FILTERS = ["who", "payer", "category", "move", "amount", "age"] as const;
export const isNarrowed = (place: WorklistPlace): boolean => FILTERS.some((name) => place[name]);
