import { createLoader, createSerializer, parseAsInteger, parseAsString } from "nuqs/server";

/** What the patients page keeps in its address: the page of the list, and whose details are open. No names. */
const address = {
  cursor: parseAsString,
  from: parseAsInteger.withDefault(1),
  patient: parseAsString,
};

export const readPatientsAddress = createLoader(address);
export const patientsHref = (to: { cursor?: string | null; from?: number; patient?: string | null }) =>
  `/patients${serialize(to)}`;
const serialize = createSerializer(address);
