import type { DocumentText } from "@/lib/core/document-text";
import { readLegend } from "@/lib/domain/reading/denial/legend";
import { extractByRules, readReading } from "@/lib/domain/reading/extract";
import { WordPlaces } from "@/lib/domain/reading/page/evidence";
import { type Cell, isBlank, type Line } from "@/lib/domain/reading/page/page-lines";
import { readPayer } from "@/lib/domain/reading/payer/payer-name";
import { align } from "./align";
import { ClaimBlock } from "./claim-block";
import type { Column } from "./columns";
import { readHeader } from "./header";
import { PaperHead } from "./paper-head";
import { type Meaning, meanings, remarkCodes } from "./printed-codes";
import { labelRow, type Printed, printedLabels } from "./printed-labels";
import { findAmounts } from "./printed-money";
import { readProviderAdjustment } from "./provider-adjustment";
import { readRow } from "./read-row";
import { settleTotals } from "./settle-totals";
import type { EobClaim, EobSheet, Place } from "./sheet";

/** More than a long remittance has: bounds the work on text made to be slow. */
const MOST_CLAIMS = 500;

/**
 * Reads a remittance or explanation of benefits as it is printed. Pure; every value stands on the paper or is marked as
 * counted from what does, and nothing written there changes what is done.
 */
export function readEob(document: DocumentText): EobSheet {
  return new EobReader(document).read();
}

const TOTALS =
  /^\W*(?:(?:sub|claim|grand|page|patient|member|check|payment|report|remit(?:tance)?|provider|column|line|overall|service|final|all|eft|this|voucher|warrant|draft|for)[ -]?)*totals?\b(?! (?:billed|charges?|charged|allowed)\s*:)/i;
const TOTALS_WITHIN = /(?:^|\s{2,})(?:claim|grand|check|payment|page|patient)? ?totals?:?(?=\s{2,})/i;
const WHOLE_PAPER =
  /\b(?:grand|check|payment|remit(?:tance)?|page|report|provider|overall|final|all|eft|voucher|warrant|draft)\b/i;
const REVERSAL = /\b(?:revers(?:al|ed)|void(?:ed)?|take-?back|claim correction|status:? ?22)\b/i;

const ORGANIZATION =
  /\b(?:health\w*|insurance|plans?|mutual|blue|benefits?|alliance|casualty|program|trust|medicare|medicaid|assurance|indemnity|administrators?|cooperative|life|medical|fund|company|inc|supplement)\b/i;
const TITLE = /\b(?:explanation|remittance|advice|voucher|statement|notice|page|department of)\b|:/i;

/** Labels that open a claim's block where they differ from the open one's. */
const IDENTITY: ReadonlySet<string> = new Set(["patient", "memberId", "account", "claimNumber"]);

class EobReader {
  readonly #document: DocumentText;
  readonly #lines: readonly Line[];
  readonly #legendLines = new Set<number>();
  readonly #known: ReadonlyMap<string, Meaning>;
  readonly #places: WordPlaces;
  readonly #head = new PaperHead();
  readonly #claims: ClaimBlock[] = [];
  readonly #payer: string | null;
  #columns: readonly Column[] = [];
  #claim: ClaimBlock | null = null;

