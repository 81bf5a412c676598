import { centsOf } from "@/lib/core/money";
import {
  type EobAdjustment,
  type EobClaim,
  type EobLine,
  type EobSheet,
  emptyClaim,
  emptyLine,
} from "../paper/sheet";
import type { Cents } from "../reader/model";
import type { SheetChange } from "./schema";

/** Puts what a person typed into a sheet. Answers what is wrong with the place of a change, or null. */
export function applyChange(sheet: EobSheet, change: SheetChange): string | null {
  const { claim: claimNumber, line: lineNumber, field, value } = change;
  if (claimNumber === undefined) return changeHead(sheet, field, value);
  if (claimNumber === sheet.claims.length + 1) sheet.claims.push(emptyClaim(null));
  const claim = sheet.claims[claimNumber - 1];
  if (!claim) return `There is no claim ${claimNumber} on this paper.`;
  if (lineNumber === undefined) return changeClaim(claim, field, value);
  if (lineNumber === claim.lines.length + 1) claim.lines.push(emptyLine(null));
  const line = claim.lines[lineNumber - 1];
  if (!line) return `There is no line ${lineNumber} in claim ${claimNumber}.`;
  return changeLine(line, field, value);
}

const NOT_HERE = "This cannot be changed here.";
const money = (value: string | null): Cents | null => (value === null ? null : centsOf(value));

function changeHead(sheet: EobSheet, field: SheetChange["field"], value: string | null): string | null {
  if (field === "payer") sheet.payer = value;
  else if (field === "trace_number") sheet.traceNumber = value;
  else if (field === "paid_on") sheet.paidOn = value;
  else if (field === "total") sheet.total = money(value);
  else return NOT_HERE;
  return null;
}

const CLAIM_TEXT = {
  patient_name: "patientName",
  member_id: "memberId",
  patient_account: "patientAccount",
  claim_number: "claimNumber",
  claim_id: "claimId",
} as const;

function changeClaim(claim: EobClaim, field: SheetChange["field"], value: string | null): string | null {
  if (field in CLAIM_TEXT) {
    const key = CLAIM_TEXT[field as keyof typeof CLAIM_TEXT];
    claim[key] = value;
    delete claim.doubts[key];
  } else if (field === "left_out") claim.leftOut = value === "true";
  else if (field === "total_billed" || field === "total_paid") {
    const column = field === "total_billed" ? "billed" : "paid";
    if (value === null) delete claim.totals[column];
    else claim.totals[column] = centsOf(value);
  } else if (field === "interest") claim.interest = money(value);
  else return NOT_HERE;
  return null;
}

/** Shares of the patient stand in a column and among the adjustments: both follow. */
const SHARES = { deductible: "1", coinsurance: "2", copay: "3" } as const;

function changeLine(line: EobLine, field: SheetChange["field"], value: string | null): string | null {
  switch (field) {
    case "left_out":
      line.leftOut = value === "true";
      return null;
    case "service_date":
      line.serviceFrom = value;
      line.serviceTo = value;
      return null;
    case "code":
      [line.code = null, ...line.modifiers] = value?.split(/[-\s]+/) ?? [];
      return null;
    case "units":
      line.units = value === null ? null : Number(value);
      return null;
    case "adjustments":
      line.adjustments = adjustmentsOf(value ?? "", line.adjustments);
      delete line.doubts.adjustments;
      return null;
    case "billed":
    case "allowed":
    case "paid":
    case "deductible":
    case "copay":
    case "coinsurance": {
      const cents = money(value);
      follow(line, field, cents);
      line[field] = cents;
      delete line.doubts[field];
      return null;
    }
    default:
      return NOT_HERE;
  }
}

/** What was counted from the amount that changes is counted anew. */
function follow(
  line: EobLine,
  field: "billed" | "allowed" | "paid" | keyof typeof SHARES,
  cents: Cents | null,
): void {
  const before = line[field] ?? 0;
  if (field in SHARES) {
    const reason = SHARES[field as keyof typeof SHARES];
    const own = line.adjustments.find((one) => one.group === "PR" && one.reason === reason);
    if (own) own.amount = cents ?? 0;
    else if (cents)
      line.adjustments.push({ group: "PR", reason, amount: cents, printed: "", derived: false });
    line.adjustments = line.adjustments.filter(({ amount }) => amount !== 0);
    return;
  }
  const [counted, another] = line.adjustments.filter(({ derived }) => derived);
  if (!counted || another || counted.amount === null) return;
  const ofAllowed = counted.reason === "45" && line.allowed !== null;
  const delta = (cents ?? 0) - before;
  if (field === "billed") counted.amount += delta;
  else if (field === (ofAllowed ? "allowed" : "paid")) counted.amount -= delta;
}

/** "CO-45 40.00; PR-3 20.00; X7 12.00": a code of the payer's own keeps its printed words. */
function adjustmentsOf(text: string, before: readonly EobAdjustment[]): EobAdjustment[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [code = "", amount = ""] = part.split(/\s+(?=-?\d+\.\d{2}$)/);
      const coded = /^(CO|PR|OA|PI|CR)-([A-Z]?\d{1,3})$/.exec(code);
      if (coded)
        return {
          group: coded[1] ?? "",
          reason: coded[2] ?? "",
          amount: centsOf(amount),
          printed: "",
          derived: false,
        };
      const own = before.find(({ printed }) => printed !== "" && printed.startsWith(code));
      return {
        group: own?.group ?? "",
        reason: "",
        amount: centsOf(amount),
        printed: own?.printed ?? code,
        derived: false,
      };
    });
}
