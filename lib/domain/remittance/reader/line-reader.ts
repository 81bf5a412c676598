import { element, optional, type Segment } from "../x12/segment";
import { readAdjustments } from "./adjustments";
import { lineExpected } from "./balance";
import type { IsoDate, RemittanceLine } from "./model";
import {
  type Report,
  readAmount,
  readDate,
  readProcedure,
  readQuantity,
  readReference,
  requireAmount,
} from "./values";

const silent: Report = () => {};

/** Loop 2110: one service line, from its SVC up to the next. */
export class LineReader {
  readonly #line: RemittanceLine;
  readonly #svc: Segment;
  readonly #latest: IsoDate;
  readonly #report: Report;

  constructor(svc: Segment, number: number, latest: IsoDate, report: Report) {
    this.#svc = svc;
    this.#latest = latest;
    this.#report = report;
    this.#line = {
      number,
      position: svc.position,
      procedure: readProcedure(svc, 1),
      submitted: readProcedure(svc, 6),
      revenueCode: optional(svc, 4),
      charge: requireAmount(svc, 2, "The line's charge (SVC02)", report),
      paid: requireAmount(svc, 3, "The line's payment (SVC03)", report),
      units: readQuantity(svc, 5),
      submittedUnits: readQuantity(svc, 7),
      allowed: null,
      serviceFrom: null,
      serviceTo: null,
      controlNumber: null,
      adjustments: [],
      remarks: [],
      references: [],
      amounts: [],
      quantities: [],
    };
  }

  accept(segment: Segment): boolean {
    const line = this.#line;
    switch (segment.id) {
      case "CAS":
        line.adjustments.push(...readAdjustments(segment, this.#report));
        return true;
      case "DTM":
        this.#readDate(segment);
        return true;
      case "REF":
        this.#readReference(segment);
        return true;
      case "AMT": {
        const qualifier = element(segment, 1);
        const amount = readAmount(segment, 2, `An amount (AMT*${qualifier})`, this.#report);
        line.amounts.push({ qualifier, amount });
        if (qualifier === "B6") line.allowed = amount;
        return true;
      }
      case "QTY":
        line.quantities.push({ qualifier: element(segment, 1), quantity: readQuantity(segment, 2) });
        return true;
      case "LQ":
        // RX marks pharmacy rejects, another list.
        if (element(segment, 1) !== "RX" && element(segment, 2)) line.remarks.push(element(segment, 2));
        return true;
      default:
        return false;
    }
  }

  finish(): { line: RemittanceLine; segment: Segment } {
    if (!this.#line.procedure) this.#mendProcedure();
    return { line: this.#line, segment: this.#svc };
  }

  /**
   * Some files write the element separator inside SVC01 ("HC*99213*100*80"), which moves everything after it by
   * one. The moved reading is taken only when it balances and the literal one does not; the code stays unknown.
   */
  #mendProcedure(): void {
    const line = this.#line;
    const text = [element(this.#svc, 1), element(this.#svc, 2)].join(" ").trim();
    this.#report("procedure", this.#svc, { line: line.number, text });
    if (!/^[A-Z0-9]{2}$/.test(element(this.#svc, 1))) return;
    const moved = {
      ...line,
      charge: readAmount(this.#svc, 3, "", silent),
      paid: readAmount(this.#svc, 4, "", silent),
    };
    if (line.paid === null || lineExpected(line) === line.paid) return;
    if (moved.paid === null || lineExpected(moved) !== moved.paid) return;
    line.charge = moved.charge;
    line.paid = moved.paid;
    line.revenueCode = optional(this.#svc, 5);
    line.units = readQuantity(this.#svc, 6);
    line.submittedUnits = null;
  }

  #readReference(segment: Segment): void {
    const reference = readReference(segment);
    if (!reference) return;
    this.#line.references.push(reference);
    if (reference.qualifier === "6R") this.#line.controlNumber = reference.value;
  }

  #readDate(segment: Segment): void {
    const qualifier = element(segment, 1);
    if (qualifier !== "472" && qualifier !== "150" && qualifier !== "151") return;
    const date = readDate(segment, 2, "The line's date of service", this.#latest, this.#report);
    if (qualifier !== "151") this.#line.serviceFrom = date;
    if (qualifier !== "150") this.#line.serviceTo = date;
  }
}
