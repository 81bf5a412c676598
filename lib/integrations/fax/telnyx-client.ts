import type Telnyx from "telnyx";

/** Loaded on first use: the SDK is large and only a process that faxes needs it. */
export async function openTelnyx(config: {
  apiKey: string;
  baseUrl?: string | undefined;
  /** Milliseconds. */
  timeoutMs?: number | undefined;
}): Promise<Telnyx> {
  const { default: Client } = await import("telnyx");
  return new Client({
    apiKey: config.apiKey,
    baseURL: config.baseUrl ?? "https://api.telnyx.com/v2",
    publicKey: null,
    clientID: null,
    clientSecret: null,
    maxRetries: 0,
    timeout: config.timeoutMs ?? 60_000,
    // Its debug log would hold the letter.
    logLevel: "off",
    // A redirect would carry the letter to a host that nobody chose.
    fetchOptions: { redirect: "error" },
  });
}
