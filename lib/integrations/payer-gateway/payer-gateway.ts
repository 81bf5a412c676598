import type { Readable } from "node:stream";

/** What to ask a payer for. Dates are `YYYY-MM-DD`; null: any. */
export type RemittanceQuery = {
  payerId: string | null;
  tin: string | null;
  npi: string | null;
  from: string;
  to: string;
};

/** A remittance that waits at the gateway. `id` is opaque: it tells nothing of the file and is safe to log. */
export type RemittanceRef = { id: string; name: string; arrivedOn: string };

/**
 * Where remittances come from. `list` may name more than was asked for: what a gateway can't tell from outside, the
 * caller reads in the file. Throws `GatewayUnavailable` and `GatewayRefused`.
 */
export type PayerGateway = {
  readonly source: "inbox" | "stedi";
  /** Its files may be other practices': only what is surely ours may be kept. */
  readonly isShared: boolean;
  list(query: RemittanceQuery): Promise<RemittanceRef[]>;
  /** The X12 file. Throws `RemittanceGone` where that id is gone. */
  fetch(id: string): Promise<Readable>;
  /** Where the gateway can ask a payer how a claim stands (276/277). */
  claimStatus?(query: ClaimStatusQuery): Promise<ClaimStatusReport[]>;
};

export type ClaimStatusQuery = {
  payerId: string;
  provider: { npi: string | null; tin: string | null; name: string };
  /** A gender of `null`: unknown, or one that payers have no letter for. */
  subscriber: { first: string; last: string; birth: string; gender: "M" | "F" | null; memberId: string };
  serviceFrom: string;
  serviceTo: string;
  payerClaimNumber: string | null;
};

/** What a payer says of one claim. */
export type ClaimStatusReport = {
  /** A, P, F, R, E or D and a digit (X12 507). */
  category: string;
  payerClaimNumber: string | null;
  ourClaimNumber: string | null;
  /** `YYYY-MM-DD`. */
  serviceOn: string | null;
  /** Cents. */
  charge: number | null;
};

/** No answer, or none that can be used; trying again may help. */
export class GatewayUnavailable extends Error {
  constructor(cause?: unknown) {
    super("The payer gateway cannot be reached right now. Please try again in a few minutes.", { cause });
    this.name = "GatewayUnavailable";
  }
}

/** The gateway does not let us in; trying again will not help. */
export class GatewayRefused extends Error {
  constructor(readonly status: number) {
    super("The payer gateway refused our access. Ask your administrator to check its settings.");
    this.name = "GatewayRefused";
  }
}

/** The remittance is no longer at the gateway. */
export class RemittanceGone extends Error {
  constructor() {
    super("The remittance is no longer at the payer gateway.");
    this.name = "RemittanceGone";
  }
}