  constructor(document: DocumentText) {
    this.#document = document;
    const reading = readReading(document);
    this.#lines = reading.lines.map((line) => ({
      ...line,
      text: line.text.replace(/\.{3,}|(?: \.){3,}/g, (dots) => " ".repeat(dots.length)),
    }));
    this.#places = new WordPlaces(document);
    const legend = readLegend(reading.lines);
    for (const { spans } of legend) for (const { line } of spans) this.#legendLines.add(line);
    this.#known = meanings(legend);
    this.#payer = readPayer(reading, true)?.value ?? null;
  }

  read(): EobSheet {
    for (let at = 0; at < this.#lines.length; ) at = this.#readAt(at);
    const claims = this.#claims.flatMap((block) => block.finish(this.#known) ?? []);
    const [only, another] = claims;
    if (only && !another) this.#fillIn(only.claim);
    return settleTotals(
      { ...this.#head.sheet, payer: this.#letterhead() ?? this.#payer },
      claims,
      this.#head.totals,
    );
  }

  /** A remittance opens with the payer's name, whatever plans and programs it speaks of. */
  #letterhead(): string | null {
    const first = this.#lines.find((line) => !isBlank(line));
    const [cell] = first?.cells ?? [];
    const name =
      cell?.text.replace(/\s+(?:[-–] .*|explanation.*|remittance.*|provider remit.*)$/i, "").trim() ?? "";
    return ORGANIZATION.test(name) && !TITLE.test(name) && name.length <= 80 ? name : null;
  }

  /** A paper of one claim names it in its prose too. */
  #fillIn(claim: EobClaim): void {
    if (claim.patientName !== null && claim.claimNumber !== null) return;
    const { patient_name: patient, claim_number: number } = extractByRules(this.#document).fields;
    if (claim.patientName === null && patient && !patient.doubt) {
      claim.patientName = patient.value;
      delete claim.doubts.patientName;
    }
    if (number && !number.doubt) claim.claimNumber ??= number.value;
  }

  /** Reads what begins on a line; answers the line after it. */
  #readAt(at: number): number {
    const line = this.#lines[at];
    if (!line || isBlank(line) || this.#claims.length > MOST_CLAIMS) return at + 1;
    const header = readHeader(this.#lines, at);
    if (header) {
      this.#columns = header.columns;
      return header.next;
    }
    const adjustment = readProviderAdjustment(line.text, this.#columns.length > 0);
    if (adjustment) {
      this.#head.sheet.providerAdjustments.push(adjustment);
      return at + 1;
    }
    if (this.#isTotals(line)) {
      this.#readTotals(line);
      return at + 1;
    }
    if (this.#readService(line, at)) return at + 1;
    const row = this.#legendLines.has(at) ? null : labelRow(line);
    if (row) return this.#readLabelRow(row, at);
    if (!this.#legendLines.has(at)) this.#readLabels(printedLabels(line), line, at);
    return at + 1;
  }

  #isTotals(line: Line): boolean {
    if (findAmounts(line.text).length === 0) return false;
    return TOTALS.test(line.text) || TOTALS_WITHIN.test(line.text);
  }

  #readTotals(line: Line): void {
    const label = /^[^\d$(]*/.exec(line.text)?.[0] ?? "";
    const marked = printedLabels(line).filter(
      ({ kind }) => kind === "patientShare" || kind === "interest" || kind === "checkTotal",
    );
    let text = line.text;
    for (const one of marked) {
      const [amount] = findAmounts(one.value);
      if (!amount || one.valueStart - one.end > 24) continue;
      if (one.kind === "checkTotal") {
        if (findAmounts(line.text).length !== 1) continue;
        this.#head.label(one);
        return;
      }
      this.#claim?.labeled(one);
      const end = one.valueStart + amount.end;
      text = `${text.slice(0, one.start)}${" ".repeat(end - one.start)}${text.slice(end)}`;
    }
    if (findAmounts(text).length === 0) return;
    const row = readRow({ ...line, text }, this.#columns, this.#known);
    const ofPaper = WHOLE_PAPER.test(label) && !/claim|patient|member/i.test(label);
    if (ofPaper || !this.#claim || this.#claim.hasTotals)
      this.#head.addTotals(row, label, this.#columns.length > 0);
    else this.#claim.addTotals(row, /claim|patient|member/i.test(line.text));
    if (REVERSAL.test(line.text)) this.#claim?.reverse();
  }

  #readService(line: Line, at: number): boolean {
    if (this.#columns.length === 0 || this.#legendLines.has(at)) return false;
    const amounts = findAmounts(line.text);
    if (amounts.length === 0) return false;
    const row = readRow(line, this.#columns, this.#known);
    const check = row.amounts.find(({ kind }) => kind === "check");
    if (check) {
      this.#head.addCheck(check.cents);
      return true;
    }
    const named = Object.keys(row.identity).length;
    const labels = printedLabels(line).filter(
      ({ end, valueStart }) => end <= valueStart && /[:=]/.test(line.text.slice(0, end)),
    );
    const isService = row.dates.length > 0 || row.code !== null;
    const places = row.amounts.length;
    if (labels.length > 0 && !isService) return false;
    if (isService && places > 0 && /[a-z]{3,}(?: [a-z]{2,}){4,}/.test(line.text) && places < 2) return false;
    if (!isService && (places < 2 || !/\p{L}{3}/u.test(line.text) || named > 1)) {
      const goesOn = row.codes.length + row.priced.length > 0 || (places > 0 && !/\p{L}{4}/u.test(line.text));
      if (!goesOn || !this.#claim?.hasLines || this.#claim.hasTotals) return false;
      this.#claim.continueLine(row);
      return true;
    }
    if (places === 0 && row.priced.length === 0) return false;
    this.#openFor(row.identity, at);
    this.#claim?.addLine(row, this.#placeOf(at), this.#certainty(at), REVERSAL.test(line.text));
    return true;
  }

  /** A grid with a claim a row says whose each row is; any other row belongs to the block above it. */
  #openFor(identity: Partial<Record<string, string>>, at: number): void {
    const printed = Object.entries(identity).map(([kind, value]) => ({
      kind: kind as Printed["kind"],
      value: value ?? "",
    }));
    const opens = printed.some(({ kind }) => kind === "patient" || kind === "claimNumber");
    if (!this.#claim || (opens && this.#claim.hasLines && !this.#claim.agrees(printed))) this.#open(at);
    for (const one of printed) this.#claim?.labeled(one);
  }

  #open(at: number): void {
    this.#claim = new ClaimBlock(this.#placeOf(at));
    this.#claims.push(this.#claim);
  }

  #readLabelRow(labels: readonly Printed[], at: number): number {
    const next = this.#lines.findIndex((line, index) => index > at && !isBlank(line));
    const below = this.#lines[next];
    if (!below || next - at > 2 || labelRow(below) || below.cells.length === 0) return at + 1;
    const values = below.cells.flatMap((cell) => underLabels(cell, labels));
    const places = align(values, labels);
    const filled = labels.map((label, index) => ({
      ...label,
      value: values
        .filter((_, order) => places[order] === index)
        .map(({ text }) => text)
        .join(" "),
    }));
    this.#readLabels(filled, below, at);
    return next + 1;
  }

  #readLabels(labels: readonly Printed[], line: Line, at: number): void {
    const identity = labels.filter(({ kind, value }) => IDENTITY.has(kind) && value !== "");
    const isClaims = identity.length > 0 && !this.#head.isOfPaper(labels);
    const isNext = this.#claim?.hasTotals || !this.#claim?.agrees(identity);
    if (isClaims && (!this.#claim || (this.#claim.isStarted && isNext))) this.#open(at);
    const remark = /^\s*(?:rem(?:ark)?s?|rarc|remark codes?)\s*[:=]?\s*(?=[MN])/i.test(line.text);
    if (remark) this.#claim?.addRemarks(remarkCodes(line.text, { anyShape: true }));
    for (const label of labels) {
      if (label.kind === "moa" && !remark)
        this.#claim?.addClaimRemarks(remarkCodes(label.value, { anyShape: true }));
      if (!this.#head.take(label)) this.#claim?.labeled(label);
    }
    if (REVERSAL.test(line.text) && line.text.length < 140) this.#claim?.reverse();
  }

  #placeOf(at: number): Place | null {
    const line = this.#lines[at];
    if (!line) return null;
    const boxes = this.#places.boxes([...this.#lines], [{ line: at, start: 0, end: line.text.length }]);
    const [first] = boxes;
    if (!first) return { page: line.page, box: null };
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { page: line.page, box: { x, y, width: right - x, height: bottom - y } };
  }

  /** How well a stretch of a line could be read. */
  #certainty(at: number): (start: number, end: number) => number {
    return (start, end) => this.#places.certainty([...this.#lines], [{ line: at, start, end }]);
  }
}

/** Values that run into each other are parted where the next label begins. */
function underLabels({ text, start }: Cell, labels: readonly Printed[]) {
  const inner = labels.filter((label) => label.start > start + 2 && label.start < start + text.length);
  const cuts = inner
    .map((label) => label.start - start)
    .filter((at) => /\s/.test(text[at - 1] ?? "") && /\S/.test(text[at] ?? ""));
  return [0, ...cuts].map((from, order) => {
    const part = text.slice(from, cuts[order] ?? text.length).trimEnd();
    return { text: part, start: start + from, end: start + from + part.length };
  });
}
