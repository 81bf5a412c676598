import { element, type Segment } from "../x12/segment";
import { Tokenizer } from "../x12/tokenizer";
import { Envelope } from "./envelope";
import type { IsoDate, PaymentResult } from "./model";
import { type PaymentOutput, PaymentReader } from "./payment-reader";
import { type ProblemDetails, problem, type RemittanceProblem } from "./problem";
import type { Report } from "./values";

/**
 * What a reading yields, in the file's order: `payment` when its header is complete, its `claim`s one by one, then
 * `payment_end`, which says whether they may be taken over. Nothing of it is thrown: bad content is a `problem`.
 */
export type RemittanceEvent =
  | PaymentOutput
  | { type: "payment_end"; result: PaymentResult }
  | { type: "problem"; problem: RemittanceProblem };

export type ReadOptions = {
  /** Dates more than a year after it are flagged. Default: the current date. */
  today?: IsoDate;
  /** Problems listed one by one; the rest is counted. */
  maxProblems?: number;
};

const MAX_PROBLEMS = 200;
const SLICE = 64 * 1024;
const YEAR = 366 * 24 * 3600 * 1000;

/** Transactions that people upload by mistake. */
const KINDS: Record<string, string> = {
  "270": "eligibility inquiry (270)",
  "271": "eligibility answer (271)",
  "276": "claim status inquiry (276)",
  "277": "claim status answer (277)",
  "278": "service review (278)",
  "820": "premium payment (820)",
  "834": "enrollment (834)",
  "837": "claim file (837)",
  "997": "acknowledgment (997)",
  "999": "acknowledgment (999)",
};

type OpenSet = { st: Segment; payment: PaymentReader | null };

/** Reads one file pushed in chunks. Memory stays flat however long the file is. */
class RemittanceReader {
  readonly #tokenizer = new Tokenizer();
  readonly #envelope: Envelope;
  readonly #latest: IsoDate;
  readonly #maxProblems: number;
  readonly #hashes = new Map<string, number>();
  readonly #otherKinds = new Set<string>();
  #set: OpenSet | null = null;
  #payments = 0;
  #claims = 0;
  #listed = 0;
  #unlisted = 0;
  #last: Segment | null = null;
  #out: RemittanceEvent[] = [];

  constructor(options: ReadOptions = {}) {
    const today = options.today ? Date.parse(`${options.today}T00:00:00Z`) : Date.now();
    this.#latest = new Date(today + YEAR).toISOString().slice(0, 10);
    this.#maxProblems = options.maxProblems ?? MAX_PROBLEMS;
    this.#envelope = new Envelope(this.#report);
  }

  *push(chunk: Uint8Array): Generator<RemittanceEvent> {
    for (let at = 0; at < chunk.length; at += SLICE) {
      yield* this.#run(this.#tokenizer.push(chunk.subarray(at, at + SLICE)));
    }
  }

