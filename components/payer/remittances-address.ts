import { createLoader, createSerializer, parseAsString } from "nuqs/server";

/** What of the Remittances page is in its address: where the shown pages of its two lists begin. */
const address = { files: parseAsString, differences: parseAsString };

export const readRemittancesAddress = createLoader(address);
export type RemittancesAddress = Awaited<ReturnType<typeof readRemittancesAddress>>;

export const remittancesHref = (to: Partial<RemittancesAddress>) => `/claims/remittances${serialize(to)}`;
const serialize = createSerializer(address);
