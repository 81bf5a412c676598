import type { ClaimRow } from "@/lib/domain/claim/columns";
import { asksCorrection } from "@/lib/domain/move/advice";
import type { ClaimState, Conflict, Merged, Posting, Value } from "./claim-state";
import { type Decision, storable } from "./decision";
import { CLAIM_FIELDS, type ClaimField, nameOf, shown } from "./fields";
import { mergeLines } from "./merge-lines";
import { addPayment, netKey, paidInAll } from "./nets";
import { orderOf } from "./order";

/** No payer has decided yet: whatever it decides is the news that a person waits for. */
const WAITING: ReadonlySet<ClaimRow["status"]> = new Set([
  "submitted",
  "in_process",
  "pending",
  "resubmitted",
]);

const emptyPosting = (): Posting => ({
  values: {},
  nets: {},
  spokenAt: {},
  lastContent: "",
  lastPayment: "",
  lastOrder: "",
});

/**
 * Takes a payer's decision into a claim. A field that is empty, or reads as posting wrote it last, follows the payer;
 * any other was entered by a person: it stays, and a difference is a conflict. Descriptions are only filled in. A
 * decision that arrives behind a later one adds its payment and says only what no later one said.
 */
export function mergeDecision(state: ClaimState, decision: Decision): Merged {
  const earlier = state.posting;
  if (earlier?.lastContent === decision.content) return { outcome: "unchanged", changes: [], conflicts: [] };
  state.log = [];
  const before = state.changes;
  const posting = earlier ? structuredClone(earlier) : emptyPosting();
  const conflicts: Conflict[] = [];
  const order = orderOf(decision) ?? posting.lastOrder;
  const merging: Merging = { state, posting, order, speaks: speaker(posting, order) };
  const put = fieldWriter(merging, conflicts);

  const { claim, payment, content } = decision;
  const entered = earlier ? null : state.row.totalPaid;
  addPayment(posting.nets, netKey(payment.payerName), { amount: claim.paid ?? 0, order, entered });
  fillIn(merging, decision);
  putClaim(put, decision);
  if (claim.paid !== null) put("totalPaid", paidInAll(posting.nets), { always: true });
  if (decision.denial.outcome !== "reversal") putDenial(merging, put, decision);
  putMove(merging, put, decision);
  conflicts.push(...mergeLines(merging, decision));

  if (order >= posting.lastOrder) {
    Object.assign(posting, { lastContent: content, lastPayment: payment.contentHash, lastOrder: order });
  }
  state.posting = posting;
  state.touched = true;
  const changes = state.log;
  if (conflicts.length > 0) return { outcome: "conflict", changes, conflicts };
  return { outcome: state.changes > before ? "posted" : "unchanged", changes, conflicts };
}

/** A decision on its way into a claim. */
export type Merging = {
  state: ClaimState;
  posting: Posting;
  /** Where the decision stands among those on the claim. */
  order: string;
  /** Whether no later decision has spoken of a field; from then on this one has. */
  speaks: (field: string) => boolean;
};

function speaker({ spokenAt }: Posting, order: string): Merging["speaks"] {
  return (field) => {
    if ((spokenAt[field] ?? "") > order) return false;
    spokenAt[field] = order;
    return true;
  };
}

/** `always`: what later decisions said of the field does not stand against it. */
type Put = (
  field: ClaimField,
  theirs: ClaimRow[ClaimField] | undefined,
  options?: { always?: boolean },
) => void;

function fieldWriter({ state, posting, speaks }: Merging, conflicts: Conflict[]): Put {
  return (field, theirs, { always = false } = {}) => {
    if (theirs === undefined || theirs === null) return;
    if (!always && !speaks(field)) return;
    const ours = state.row[field] as Value;
    if (ours === theirs) return;
    const isFree = ours === null || ours === "" || (field === "status" && WAITING.has(state.row.status));
    if (!isFree && !wroteIt(posting, field, ours)) {
      conflicts.push({
        field: CLAIM_FIELDS[field],
        lineItemId: null,
        ours: shown(field, ours),
        theirs: shown(field, theirs as Value),
      });
      return;
    }
    write(state, field, theirs);
    posting.values[field] = theirs as Value;
  };
}

const wroteIt = (posting: Posting, field: string, ours: Value): boolean =>
  field in posting.values && posting.values[field] === ours;

function write<K extends keyof ClaimRow>(state: ClaimState, field: K, value: ClaimRow[K]): void {
  const name = nameOf(field);
  state.log.push({
    field: name,
    ours: shown(field, state.row[field] as Value),
    theirs: shown(field, value as Value),
  });
  state.row[field] = value;
  state.changedFields.add(field);
  state.changes += 1;
}

