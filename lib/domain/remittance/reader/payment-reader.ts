import { createHash } from "node:crypto";
import { element, optional, type Segment } from "../x12/segment";
import { compare, sum } from "./balance";
import { ClaimReader } from "./claim-reader";
import type {
  IsoDate,
  Party,
  PaymentHeader,
  PaymentResult,
  ProviderAdjustment,
  RemittanceClaim,
} from "./model";
import { addToParty, emptyParty, readParty } from "./party";
import { readProviderAdjustments } from "./provider-adjustments";
import { fullName, type Report, readDate, readReference, requireAmount } from "./values";

export type PaymentOutput =
  | { type: "payment"; header: PaymentHeader }
  | { type: "claim"; claim: RemittanceClaim };

/** What the envelope says about a payment, before its own segments are read. */
export type PaymentPlace = Pick<
  PaymentHeader,
  | "index"
  | "interchangeControl"
  | "interchangeSender"
  | "test"
  | "groupControl"
  | "setControl"
  | "version"
  | "position"
>;

/** One ST…SE set of type 835. Claims go out one by one; only totals and provider adjustments are held. */
export class PaymentReader {
  readonly header: PaymentHeader;
  readonly #st: Segment;
  readonly #latest: IsoDate;
  readonly #report: Report;
  readonly #nextClaim: () => number;
  readonly #hash = createHash("sha256");
  readonly #providerAdjustments: ProviderAdjustment[] = [];
  /** CLP01 of the reversals so far, with what tells their claim from others of the same number. */
  readonly #reversed = new Map<string, RemittanceClaim[]>();
  #segments = 1;
  #claims = 0;
  #claimTotal = 0;
  #countable = true;
  #inHeader = true;
  #party: Party | null = null;
  #claim: ClaimReader | null = null;
  #out: PaymentOutput[] = [];

  constructor(st: Segment, place: PaymentPlace, latest: IsoDate, nextClaim: () => number, report: Report) {
    this.#st = st;
    this.#latest = latest;
    this.#nextClaim = nextClaim;
    this.#report = report;
    this.header = {
      ...place,
      handling: null,
      amount: null,
      method: null,
      date: null,
      productionDate: null,
      traceNumber: null,
      payerIdentifier: null,
      currency: null,
      payer: emptyParty(),
      payee: emptyParty(),
      references: [],
    };
  }

  get claims(): number {
    return this.#claims;
  }

  get inClaim(): boolean {
    return this.#claim !== null;
  }

