import { amountOf } from "@/lib/core/money";
import type { LineRow } from "@/lib/domain/claim/line-item/columns";
import type { ClaimState, Conflict, Posting, Value } from "./claim-state";
import type { Decision, LineDecision } from "./decision";
import { LINE_FIELDS, type LineField, nameOf, shown } from "./fields";
import type { Merging } from "./merge";
import { addPayment, netKey, paidInAll } from "./nets";

/** Takes the decisions on service lines into the claim's lines, by the same rules as the claim's own fields. */
export function mergeLines(merging: Merging, decision: Decision): Conflict[] {
  const { state, posting } = merging;
  const conflicts: Conflict[] = [];
  const free = new Set(state.lines);
  const isReversal = decision.denial.outcome === "reversal";
  for (const theirs of decision.lines) {
    const found = lineFor(theirs, free);
    if (found) free.delete(found);
    const line = found ?? addLine(state, posting, theirs, isReversal);
    if (line) mergeLine(merging, decision, line, theirs, conflicts);
    else if (isReversal) takeBackUnseen(merging, decision, theirs);
    else conflicts.push(unknownLine(theirs));
  }
  return conflicts;
}

/** The same procedure, best also the same day and charge. */
function lineFor(theirs: LineDecision, free: ReadonlySet<LineRow>): LineRow | undefined {
  const charge = theirs.charge === null ? null : Math.abs(theirs.charge);
  const fits = [...free].filter(
    (line) =>
      line.procedureCode.toUpperCase() === theirs.procedureCode &&
      (line.dateOfService === null || theirs.serviceOn === null || line.dateOfService === theirs.serviceOn),
  );
  const sameCharge = fits.filter(({ totalCharge }) => totalCharge === charge);
  const sameModifiers = sameCharge.filter(
    ({ modifierCodes }) => modifierCodes.join() === theirs.modifiers.join(),
  );
  return sameModifiers[0] ?? sameCharge[0] ?? fits[0];
}

/** Lines are added to a claim that has none but those of remittances; a person's list is not added to. */
function addLine(
  state: ClaimState,
  posting: Posting,
  theirs: LineDecision,
  isReversal: boolean,
): LineRow | null {
  if (isReversal || !state.lines.every(({ id }) => id in posting.spokenAt)) return null;
  const line: LineRow = {
    id: crypto.randomUUID(),
    claimId: state.row.id,
    lineNumber: Math.max(0, ...state.lines.map(({ lineNumber }) => lineNumber)) + 1,
    procedureCode: theirs.procedureCode.slice(0, 20),
    procedureDescription: "",
    units: theirs.units,
    unitCharge: null,
    totalCharge: null,
    allowedAmount: null,
    insurancePaid: null,
    patientPaid: null,
    deniedAmount: null,
    dateOfService: theirs.serviceOn,
    placeOfServiceCode: "",
    diagnosisPointer: "",
    modifierCodes: theirs.modifiers,
    status: null,
    remarks: "",
    uhcCode: "",
    uhcDescription: "",
  };
  state.lines.push(line);
  state.changedLines.add(line.id);
  state.changes += 1;
  return line;
}

function mergeLine(
  { state, posting, order, speaks }: Merging,
  decision: Decision,
  line: LineRow,
  theirs: LineDecision,
  conflicts: Conflict[],
): void {
  const isReversal = decision.denial.outcome === "reversal";
  const entered = line.id in posting.spokenAt ? null : line.insurancePaid;
  const key = netKey(decision.payment.payerName, line.id);
  const unseen = netKey(decision.payment.payerName, unseenLine(theirs));
  const takenBack = posting.nets[unseen];
  if (takenBack && !posting.nets[key]) {
    posting.nets[key] = takenBack;
    delete posting.nets[unseen];
  }
  addPayment(posting.nets, key, { amount: theirs.paid, order, entered });
  const isLatest = speaks(line.id);
  const write = <K extends keyof LineRow>(field: K, value: LineRow[K]) => {
    const name = `line_items.${line.lineNumber}.${nameOf(field)}`;
    state.log.push({
      field: name,
      ours: shown(field, line[field] as Value),
      theirs: shown(field, value as Value),
    });
    line[field] = value;
    posting.values[`${line.id}.${field}`] = value as Value;
    state.changedLines.add(line.id);
    state.changes += 1;
  };
  const wrote = (field: keyof LineRow) => posting.values[`${line.id}.${field}`] === (line[field] as Value);
  const put = <K extends LineField>(field: K, value: LineRow[K]) => {
    const ours = line[field];
    if (value === null || ours === value) return;
    // A later decision has said it already, or left it open.
    if (!isLatest && ours !== null && field !== "insurancePaid") return;
    if (ours === null || wrote(field)) write(field, value);
    else {
      conflicts.push({
        field: `line_items.${line.lineNumber}.${LINE_FIELDS[field]}`,
        lineItemId: line.id,
        ours: shown(field, ours),
        theirs: shown(field, value),
      });
    }
  };
  const say = (field: "uhcCode" | "uhcDescription" | "remarks", text: string) => {
    if (isLatest && line[field] !== text && (line[field] === "" || wrote(field))) write(field, text);
  };
  if (!isReversal) {
    put("totalCharge", theirs.charge !== null && theirs.charge >= 0 ? theirs.charge : null);
    put("allowedAmount", theirs.allowed !== null && theirs.allowed >= 0 ? theirs.allowed : null);
    if (line.units === null && theirs.units !== null) write("units", theirs.units);
    if (line.dateOfService === null && theirs.serviceOn !== null) write("dateOfService", theirs.serviceOn);
  }
  put("insurancePaid", paidInAll(posting.nets, line.id));
  put("deniedAmount", isReversal ? 0 : theirs.denied);
  put("status", theirs.status);
  say("uhcCode", theirs.reasonCode);
  say("uhcDescription", theirs.reasonText);
  say("remarks", theirs.remarks);
}

/** A reversal may come before the line that it takes back; the line finds it under this name. */
const unseenLine = ({ procedureCode, serviceOn, charge }: LineDecision): string =>
  `${procedureCode} ${serviceOn ?? ""} ${Math.abs(charge ?? 0)}`;

function takeBackUnseen({ posting, order }: Merging, { payment }: Decision, theirs: LineDecision): void {
  const key = netKey(payment.payerName, unseenLine(theirs));
  addPayment(posting.nets, key, { amount: theirs.paid, order, entered: null });
}

const unknownLine = ({ number, procedureCode, charge, serviceOn }: LineDecision): Conflict => ({
  field: `line_items.${number}`,
  lineItemId: null,
  ours: "",
  theirs: [procedureCode, charge === null ? null : amountOf(charge), serviceOn].filter(Boolean).join(" "),
});