/** What the payer calls things: filled in where nothing stands, never compared. The first payer's words go first. */
function fillIn({ state, posting, order }: Merging, { claim, payment }: Decision): void {
  const person = claim.subscriber ?? claim.patient;
  const reference = (qualifier: string) =>
    claim.references.find((one) => one.qualifier === qualifier)?.value ?? null;
  const facts = {
    claimNumber: claim.claimNumber,
    insurancePlanName: payment.payerName,
    payerId: payment.payerIdentifier,
    policyNumber: person?.id ?? claim.patient?.id ?? null,
    groupNumber: reference("1L"),
    authorizationNumber: reference("G1"),
    placeOfService: claim.facilityCode,
    filingCode: claim.filingCode,
  };
  const isEarlier = order < (posting.spokenAt[NAMES] ?? "");
  for (const [field, value] of Object.entries(facts)) {
    const key = field as keyof typeof facts;
    const ours = state.row[key];
    const theirs = value?.slice(0, LENGTHS[key]) ?? "";
    if (theirs === "" || theirs === ours) continue;
    if (ours !== "" && !(isEarlier && wroteIt(posting, key, ours))) continue;
    write(state, key, theirs);
    posting.values[key] = theirs;
  }
  if (isEarlier || !(NAMES in posting.spokenAt)) posting.spokenAt[NAMES] = order;
}

/** Stands in `spokenAt` for all of them. */
const NAMES = "names";

/** As the claims' calls allow. */
const LENGTHS = {
  claimNumber: 100,
  insurancePlanName: 200,
  payerId: 50,
  policyNumber: 100,
  groupNumber: 100,
  authorizationNumber: 100,
  placeOfService: 100,
  filingCode: 10,
};

function putClaim(put: Put, decision: Decision): void {
  const { claim } = decision;
  const isReversal = decision.denial.outcome === "reversal";
  put("status", decision.status);
  put("payerClaimNumber", claim.payerClaimNumber ?? undefined);
  put("dateProcessed", decision.decidedOn);
  put("dateReceived", decision.receivedOn);
  put("serviceFrom", decision.serviceFrom);
  put("serviceTo", decision.serviceTo);
  put("patientResponsibility", isReversal ? 0 : storable(claim.patientResponsibility));
  if (isReversal) return;
  put("totalCharges", storable(claim.charge));
  put("totalAllowed", storable(decision.allowed));
}

function putDenial(merging: Merging, put: Put, decision: Decision): void {
  const { denial, move, deadline } = decision;
  const { state, speaks } = merging;
  if (denial.outcome === "not_denied") return;
  const toCorrect = asksCorrection(move.move);
  put("denialDate", decision.decidedOn);
  put("denialCategory", denial.category);
  put("canAppeal", move.appealPossible);
  put("requiresCorrection", toCorrect);
  putText(merging, "denialSummary", denial.summary ?? "");
  putText(merging, "appealInstructions", move.steps);
  putText(merging, "correctionNotes", toCorrect ? move.why : "");
  // A date that a person confirmed on the notice wins over any estimate.
  const { appealDeadline, deadlineEstimated } = state.row;
  if (!speaks("appealDeadline") || (appealDeadline !== null && !deadlineEstimated)) return;
  const date = deadline?.date ?? null;
  if (date !== appealDeadline) write(state, "appealDeadline", date);
  if ((date !== null) !== deadlineEstimated) write(state, "deadlineEstimated", date !== null);
  const basis = deadline?.basis ?? "";
  if (basis !== state.row.deadlineBasis) write(state, "deadlineBasis", basis);
}

/** Our own words: they replace ours of before, never a person's. */
function putText(
  { state, posting, speaks }: Merging,
  field: "denialSummary" | "appealInstructions" | "correctionNotes",
  text: string,
): void {
  const ours = state.row[field];
  if (!speaks(field) || ours === text || (ours !== "" && !wroteIt(posting, field, ours))) return;
  write(state, field, text);
  posting.values[field] = text;
}

function putMove({ state, posting, speaks }: Merging, put: Put, { move }: Decision): void {
  const before = state.row.rightMove;
  if (!speaks("rightMove")) return;
  put("rightMove", move.move);
  const isOurs = before === null || state.row.rightMove !== before || wroteIt(posting, "rightMove", before);
  const reason = `${move.why} (${move.source})`;
  if (isOurs && state.row.rightMoveReason !== reason) write(state, "rightMoveReason", reason);
}
