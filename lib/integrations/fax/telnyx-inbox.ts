import type Telnyx from "telnyx";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { AddressRefused, type FetchedFile, getOutside, NotServed } from "../webhooks/outgoing/get";
import { openTelnyx } from "./telnyx-client";

type InboxConfig = { apiKey: string; baseUrl?: string | undefined };

/** A fax's file could not be had. `retryable`: another try may bring it. The message is for the user. */
export class FaxFetchFailure extends Error {
  constructor(
    message: string,
    readonly retryable: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = "FaxFetchFailure";
  }
}

const NOT_SET_UP =
  "No fax service is set up here, so the file can't be fetched. Ask your administrator, or dismiss this fax.";
/** A sentence for the user. */
export const FAX_GONE = "The fax service no longer has the file of this fax. Ask the sender to fax it again.";
const NO_ACCESS =
  "The fax service refused our access. Ask your administrator to check the fax settings, then try again.";
const NO_FILE = "The fax service gave no address of the file that can be used. Ask your administrator.";
const AWAY = "The fax service could not be reached. Try again later.";

/** What the service's file store answers once a link has expired. */
const EXPIRED = new Set([400, 401, 403, 404, 410]);

/**
 * Fetches the file of a fax that came in: its address is asked of the service each time, since links live ten minutes, and
 * guarded as any address that others give. Throws `FaxFetchFailure`.
 */
export async function fetchTelnyxFax(
  config: InboxConfig,
  reference: string,
  path: string,
): Promise<FetchedFile> {
  if (!config.apiKey) throw new FaxFetchFailure(NOT_SET_UP, false);
  const client = await openTelnyx(config);
  try {
    return await fetchOnce(client, config, reference, path);
  } catch (error) {
    if (!(error instanceof NotServed && EXPIRED.has(error.status))) throw await failureOf(error);
  }
  try {
    await client.faxes.actions.refresh(reference);
    return await fetchOnce(client, config, reference, path);
  } catch (error) {
    throw await failureOf(error);
  }
}

async function fetchOnce(
  client: Telnyx,
  { baseUrl }: InboxConfig,
  reference: string,
  path: string,
): Promise<FetchedFile> {
  const { data } = await client.faxes.retrieve(reference);
  const address = data?.stored_media_url ?? data?.media_url;
  if (!address) throw new FaxFetchFailure(NO_FILE, true);
  // Only the service that the settings name may be on this machine.
  const allowLoopback =
    baseUrl !== undefined && URL.canParse(address) && new URL(address).origin === new URL(baseUrl).origin;
  return getOutside(address, path, { maxBytes: MAX_FILE_BYTES, allowLoopback });
}

async function failureOf(error: unknown): Promise<FaxFetchFailure> {
  if (error instanceof FaxFetchFailure) return error;
  if (error instanceof AddressRefused) return new FaxFetchFailure(NO_FILE, false, error);
  if (error instanceof NotServed)
    return EXPIRED.has(error.status)
      ? new FaxFetchFailure(FAX_GONE, false, error)
      : new FaxFetchFailure(AWAY, true, error);
  const { APIError } = await import("telnyx");
  const status = error instanceof APIError ? error.status : undefined;
  if (status === 404 || status === 410) return new FaxFetchFailure(FAX_GONE, false, error);
  if (status === 401 || status === 402 || status === 403) return new FaxFetchFailure(NO_ACCESS, true, error);
  return new FaxFetchFailure(AWAY, true, error);
}
