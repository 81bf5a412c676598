import { createHash } from "node:crypto";
import { parsePersonName } from "@/lib/domain/reading/page/person-name";
import type {
  Adjustment,
  Amount,
  Party,
  PaymentHeader,
  PaymentResult,
  Person,
  RemittanceClaim,
  RemittanceLine,
} from "../reader/model";
import { emptyParty } from "../reader/party";
import type { RemittanceProblem } from "../reader/problem";
import type { RemittanceEvent } from "../reader/reader";
import type { Position } from "../x12/segment";
import { balanceOf, paidOf } from "./balance";
import { amountsOf } from "./claim-block";
import type { EobAdjustment, EobClaim, EobLine, EobSheet, Place } from "./sheet";

/** A paper has neither segments nor bytes: its place is a page. */
const placed = (place: Place | null): Position => ({ segment: place?.page ?? 1, byte: 0, id: "" });
const NOWHERE: Position = placed(null);

/** A sheet as what the reading of an 835 yields, so that preview and posting see no difference. */
export function* remittanceOf(sheet: EobSheet): Generator<RemittanceEvent> {
  const header = headerOf(sheet);
  yield { type: "payment", header };
  const claims = sheet.claims.flatMap((claim, index) =>
    claim.leftOut ? [] : [claimOf(claim, index + 1, sheet)],
  );
  for (const claim of claims) yield { type: "claim", claim };
  for (const problem of problemsOf(sheet)) yield { type: "problem", problem };
  yield { type: "payment_end", result: resultOf(sheet, header, claims) };
}

const CODES = { line: "line_balance", claim: "claim_balance", check: "payment_balance" } as const;

function problemsOf(sheet: EobSheet): RemittanceProblem[] {
  const flag = { effect: "flag", position: null, payment: 1 } as const;
  if (sheet.claims.length === 0)
    return [
      {
        ...flag,
        code: "missing",
        claim: null,
        message: "No claim with its amounts was found on this paper.",
      },
    ];
  return balanceOf(sheet).imbalances.map(({ level, claim, message }) => ({
    ...flag,
    code: CODES[level],
    claim,
    message,
  }));
}

function headerOf(sheet: EobSheet): PaymentHeader {
  return {
    index: 1,
    position: NOWHERE,
    interchangeControl: "",
    interchangeSender: "",
    test: false,
    groupControl: "",
    setControl: "",
    version: "",
    handling: null,
    amount: sheet.total,
    method: null,
    date: sheet.paidOn,
    productionDate: null,
    traceNumber: sheet.traceNumber,
    payerIdentifier: null,
    currency: null,
    payer: party(sheet.payer),
    payee: { ...party(sheet.payee), npi: sheet.npis[0] ?? null, tin: sheet.tins[0] ?? null },
    references: [],
  };
}

const party = (name: string | null): Party => ({ ...emptyParty(), name });

function resultOf(sheet: EobSheet, header: PaymentHeader, claims: readonly RemittanceClaim[]): PaymentResult {
  const interest = sheet.claims.flatMap(({ interest, claimNumber }) =>
    interest ? [{ reason: "L6", reference: claimNumber, amount: -interest }] : [],
  );
  const beside = [...sheet.providerAdjustments, ...interest];
  return {
    header,
    complete: sheet.claims.length > 0,
    repeats: null,
    claims: claims.length,
    claimTotal: claims.reduce((sum, { paid }) => sum + (paid ?? 0), 0),
    providerAdjustments: beside.map(({ reason, reference, amount }) => ({
      provider: null,
      fiscalDate: null,
      reason,
      reference,
      amount,
      position: NOWHERE,
    })),
    balanced: balanceOf(sheet).balanced,
    contentHash: hashOf(sheet),
  };
}

/** The same check has the same hash, however often it is scanned and put right. */
function hashOf({ payer, traceNumber, paidOn, total, claims }: EobSheet): string {
  const list = claims.map((claim) => [claim.claimNumber, claim.patientName, paidOf(claim)]);
  return createHash("sha256")
    .update(JSON.stringify(["paper", payer, traceNumber, paidOn, total, ...(traceNumber ? [] : list)]))
    .digest("hex");
}

const REVERSAL = "22";

