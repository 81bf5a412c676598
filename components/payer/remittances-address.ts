import { createLoader, createSerializer, parseAsString } from "nuqs/server";

/** What of the Remittances page is in its address: where the shown pages of its two lists begin, and what is open. */
const address = { files: parseAsString, differences: parseAsString, open: parseAsString };

export const readRemittancesAddress = createLoader(address);
export type RemittancesAddress = Awaited<ReturnType<typeof readRemittancesAddress>>;

export const remittancesHref = (to: Partial<RemittancesAddress>) => `/claims/remittances${serialize(to)}`;
const serialize = createSerializer(address);