  /** Takes any segment between ST and SE; answers what has become complete by it. */
  accept(segment: Segment): PaymentOutput[] {
    this.#segments += 1;
    this.#hash.update(segment.elements.join("\x1d")).update("\x1e");
    if (!/^[A-Z][A-Z0-9]{1,2}$/.test(segment.id)) this.#report("garbage", segment);
    else if (!this.#take(segment)) this.#report("out_of_place", segment, { found: segment.id });
    return this.#drain();
  }

  /** At SE: the segment count and the balance of the payment are checked. */
  close(se: Segment): { output: PaymentOutput[]; result: PaymentResult } {
    this.#segments += 1;
    this.#endHeader();
    this.#endClaim();
    const said = element(se, 1);
    if (Number(said) !== this.#segments) {
      this.#report("segment_count", se, { said: said || "no", counted: this.#segments });
    }
    const adjusted = sum(this.#providerAdjustments.map(({ amount }) => amount));
    const total = this.#countable ? this.#claimTotal : null;
    const figures = compare(total, adjusted, this.header.amount);
    if (figures) this.#report("payment_balance", this.#st, { ...figures, claims: figures.charge });
    const known = total !== null && adjusted !== null && this.header.amount !== null;
    return { output: this.#drain(), result: this.#result(true, known ? figures === null : null) };
  }

  /** Where the set stops without an SE. The claim that was being read is dropped: it may lack segments. */
  abandon(): { output: PaymentOutput[]; result: PaymentResult } {
    this.#endHeader();
    return { output: this.#drain(), result: this.#result(false, null) };
  }

  #result(complete: boolean, balanced: boolean | null): PaymentResult {
    return {
      header: this.header,
      complete,
      repeats: null,
      claims: this.#claims,
      claimTotal: this.#claimTotal,
      providerAdjustments: this.#providerAdjustments,
      balanced,
      contentHash: this.#hash.digest("hex"),
    };
  }

  #take(segment: Segment): boolean {
    switch (segment.id) {
      case "LX":
      case "TS2":
      case "TS3":
        this.#endHeader();
        this.#endClaim();
        return true;
      case "CLP":
        this.#endHeader();
        this.#endClaim();
        this.#claim = new ClaimReader(
          segment,
          { index: this.#nextClaim(), payment: this.header.index },
          this.#latest,
          this.#report,
        );
        return true;
      case "PLB":
        this.#endHeader();
        this.#endClaim();
        this.#providerAdjustments.push(...readProviderAdjustments(segment, this.#report));
        return true;
    }
    if (this.#claim) return this.#claim.accept(segment);
    return this.#inHeader && this.#readHeader(segment);
  }

  #readHeader(segment: Segment): boolean {
    const header = this.header;
    switch (segment.id) {
      case "BPR":
        this.#readBpr(segment);
        return true;
      case "TRN":
        header.traceNumber = optional(segment, 2);
        header.payerIdentifier = optional(segment, 3);
        return true;
      case "CUR":
        header.currency = optional(segment, 2);
        return true;
      case "DTM":
        if (element(segment, 1) === "405") {
          header.productionDate = readDate(segment, 2, "The production date", this.#latest, this.#report);
        }
        return true;
      case "N1":
        this.#readParty(segment);
        return true;
    }
    if (this.#party) return addToParty(this.#party, segment);
    if (segment.id !== "REF") return false;
    const reference = readReference(segment);
    if (reference) header.references.push(reference);
    return true;
  }

  #readBpr(bpr: Segment): void {
    const header = this.header;
    const amount = requireAmount(bpr, 2, "The payment (BPR02)", this.#report);
    header.handling = optional(bpr, 1);
    header.amount = amount && element(bpr, 3) === "D" ? -amount : amount;
    header.method = optional(bpr, 4);
    header.date = readDate(bpr, 16, "The payment date (BPR16)", this.#latest, this.#report);
  }

  #readParty(n1: Segment): void {
    const party = readParty(n1);
    this.#party = party;
    if (element(n1, 1) === "PR") this.header.payer = party;
    if (element(n1, 1) === "PE") this.header.payee = party;
  }

  #endHeader(): void {
    if (!this.#inHeader) return;
    this.#inHeader = false;
    const { header } = this;
    const what = [
      header.handling === null && "The payment (BPR)",
      header.traceNumber === null && "The check or EFT number (TRN02)",
      header.payer.name === null && "The payer's name (N1*PR)",
      header.payee.name === null && "The payee's name (N1*PE)",
    ];
    for (const name of what) if (name) this.#report("missing", this.#st, { what: name });
    header.date ??= header.productionDate;
    this.#out.push({ type: "payment", header });
  }

  #endClaim(): void {
    if (!this.#claim) return;
    const claim = this.#claim.finish();
    this.#claim = null;
    this.#claims += 1;
    this.#claimTotal += claim.paid ?? 0;
    this.#countable &&= claim.paid !== null;
    if (claim.claimNumber) this.#pair(claim, claim.claimNumber);
    this.#out.push({ type: "claim", claim });
  }

  #pair(claim: RemittanceClaim, number: string): void {
    const earlier = this.#reversed.get(number) ?? [];
    if (claim.kind === "reversal") this.#reversed.set(number, [...earlier, claim]);
    else if (earlier.some((reversal) => sameClaim(reversal, claim))) claim.kind = "correction";
  }

  #drain(): PaymentOutput[] {
    const output = this.#out;
    this.#out = [];
    return output;
  }
}

/** CLP01 may repeat, so the payer's number or the patient must agree too. */
function sameClaim(a: RemittanceClaim, b: RemittanceClaim): boolean {
  if (a.payerClaimNumber && a.payerClaimNumber === b.payerClaimNumber) return true;
  if (a.patient?.id && b.patient?.id) return a.patient.id === b.patient.id;
  return fullName(a.patient) !== null && fullName(a.patient) === fullName(b.patient);
}
