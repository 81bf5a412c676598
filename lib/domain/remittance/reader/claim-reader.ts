import { element, optional, type Segment } from "../x12/segment";
import { readAdjustments } from "./adjustments";
import { checkClaim, checkLine } from "./balance";
import { LineReader } from "./line-reader";
import type { IsoDate, RemittanceClaim } from "./model";
import { readContact } from "./party";
import {
  type Report,
  readAmount,
  readDate,
  readPerson,
  readQuantity,
  readReference,
  requireAmount,
} from "./values";

const REVERSAL = "22";

/** Elements of MOA and MIA that carry remark codes (RARC). */
const REMARKS_IN: Record<string, number[]> = { MOA: [3, 4, 5, 6, 7], MIA: [5, 20, 21, 22, 23] };

const PEOPLE = {
  QC: "patient",
  IL: "subscriber",
  "74": "corrected",
  "82": "rendering",
  TT: "crossoverPayer",
  PR: "priorityPayer",
  GB: "otherSubscriber",
} as const;

/** Loop 2100 with its lines (2110): takes the segments from one CLP up to the next. */
export class ClaimReader {
  readonly #claim: RemittanceClaim;
  readonly #start: Segment;
  readonly #latest: IsoDate;
  readonly #report: Report;
  #line: LineReader | null = null;

  /** `place` numbers the claim; `latest` is the last date that is not out of range. */
  constructor(clp: Segment, place: { index: number; payment: number }, latest: IsoDate, report: Report) {
    this.#start = clp;
    this.#latest = latest;
    this.#report = (code, segment, details) => {
      if (!this.#claim.flags.includes(code)) this.#claim.flags.push(code);
      report(code, segment, details);
    };
    this.#claim = emptyClaim(clp, place);
    this.#readClp(clp);
  }

  /** False when the segment does not belong to a claim. */
  accept(segment: Segment): boolean {
    const claim = this.#claim;
    switch (segment.id) {
      case "SVC":
        this.#closeLine();
        this.#line = new LineReader(segment, claim.lines.length + 1, this.#latest, this.#report);
        return true;
      case "NM1":
        this.#readName(segment);
        return true;
      case "MOA":
      case "MIA":
        claim.remarks.push(...(REMARKS_IN[segment.id] ?? []).flatMap((n) => optional(segment, n) ?? []));
        return true;
      case "PER":
        claim.contacts.push(readContact(segment));
        return true;
    }
    return this.#line?.accept(segment) ?? this.#readOwn(segment);
  }

  /** The claim as read; its balances are checked here. */
  finish(): RemittanceClaim {
    this.#closeLine();
    const claim = this.#claim;
    if (!claim.patient) this.#report("missing", this.#start, { what: "The patient's name (NM1*QC)" });
    checkClaim(claim, this.#start, this.#report);
    return claim;
  }

  #readClp(clp: Segment): void {
    const claim = this.#claim;
    claim.charge = requireAmount(clp, 3, "The claim's charge (CLP03)", this.#report);
    claim.paid = requireAmount(clp, 4, "The claim's payment (CLP04)", this.#report);
    const share = readAmount(clp, 5, "The patient's share (CLP05)", this.#report);
    claim.patientResponsibility = element(clp, 5) === "" ? 0 : share;
    if (!claim.claimNumber) this.#report("missing", clp, { what: "The claim number (CLP01)" });
    if (!claim.statusCode) this.#report("missing", clp, { what: "The claim's status (CLP02)" });
    if (!claim.payerClaimNumber) {
      this.#report("missing", clp, { what: "The payer's claim number (CLP07)" });
    }
  }

  #readName(segment: Segment): void {
    const role = PEOPLE[element(segment, 1) as keyof typeof PEOPLE];
    if (role) this.#claim[role] ??= readPerson(segment);
  }

  #readOwn(segment: Segment): boolean {
    const claim = this.#claim;
    switch (segment.id) {
      case "CAS":
        claim.adjustments.push(...readAdjustments(segment, this.#report));
        return true;
      case "DTM":
        this.#readDate(segment);
        return true;
      case "REF": {
        const reference = readReference(segment);
        if (reference) claim.references.push(reference);
        return true;
      }
      case "AMT": {
        const amount = readAmount(segment, 2, `An amount (AMT*${element(segment, 1)})`, this.#report);
        claim.amounts.push({ qualifier: element(segment, 1), amount });
        return true;
      }
      case "QTY":
        claim.quantities.push({ qualifier: element(segment, 1), quantity: readQuantity(segment, 2) });
        return true;
      case "LQ":
        // Belongs to a line; without one it can only be meant for the claim.
        claim.remarks.push(...[optional(segment, 2) ?? []].flat());
        return true;
      default:
        return false;
    }
  }

  #readDate(segment: Segment): void {
    const date = (what: string) => readDate(segment, 2, what, this.#latest, this.#report);
    const claim = this.#claim;
    switch (element(segment, 1)) {
      case "232":
        claim.serviceFrom = date("The first date of service");
        break;
      case "233":
        claim.serviceTo = date("The last date of service");
        break;
      case "050":
        claim.receivedOn = date("The date the claim was received");
        break;
      case "036":
        claim.coverageExpired = date("The date coverage ended");
        break;
    }
  }

  #closeLine(): void {
    if (!this.#line) return;
    const { line, segment } = this.#line.finish();
    checkLine(line, segment, this.#report);
    this.#claim.lines.push(line);
    this.#line = null;
  }
}

function emptyClaim(clp: Segment, place: { index: number; payment: number }): RemittanceClaim {
  const statusCode = optional(clp, 2);
  return {
    ...place,
    position: clp.position,
    kind: statusCode === REVERSAL ? "reversal" : "original",
    claimNumber: optional(clp, 1),
    statusCode,
    charge: null,
    paid: null,
    patientResponsibility: null,
    filingCode: optional(clp, 6),
    payerClaimNumber: optional(clp, 7),
    facilityCode: optional(clp, 8),
    frequencyCode: optional(clp, 9),
    patient: null,
    subscriber: null,
    corrected: null,
    rendering: null,
    crossoverPayer: null,
    priorityPayer: null,
    otherSubscriber: null,
    serviceFrom: null,
    serviceTo: null,
    receivedOn: null,
    coverageExpired: null,
    adjustments: [],
    remarks: [],
    references: [],
    contacts: [],
    amounts: [],
    quantities: [],
    lines: [],
    flags: [],
  };
}
