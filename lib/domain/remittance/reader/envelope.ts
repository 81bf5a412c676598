import { element, type Segment } from "../x12/segment";
import type { Report } from "./values";

const VERSIONS = /^00(5010X221|4010X091)/;

type Interchange = { isa: Segment; groups: number };
type Group = { gs: Segment; transactions: number };

/** The ISA and GS levels: nesting, control numbers and counts. */
export class Envelope {
  readonly #report: Report;
  readonly #seen = new Set<string>();
  #interchange: Interchange | null = null;
  #group: Group | null = null;

  constructor(report: Report) {
    this.#report = report;
  }

  get interchangeControl(): string {
    return this.#interchange ? element(this.#interchange.isa, 13) : "";
  }

  get interchangeSender(): string {
    return this.#interchange ? element(this.#interchange.isa, 6) : "";
  }

  get test(): boolean {
    return this.#interchange !== null && element(this.#interchange.isa, 15) === "T";
  }

  get groupControl(): string {
    return this.#group ? element(this.#group.gs, 6) : "";
  }

  /** GS08, else what ST03 says. */
  version(st: Segment): string {
    return (this.#group && element(this.#group.gs, 8)) || element(st, 3);
  }

  openInterchange(isa: Segment): void {
    this.endOfFile(isa);
    const key = `${element(isa, 5)}|${element(isa, 6)}|${element(isa, 13)}`;
    if (this.#seen.has(key)) this.#report("duplicate_interchange", isa, { number: element(isa, 13) });
    this.#seen.add(key);
    this.#interchange = { isa, groups: 0 };
  }

  openGroup(gs: Segment): void {
    if (this.#group) this.#report("group_not_closed", gs);
    if (!this.#interchange) this.#report("envelope", gs, { found: "GS", missing: "ISA" });
    if (this.#interchange) this.#interchange.groups += 1;
    this.#group = { gs, transactions: 0 };
  }

  openTransaction(st: Segment): void {
    if (!this.#group) this.#report("envelope", st, { found: "ST", missing: "GS" });
    if (this.#group) this.#group.transactions += 1;
  }

  checkVersion(st: Segment): void {
    const found = this.version(st);
    if (!VERSIONS.test(found)) this.#report("version", st, { found: found || "(none)" });
  }

  closeGroup(ge: Segment): void {
    const group = this.#group;
    this.#group = null;
    if (!group) {
      this.#report("envelope", ge, { found: "GE", missing: "GS" });
      return;
    }
    this.#count("payment_count", ge, group.transactions);
    this.#match(ge, "GE", element(ge, 2), "GS", element(group.gs, 6));
  }

  closeInterchange(iea: Segment): void {
    if (this.#group) this.#report("group_not_closed", iea);
    this.#group = null;
    const interchange = this.#interchange;
    this.#interchange = null;
    if (!interchange) {
      this.#report("envelope", iea, { found: "IEA", missing: "ISA" });
      return;
    }
    this.#count("group_count", iea, interchange.groups);
    this.#match(iea, "IEA", element(iea, 2), "ISA", element(interchange.isa, 13));
  }

  /** At the end of the file, or where a new interchange begins: what is still open is reported at `at`. */
  endOfFile(at: Segment): void {
    if (this.#group) this.#report("group_not_closed", at);
    if (this.#interchange) this.#report("interchange_not_closed", at);
    this.#group = null;
    this.#interchange = null;
  }

  #count(code: "payment_count" | "group_count", end: Segment, counted: number): void {
    const said = element(end, 1);
    if (Number(said) !== counted) this.#report(code, end, { said: said || "no", counted });
  }

  #match(at: Segment, end: string, said: string, start: string, expected: string): void {
    if (said !== expected && Number(said) !== Number(expected)) {
      this.#report("control_number", at, { end, said: said || "none", start, expected });
    }
  }
}