function claimOf(claim: EobClaim, index: number, sheet: EobSheet): RemittanceClaim {
  const lines = claim.lines.filter(({ leftOut }) => !leftOut);
  const paid = paidOf(claim);
  const patient = personOf(claim.patientName, claim.memberId);
  return {
    index,
    payment: 1,
    position: placed(claim.place),
    kind: claim.reversal ? "reversal" : correctsOne(sheet, index) ? "correction" : "original",
    claimNumber: claim.patientAccount,
    statusCode: claim.reversal ? REVERSAL : null,
    charge: lines.some(({ billed }) => billed === null)
      ? (claim.totals.billed ?? null)
      : amountsOf(lines, "billed"),
    paid,
    patientResponsibility: shareOf(claim, lines),
    filingCode: null,
    payerClaimNumber: claim.claimNumber,
    facilityCode: null,
    frequencyCode: null,
    patient,
    subscriber: null,
    corrected: null,
    rendering: null,
    crossoverPayer: null,
    priorityPayer: null,
    otherSubscriber: null,
    serviceFrom: daysOf(lines)[0] ?? null,
    serviceTo: daysOf(lines).at(-1) ?? null,
    receivedOn: null,
    coverageExpired: null,
    adjustments: claim.adjustments.map((one) => adjustmentOf(one, claim.place)),
    remarks: claim.remarks,
    references: [],
    contacts: [],
    amounts: [],
    quantities: [],
    lines: lines.map(lineOf),
    flags: [],
    ...(claim.claimId && { chosenClaimId: claim.claimId }),
  };
}

/** A claim that stands behind its own reversal says what goes instead. */
function correctsOne({ claims }: EobSheet, index: number): boolean {
  const claim = claims[index - 1];
  return claims
    .slice(0, index - 1)
    .some(
      (one) =>
        one.reversal && !one.leftOut && one.claimNumber !== null && one.claimNumber === claim?.claimNumber,
    );
}

const daysOf = (lines: readonly EobLine[]): string[] =>
  lines.flatMap(({ serviceFrom, serviceTo }) => [serviceFrom ?? [], serviceTo ?? []].flat()).sort();

/** As the claim prints it, else what its lines put on the patient. */
function shareOf(claim: EobClaim, lines: readonly EobLine[]): Amount {
  if (claim.totals.patientShare !== undefined) return claim.totals.patientShare;
  const printed = amountsOf(lines, "patientShare");
  if (printed !== null) return printed;
  const shares = lines.flatMap(({ adjustments }) => adjustments.filter(({ group }) => group === "PR"));
  return shares.some(({ amount }) => amount === null)
    ? null
    : shares.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function lineOf(line: EobLine, index: number): RemittanceLine {
  return {
    number: index + 1,
    position: placed(line.place),
    procedure: line.code ? { qualifier: "HC", code: line.code, modifiers: line.modifiers } : null,
    submitted: null,
    revenueCode: null,
    charge: line.billed,
    paid: line.paid,
    units: line.units,
    submittedUnits: null,
    allowed: line.allowed,
    serviceFrom: line.serviceFrom,
    serviceTo: line.serviceTo,
    controlNumber: null,
    adjustments: line.adjustments.map((one) => adjustmentOf(one, line.place)),
    remarks: line.remarks,
    references: [],
    amounts: [],
    quantities: [],
  };
}

const adjustmentOf = (
  { group, reason, amount, printed }: EobAdjustment,
  place: Place | null,
): Adjustment => ({
  group,
  reason,
  amount,
  quantity: null,
  position: placed(place),
  ...(reason === "" && printed !== "" && { printed }),
});

/** "LASTNAME, FIRST M" and "First M Lastname". */
function personOf(printed: string | null, memberId: string | null): Person | null {
  if (printed === null && memberId === null) return null;
  const name = printed === null ? undefined : parsePersonName(printed);
  const parts = (name?.display ?? printed ?? "").split(/\s+/).filter(Boolean);
  const suffix =
    parts.length > 2 && /^(?:jr|sr|ii|iii|iv)\.?$/i.test(parts.at(-1) ?? "") ? (parts.pop() ?? null) : null;
  const surname = name?.surnameFirst ? surnameOf(printed ?? "") : 1;
  const last = parts.splice(Math.max(1, parts.length - surname)).join(" ");
  const [first = null, ...middle] = parts;
  return {
    last: last || first,
    first: last ? first : null,
    middle: middle.join(" ") || null,
    suffix,
    idQualifier: memberId ? "MI" : null,
    id: memberId,
  };
}

/** Words before the comma. */
const surnameOf = (printed: string): number => (printed.split(",")[0] ?? "").trim().split(/\s+/).length;
