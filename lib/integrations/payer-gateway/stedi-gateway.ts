import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import {
  type ClaimStatusQuery,
  type ClaimStatusReport,
  GatewayRefused,
  GatewayUnavailable,
  type PayerGateway,
  RemittanceGone,
  type RemittanceQuery,
  type RemittanceRef,
} from "./payer-gateway";
import { claimStatusAnswer, documentAnswer, type PolledTransaction, pollAnswer } from "./stedi-shapes";

export type StediConfig = {
  apiKey: string;
  /** With the version: https://core.us.stedi.com/2023-08-01 */
  coreUrl: string;
  /** https://healthcare.us.stedi.com/2024-04-01 */
  healthcareUrl: string;
  timeoutMs?: number;
};

const PAGE = "500";
const MAX_PAGES = 200;
/** Characters that Stedi takes. */
const MOST = { first: 35, last: 60, organization: 60 };
/** Payers find a claim better with some days around its service. */
const AROUND_DAYS = 7;

/**
 * Stedi's HTTP API: polls the transactions it processed, fetches the X12 file that an 835 came in, and asks for a
 * claim's status (276/277). The account may serve several practices, so nothing in it is ours by itself.
 */
export class StediGateway implements PayerGateway {
  readonly source = "stedi";
  readonly isShared = true;
  readonly #config: StediConfig;

  constructor(config: StediConfig) {
    this.#config = config;
  }

  async list({ from, to }: RemittanceQuery): Promise<RemittanceRef[]> {
    const found = new Map<string, RemittanceRef>();
    const start = `${from}T00:00:00Z`;
    // Stedi refuses a start that is not at least a minute ago.
    if (Date.parse(start) > Date.now() - 60_000) return [];
    let token: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const url = new URL(`${this.#config.coreUrl}/polling/transactions`);
      if (token) url.searchParams.set("pageToken", token);
      else url.searchParams.set("startDateTime", start);
      url.searchParams.set("pageSize", PAGE);
      const { items, nextPageToken } = pollAnswer.parse(await this.#json(url));
      for (const item of items) {
        const arrivedOn = item.processedAt.slice(0, 10);
        if (!isRemittance(item) || dayInTheWest(item.processedAt) > to) continue;
        const id = item.fileExecutionId;
        found.set(id, { id, name: `stedi-${id}.835`, arrivedOn });
      }
      // The token of an empty page is for polling on later.
      if (!nextPageToken || items.length === 0) break;
      token = nextPageToken;
    }
    return [...found.values()];
  }

