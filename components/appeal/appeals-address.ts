import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { APPEAL_STATUSES } from "@/lib/core/enums";

/** What the dashboard keeps in its address: the page of the list, its status, and whose details are open. No names. */
const address = {
  tab: parseAsStringLiteral(["appeals", "results"] as const).withDefault("appeals"),
  cursor: parseAsString,
  from: parseAsInteger.withDefault(1),
  status: parseAsStringLiteral(APPEAL_STATUSES),
  appeal: parseAsString,
};

export type AppealsPlace = {
  cursor?: string | null;
  from?: number;
  status?: (typeof APPEAL_STATUSES)[number] | null;
  appeal?: string | null;
};

export const readAppealsAddress = createLoader(address);
export const appealsHref = (to: AppealsPlace) => `/appeals${serialize(to)}`;
const serialize = createSerializer(address);
