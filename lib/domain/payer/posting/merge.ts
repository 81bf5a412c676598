import type { ClaimRow } from "../../claim/columns";
import type { ClaimState, Conflict, Merged, Posting, Value } from "./claim-state";
import { type Decision, storable } from "./decision";
import { CLAIM_FIELDS, type ClaimField, nameOf, shown } from "./fields";
import { mergeLines } from "./merge-lines";
import { netOf } from "./net-paid";

/** No payer has decided yet: whatever it decides is the news that a person waits for. */
const WAITING: ReadonlySet<ClaimRow["status"]> = new Set([
  "submitted",
  "in_process",
  "pending",
  "resubmitted",
]);

const emptyPosting = (): Posting => ({
  values: {},
  paid: 0,
  linesPaid: {},
  lastContent: "",
  lastPayment: "",
  lastDecidedOn: null,
});

/**
 * Takes a payer's decision into a claim. A field that is empty, or reads as posting wrote it last, follows the payer;
 * any other was entered by a person: it stays, and a difference is a conflict. Descriptions are only filled in.
 */
export function mergeDecision(state: ClaimState, decision: Decision): Merged {
  const earlier = state.posting;
  if (earlier && isNoNews(earlier, decision)) return { outcome: "unchanged", changes: [], conflicts: [] };
  state.log = [];
  const before = state.changes;
  const posting = earlier ? structuredClone(earlier) : emptyPosting();
  const conflicts: Conflict[] = [];
  const put = fieldWriter(state, posting, conflicts);

  posting.paid = netOf(earlier ? posting.paid : null, state.row.totalPaid, decision, decision.claim.paid);
  fillIn(state, decision);
  putClaim(put, decision, posting.paid);
  if (decision.denial.outcome !== "reversal") putDenial(state, posting, put, decision);
  putMove(state, posting, put, decision);
  conflicts.push(...mergeLines(state, posting, decision));

  posting.lastContent = decision.content;
  posting.lastPayment = decision.payment.contentHash;
  posting.lastDecidedOn = decision.decidedOn ?? posting.lastDecidedOn;
  state.posting = posting;
  state.touched = true;
  const changes = state.log;
  if (conflicts.length > 0) return { outcome: "conflict", changes, conflicts };
  return { outcome: state.changes > before ? "posted" : "unchanged", changes, conflicts };
}

/** The same words again, or a decision that a later one has overtaken. */
function isNoNews(earlier: Posting, { content, decidedOn }: Decision): boolean {
  if (earlier.lastContent === content) return true;
  return decidedOn !== null && earlier.lastDecidedOn !== null && decidedOn < earlier.lastDecidedOn;
}

type Put = (field: ClaimField, theirs: ClaimRow[ClaimField] | undefined) => void;

function fieldWriter(state: ClaimState, posting: Posting, conflicts: Conflict[]): Put {
  return (field, theirs) => {
    if (theirs === undefined || theirs === null) return;
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

/** What the payer calls things: filled in where nothing stands, never compared. */
function fillIn(state: ClaimState, { claim, payment }: Decision): void {
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
  for (const [field, value] of Object.entries(facts)) {
    const key = field as keyof typeof facts;
    if (value && state.row[key] === "") write(state, key, value.slice(0, LENGTHS[key]));
  }
}

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

function putClaim(put: Put, decision: Decision, paid: number): void {
  const { claim } = decision;
  const isReversal = decision.denial.outcome === "reversal";
  put("status", decision.status);
  put("payerClaimNumber", claim.payerClaimNumber ?? undefined);
  put("dateProcessed", decision.decidedOn);
  put("dateReceived", decision.receivedOn);
  put("serviceFrom", decision.serviceFrom);
  put("serviceTo", decision.serviceTo);
  if (claim.paid !== null) put("totalPaid", paid);
  put("patientResponsibility", isReversal ? 0 : storable(claim.patientResponsibility));
  if (isReversal) return;
  put("totalCharges", storable(claim.charge));
  put("totalAllowed", storable(decision.allowed));
}

function putDenial(state: ClaimState, posting: Posting, put: Put, decision: Decision): void {
  const { denial, move, deadline } = decision;
  if (denial.outcome === "not_denied") return;
  put("denialDate", decision.decidedOn);
  put("denialCategory", denial.category);
  put("canAppeal", move.canAppeal);
  put("requiresCorrection", move.requiresCorrection);
  putText(state, posting, "denialSummary", denial.summary ?? "");
  putText(state, posting, "appealInstructions", move.steps);
  putText(state, posting, "correctionNotes", move.requiresCorrection ? move.reason : "");
  // A date that a person confirmed on the notice wins over any estimate.
  const { appealDeadline, deadlineEstimated } = state.row;
  if (appealDeadline !== null && !deadlineEstimated) return;
  const date = deadline?.date ?? null;
  if (date !== appealDeadline) write(state, "appealDeadline", date);
  if ((date !== null) !== deadlineEstimated) write(state, "deadlineEstimated", date !== null);
  const basis = deadline?.basis ?? "";
  if (basis !== state.row.deadlineBasis) write(state, "deadlineBasis", basis);
}

/** Our own words: they replace ours of before, never a person's. */
function putText(
  state: ClaimState,
  posting: Posting,
  field: "denialSummary" | "appealInstructions" | "correctionNotes",
  text: string,
): void {
  const ours = state.row[field];
  if (ours === text || (ours !== "" && !wroteIt(posting, field, ours))) return;
  write(state, field, text);
  posting.values[field] = text;
}

function putMove(state: ClaimState, posting: Posting, put: Put, { move }: Decision): void {
  const before = state.row.rightMove;
  put("rightMove", move.move);
  const isOurs = before === null || state.row.rightMove !== before || wroteIt(posting, "rightMove", before);
  const reason = `${move.reason} (${move.source})`;
  if (isOurs && state.row.rightMoveReason !== reason) write(state, "rightMoveReason", reason);
}