  /** The file as the payer sent it, envelope included. Its link is short-lived and carries its own right. */
  async fetch(id: string): Promise<Readable> {
    const url = new URL(`${this.#config.coreUrl}/executions/${encodeURIComponent(id)}/input`);
    const answer = await this.#call(url, { redirect: "manual" });
    if (answer.status === 404) throw new RemittanceGone();
    const isRedirect = answer.status >= 300 && answer.status < 400;
    if (!isRedirect) this.#refuse(answer);
    const link = isRedirect
      ? answer.headers.get("location")
      : documentAnswer.safeParse(await answer.json().catch(() => null)).data?.documentDownloadUrl;
    if (isRedirect) await answer.body?.cancel();
    if (!link || !this.#isTheirs(link)) throw new GatewayUnavailable();
    // Without our key: the link goes to a file store.
    const file = await this.#fetch(new URL(link), { redirect: "error" });
    if (!file.ok || !file.body) throw new GatewayUnavailable();
    return Readable.fromWeb(file.body as ReadableStream);
  }

  async claimStatus(query: ClaimStatusQuery): Promise<ClaimStatusReport[]> {
    const { provider, subscriber } = query;
    const compact = (date: string) => date.replaceAll("-", "");
    const body = {
      tradingPartnerServiceId: query.payerId,
      providers: [
        {
          ...(provider.npi ? { npi: provider.npi } : {}),
          ...(provider.tin ? { taxId: provider.tin } : {}),
          organizationName: plain(provider.name).slice(0, MOST.organization),
          providerType: "BillingProvider",
        },
      ],
      subscriber: {
        firstName: plain(subscriber.first).slice(0, MOST.first),
        lastName: plain(subscriber.last).slice(0, MOST.last),
        dateOfBirth: compact(subscriber.birth),
        ...(subscriber.gender ? { gender: subscriber.gender } : {}),
        memberId: plain(subscriber.memberId),
      },
      encounter: {
        beginningDateOfService: compact(shifted(query.serviceFrom, -AROUND_DAYS)),
        endDateOfService: compact(earlier(shifted(query.serviceTo, AROUND_DAYS), today())),
        ...(query.payerClaimNumber ? { tradingPartnerClaimNumber: plain(query.payerClaimNumber) } : {}),
      },
    };
    const url = new URL(`${this.#config.healthcareUrl}/change/medicalnetwork/claimstatus/v2`);
    const answer = await this.#json(url, { method: "POST", body: JSON.stringify(body) });
    return claimStatusAnswer.parse(answer).claims.flatMap(({ claimStatus: status }) =>
      status?.statusCategoryCode
        ? [
            {
              category: status.statusCategoryCode,
              payerClaimNumber: status.tradingPartnerClaimNumber ?? null,
              ourClaimNumber: status.patientAccountNumber ?? null,
              serviceOn: isoDate(status.claimServiceDate),
              charge: centsIn(status.submittedAmount),
            },
          ]
        : [],
    );
  }

  async #json(url: URL, init: RequestInit = {}): Promise<unknown> {
    const answer = await this.#call(url, { ...init, redirect: "error" });
    this.#refuse(answer);
    return answer.json().catch((cause: unknown) => {
      throw new GatewayUnavailable(cause);
    });
  }

  #refuse(answer: Response): void {
    if (answer.status === 401 || answer.status === 403) throw new GatewayRefused(answer.status);
    if (!answer.ok) throw new GatewayUnavailable(new Error(`status ${answer.status}`));
  }

  #call(url: URL, init: RequestInit): Promise<Response> {
    return this.#fetch(url, {
      ...init,
      headers: { Authorization: this.#config.apiKey, "Content-Type": "application/json" },
    });
  }

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(this.#config.timeoutMs ?? 60_000) });
    } catch (cause) {
      throw new GatewayUnavailable(cause);
    }
  }

  /** Links lead to Stedi or its file store at AWS, over TLS; in tests to the stand-in itself. */
  #isTheirs(link: string): boolean {
    const url = URL.parse(link);
    if (!url) return false;
    if (url.origin === new URL(this.#config.coreUrl).origin) return true;
    return url.protocol === "https:" && /(^|\.)(stedi\.com|amazonaws\.com)$/.test(url.hostname);
  }
}

/** What Stedi made up for a test is nobody's payment. */
const isRemittance = ({ direction, mode, x12 }: PolledTransaction): boolean =>
  direction === "INBOUND" && mode !== "test" && x12?.metadata.transaction?.transactionSetIdentifier === "835";

/** X12 has no escape for its separators; Stedi refuses them. */
const plain = (text: string): string => text.replaceAll(/[~*:^]/g, " ").trim();

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The day of a moment in Hawaii, whose days end last: no practice's own day is earlier. */
const dayInTheWest = (moment: string): string =>
  new Date(Date.parse(moment) - 10 * 3_600_000).toISOString().slice(0, 10);

const today = (): string => new Date().toISOString().slice(0, 10);
const earlier = (a: string, b: string): string => (a < b ? a : b);

const isoDate = (date: string | null | undefined): string | null =>
  date ? `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}` : null;

const centsIn = (amount: string | null | undefined): number | null =>
  amount && /^\d{1,8}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null;