  /** Call once, after the last chunk. */
  *end(): Generator<RemittanceEvent> {
    yield* this.#run(this.#tokenizer.end());
    const last = this.#last;
    if (last) {
      this.#abandonSet(last);
      this.#envelope.endOfFile(last);
      if (this.#payments === 0 && this.#otherKinds.size === 0) {
        this.#report("missing", last, { what: "A remittance (ST*835)" });
      }
    }
    if (this.#unlisted > 0) {
      const rest = problem("more_problems", null, { count: this.#unlisted });
      this.#out.push({ type: "problem", problem: rest });
    }
    yield* this.#drain();
  }

  *#run(tokens: ReturnType<Tokenizer["push"]>): Generator<RemittanceEvent> {
    for (const token of tokens) {
      if (token.kind === "segment") this.#take(token.segment);
      else this.#add(problem(token.fault, token.position, {}, this.#place()));
      if (this.#out.length > 0) yield* this.#drain();
    }
  }

  #take(segment: Segment): void {
    this.#last = segment;
    switch (segment.id) {
      case "ISA":
        this.#abandonSet(segment);
        this.#envelope.openInterchange(segment);
        return;
      case "GS":
        this.#abandonSet(segment);
        this.#envelope.openGroup(segment);
        return;
      case "ST":
        this.#abandonSet(segment);
        this.#openSet(segment);
        return;
      case "SE":
        this.#closeSet(segment);
        return;
      case "GE":
        this.#abandonSet(segment);
        this.#envelope.closeGroup(segment);
        return;
      case "IEA":
        this.#abandonSet(segment);
        this.#envelope.closeInterchange(segment);
        return;
    }
    if (this.#set) this.#out.push(...(this.#set.payment?.accept(segment) ?? []));
    else if (!/^[A-Z][A-Z0-9]{1,2}$/.test(segment.id)) this.#report("garbage", segment);
    else if (segment.id !== "TA1") this.#report("out_of_place", segment, { found: segment.id });
  }

  #openSet(st: Segment): void {
    this.#envelope.openTransaction(st);
    const kind = element(st, 1);
    this.#set = { st, payment: null };
    if (kind !== "835") {
      if (!this.#otherKinds.has(kind)) {
        this.#report("not_835", st, { kind: KINDS[kind] ?? `transaction of type ${kind || "(none)"}` });
      }
      this.#otherKinds.add(kind);
      return;
    }
    this.#payments += 1;
    const place = {
      index: this.#payments,
      position: st.position,
      interchangeControl: this.#envelope.interchangeControl,
      interchangeSender: this.#envelope.interchangeSender,
      test: this.#envelope.test,
      groupControl: this.#envelope.groupControl,
      setControl: element(st, 2),
      version: this.#envelope.version(st),
    };
    const nextClaim = () => {
      this.#claims += 1;
      return this.#claims;
    };
    this.#set.payment = new PaymentReader(st, place, this.#latest, nextClaim, this.#report);
    this.#envelope.checkVersion(st);
  }

  #closeSet(se: Segment): void {
    const set = this.#set;
    if (!set) {
      this.#report("envelope", se, { found: "SE", missing: "ST" });
      return;
    }
    if (set.payment) {
      const { output, result } = set.payment.close(se);
      if (element(se, 2) !== element(set.st, 2)) {
        const numbers = { said: element(se, 2) || "none", expected: element(set.st, 2) };
        this.#report("control_number", se, { end: "SE", start: "ST", ...numbers });
      }
      this.#out.push(...output, { type: "payment_end", result: this.#unrepeated(result, set.st) });
    }
    this.#set = null;
  }

  /** A payment that is in the file twice, word for word, is the same money. */
  #unrepeated(result: PaymentResult, st: Segment): PaymentResult {
    const first = this.#hashes.get(result.contentHash);
    if (first === undefined) {
      this.#hashes.set(result.contentHash, result.header.index);
      return result;
    }
    this.#report("repeated_payment", st, { of: first });
    return { ...result, complete: false, repeats: first };
  }

  #abandonSet(at: Segment): void {
    const set = this.#set;
    if (!set) return;
    if (set.payment) {
      const read = set.payment.claims;
      const claims = `${read} ${read === 1 ? "claim" : "claims"}`;
      this.#report("payment_not_closed", at, { start: set.st.position.segment, claims });
      const { output, result } = set.payment.abandon();
      this.#out.push(...output, { type: "payment_end", result });
    }
    this.#set = null;
  }

  #place(): { payment: number | null; claim: number | null } {
    const payment = this.#set?.payment ?? null;
    return { payment: payment ? this.#payments : null, claim: payment?.inClaim ? this.#claims : null };
  }

  readonly #report: Report = (code, segment, details: ProblemDetails = {}) => {
    const found = problem(code, segment.position, details, this.#place());
    this.#add(PAYMENT_LEVEL.has(code) ? { ...found, claim: null } : found);
  };

  #add(found: RemittanceProblem): void {
    if (found.effect === "flag" && this.#listed >= this.#maxProblems) {
      this.#unlisted += 1;
      return;
    }
    this.#listed += 1;
    this.#out.push({ type: "problem", problem: found });
  }

  #drain(): RemittanceEvent[] {
    const events = this.#out;
    this.#out = [];
    return events;
  }
}

const PAYMENT_LEVEL = new Set<string>([
  "payment_balance",
  "segment_count",
  "control_number",
  "payment_not_closed",
  "repeated_payment",
]);

/** Reads a file from any source of bytes (a stream, a request body, an array of buffers). */
export async function* readRemittance(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<RemittanceEvent> {
  const reader = new RemittanceReader(options);
  for await (const chunk of source) yield* reader.push(chunk);
  yield* reader.end();
}
