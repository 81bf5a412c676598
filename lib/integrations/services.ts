import { AsyncLocalStorage } from "node:async_hooks";
import type { Readable } from "node:stream";
import { MODEL_LABELS, type ModelLabel, type SendMethod } from "@/lib/core/enums";
import type { PracticeId } from "@/lib/core/ids";
import { env, ofSettings } from "@/lib/env";
import { type ScanResult, scanWithClamd } from "./antivirus/clamd";
import type { Faxer } from "./fax/faxer";
import { openFaxer } from "./fax/open-faxer";
import { fetchTelnyxFax } from "./fax/telnyx-inbox";
import type { OutboxStore } from "./local-outbox";
import type { Mailer } from "./mail/mailer";
import { openMailer } from "./mail/open-mailer";
import { CHANNEL_LIMITS, type ChannelLimit } from "./packet/channel-limits";
import { openGateways } from "./payer-gateway/open-gateways";
import type { PayerGateway } from "./payer-gateway/payer-gateway";
import { LocalStaging, type PartTicket } from "./storage/local-staging";
import { openStorage } from "./storage/open-storage";
import type { Storage } from "./storage/storage";
import type { DeliveryReport, FaxReceived, WebhookHeaders } from "./webhooks/delivery-report";
import type { FetchedFile } from "./webhooks/outgoing/get";
import { readResendWebhook } from "./webhooks/resend-webhook";
import { readTelnyxWebhook } from "./webhooks/telnyx-webhook";

/** The file store that the settings name. */
export const storage: () => Storage = ofSettings(() => openStorage(env));

/** Takes a part of an upload and answers its tag; null where the parts go to a bucket. Throws as `LocalStaging.receive`. */
export async function receivePart(ticket: PartTicket, source: Readable): Promise<string | null> {
  const { staging } = storage();
  return staging instanceof LocalStaging ? staging.receive(ticket, source) : null;
}

/** Where a practice's remittances come from. */
export const payerGateways = (practiceId: string): PayerGateway[] => openGateways(env, practiceId);

/** The mail service of the settings; in local mode it keeps mail in `store`. */
export const mailer = (store: OutboxStore): Mailer => openMailer(env, { store, storage: storage() });

/** The fax service of the settings; in local mode it keeps faxes in `store`. */
export const faxer = (store: OutboxStore): Faxer => openFaxer(env, { store, storage: storage() });

/** The practice whose faxes come in at a number (E.164), or null where it is nobody's. */
export function practiceOfFaxNumber(number: string): PracticeId | null {
  const owners = env.FAX_IN_NUMBERS?.split(",").map((one) => one.split("="));
  return (owners?.find(([theirs]) => theirs === number)?.[1] as PracticeId | undefined) ?? null;
}

/** The numbers at which faxes for a practice come in, E.164. */
export const faxNumbersOf = (practiceId: PracticeId): string[] =>
  (env.FAX_IN_NUMBERS?.split(",") ?? []).flatMap((one) => {
    const [number = "", owner] = one.split("=");
    return owner === practiceId ? [number] : [];
  });

/** Fetches the file of a fax that came in. Throws `FaxFetchFailure`. */
export const fetchFax = (reference: string, path: string): Promise<FetchedFile> =>
  fetchTelnyxFax({ apiKey: env.TELNYX_API_KEY ?? "", baseUrl: env.TELNYX_BASE_URL }, reference, path);

/** Who would carry a sending, or `none` where that way is not set up. */
export function channelProvider(method: SendMethod): Mailer["provider"] | Faxer["provider"] {
  const noStore: OutboxStore = () => Promise.reject(new Error("asked for its name only"));
  return (method === "email" ? mailer(noStore) : faxer(noStore)).provider;
}

const MEGABYTE = 1024 * 1024;

/** What this installation's mail or fax service takes. */
export const channelLimit = (method: SendMethod): ChannelLimit =>
  method === "email"
    ? { ...CHANNEL_LIMITS.email, bytes: env.MAIL_MAX_MEGABYTES * MEGABYTE }
    : { bytes: env.FAX_MAX_MEGABYTES * MEGABYTE, pages: env.FAX_MAX_PAGES };

/** Which engine recognizes text in pictures. */
export const ocrEngine = () => env.OCR_ENGINE;

const requestEnds = new AsyncLocalStorage<number>();

/** Until when work on files may take that a request waits for, in milliseconds since 1970; within `inOneTime` always the same. */
export const endOfRequest = (): number =>
  requestEnds.getStore() ?? Date.now() + (env.REQUEST_SECONDS * 2_000) / 3;

/** All that `work` does on files, whoever does it, shares the time of one request, which counts from here. */
export const inOneTime = <T>(work: () => Promise<T>): Promise<T> => requestEnds.run(endOfRequest(), work);

/** The virus scanner of the settings, or null where none is set up. */
export function virusScanner(): ((source: Readable) => Promise<ScanResult>) | null {
  const { CLAMD_HOST: host, CLAMD_PORT: port } = env;
  return host ? (source) => scanWithClamd(source, { host, port }) : null;
}

/** A label's endpoint, or null where none is configured: the built-in engine then writes and says so. */
export function modelConfig(label: ModelLabel) {
  const of = {
    "deepseek-r1": {
      baseUrl: env.MODEL_DEEPSEEK_R1_BASE_URL,
      apiKey: env.MODEL_DEEPSEEK_R1_API_KEY,
      model: env.MODEL_DEEPSEEK_R1_NAME,
    },
    "gpt-4o": {
      baseUrl: env.MODEL_GPT_4O_BASE_URL,
      apiKey: env.MODEL_GPT_4O_API_KEY,
      model: env.MODEL_GPT_4O_NAME,
    },
    "claude-3-sonnet": {
      baseUrl: env.MODEL_CLAUDE_3_SONNET_BASE_URL,
      apiKey: env.MODEL_CLAUDE_3_SONNET_API_KEY,
      model: env.MODEL_CLAUDE_3_SONNET_NAME,
    },
  }[label];
  if (!of.baseUrl || !of.model) return null;
  return {
    label,
    baseUrl: of.baseUrl,
    apiKey: of.apiKey ?? "",
    model: of.model,
    timeoutMs: env.MODEL_TIMEOUT_SECONDS * 1000,
  };
}

/** The model that reads documents: the default label if it is configured, else the first that is. */
export function extractionModel() {
  return MODEL_LABELS.map(modelConfig).find((config) => config !== null) ?? null;
}

/**
 * A service's report, checked against its signature: undefined for events that change nothing, null where the service
 * is not set up. Throws `WebhookRefused`.
 */
export function readWebhook(
  provider: "resend" | "telnyx",
  rawBody: string,
  headers: WebhookHeaders,
): DeliveryReport | { received: FaxReceived } | undefined | null {
  if (provider === "resend") {
    return env.RESEND_WEBHOOK_SECRET ? readResendWebhook(rawBody, headers, env.RESEND_WEBHOOK_SECRET) : null;
  }
  return env.TELNYX_PUBLIC_KEY ? readTelnyxWebhook(rawBody, headers, env.TELNYX_PUBLIC_KEY) : null;
}
