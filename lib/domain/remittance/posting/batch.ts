import { readableName } from "@/lib/core/readable-name";
import { blankDraft } from "@/lib/domain/claim/draft";
import type { ClaimState, Merged } from "./claim-state";
import type { Decision } from "./decision";
import type { KnownDecision, NamedPatient } from "./load";
import { foldName, matchClaim } from "./match";
import { mergeDecision } from "./merge";
import type { ToldBefore } from "./told-before";

export type NewPatient = { id: string; last: string; first: string; middle: string };

/** What became of one decision. `created` is the first one of a claim that was not on file. */
export type Result = {
  decision: Decision;
  outcome: "created" | "updated" | "unchanged" | "conflict" | "unmatched";
  /** Null where nothing is recorded anew: the decision was recorded before. */
  merged: Merged | null;
  claim: ClaimState | null;
  why: "none" | "several" | "other_patient" | "no_name" | "posted_before" | null;
};

export type BatchInput = {
  decisions: readonly Decision[];
  known: ReadonlyMap<string, KnownDecision>;
  /** What other files said of the candidates, where a paper is on either side. */
  told: ToldBefore;
  candidates: ClaimState[];
  patients: NamedPatient[];
  createMissing: boolean;
};

export type BatchOutcome = { results: Result[]; newPatients: NewPatient[] };

/**
 * Works out what the decisions of a batch do, in their order: a reversal and its correction meet the same claim. No
 * database: `candidates` are changed in place and saved by the caller, or forgotten where it is a preview.
 */
export function postDecisions(input: BatchInput): BatchOutcome {
  const index = new Candidates(input.candidates);
  const newPatients: NewPatient[] = [];
  const seen = new Set<string>();
  const results = input.decisions.map((decision): Result => {
    const known = input.known.get(decision.key);
    if (seen.has(decision.key) || (known && known.state !== "skipped")) {
      return { decision, outcome: "unchanged", merged: null, claim: null, why: null };
    }
    seen.add(decision.key);
    const match = matchClaim(decision, index.of(decision));
    if (match.claim) {
      const before = input.told.find(match.claim.row.id, decision);
      if (before === "same") return { decision, outcome: "unchanged", merged: null, claim: null, why: null };
      if (before === "other") return unmatched(decision, "posted_before");
      return posted(decision, match.claim);
    }
    const isReversal = decision.denial.outcome === "reversal";
    if (!input.createMissing || isReversal || match.why !== "none") return unmatched(decision, match.why);
    const created = newClaim(decision, input.patients, newPatients);
    if (typeof created === "string") return unmatched(decision, created);
    const merged = mergeDecision(created, decision);
    // Now that its numbers stand, a correction further down finds it.
    index.add(created);
    return { decision, outcome: "created", merged, claim: created, why: null };
  });
  return { results, newPatients };
}

const unmatched = (decision: Decision, why: Result["why"]): Result => ({
  decision,
  outcome: "unmatched",
  merged: null,
  claim: null,
  why,
});

function posted(decision: Decision, claim: ClaimState): Result {
  const merged = mergeDecision(claim, decision);
  const outcome = merged.outcome === "posted" ? "updated" : merged.outcome;
  return { decision, outcome, merged, claim, why: null };
}

/** Finds a decision's candidates without walking the whole batch for each. */
class Candidates {
  readonly #by = new Map<string, Set<ClaimState>>();

  constructor(states: readonly ClaimState[]) {
    for (const state of states) this.add(state);
  }

  add(state: ClaimState): void {
    const { row, patient } = state;
    const numbers = [row.claimNumber, row.internalClaimNumber, row.payerClaimNumber].map(numberKey);
    for (const key of [
      `id:${row.id}`,
      ...numbers,
      nameKey(patient.last, row.claimNumber === "" || row.payerClaimNumber === ""),
    ]) {
      if (key === null) continue;
      const set = this.#by.get(key);
      if (set) set.add(state);
      else this.#by.set(key, new Set([state]));
    }
  }

  /** By number; else by name, where one side lacks a number. */
  of({ claim }: Decision): ClaimState[] {
    if (claim.chosenClaimId) return this.#named([`id:${claim.chosenClaimId}`]);
    const last = foldName(claim.patient?.last);
    const lacking = claim.claimNumber === null || claim.payerClaimNumber === null;
    const keys = [numberKey(claim.claimNumber), numberKey(claim.payerClaimNumber)];
    const numbered = this.#named(keys);
    if (numbered.length > 0) return numbered;
    return this.#named([nameKey(last, true), lacking ? nameKey(last, false) : null]);
  }

  #named(keys: readonly (string | null)[]): ClaimState[] {
    return [...new Set(keys.flatMap((key) => (key ? [...(this.#by.get(key) ?? [])] : [])))];
  }
}

const numberKey = (number: string | null): string | null => {
  const key = (number ?? "").toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return key === "" ? null : `n:${key}`;
};
const nameKey = (last: string, lacking: boolean): string | null =>
  last === "" ? null : `${lacking ? "lacking" : "complete"}:${last}`;

function newClaim(
  decision: Decision,
  patients: NamedPatient[],
  newPatients: NewPatient[],
): ClaimState | "several" | "no_name" {
  const person = decision.claim.patient;
  if (!person?.last) return "no_name";
  const named = { last: foldName(person.last), first: foldName(person.first) };
  const payer = foldName(decision.payment.payerName);
  const member = (decision.claim.subscriber ?? person).id ?? "";
  const fits = patients.filter(
    (one) => one.last === named.last && one.first === named.first && !isAnotherMember(one, payer, member),
  );
  const sure = fits.filter(({ policies }) =>
    policies.some(({ number }) => number === member && number !== ""),
  );
  const [found, another] = sure.length > 0 ? sure : fits;
  if (found && another) return "several";
  let patientId = found?.id;
  if (!patientId) {
    patientId = crypto.randomUUID();
    newPatients.push({
      id: patientId,
      last: readableName(person.last).slice(0, 100),
      first: readableName(person.first ?? "").slice(0, 100),
      middle: readableName(person.middle ?? "").slice(0, 100),
    });
    patients.push({ id: patientId, ...named, policies: member ? [{ payer, number: member }] : [] });
  } else if (found && member) found.policies.push({ payer, number: member });
  const id = crypto.randomUUID();
  return {
    row: { ...blankDraft(patientId), id, source: "remittance" },
    lines: [],
    posting: null,
    patient: named,
    isNew: true,
    before: null,
    changedLines: new Set(),
    changedFields: new Set(),
    changes: 0,
    log: [],
    touched: true,
  };
}

/** The payer knows its member of this name under another number: another person. */
function isAnotherMember({ policies }: NamedPatient, payer: string, member: string): boolean {
  if (member === "") return false;
  const ofPayer = policies.filter((one) => one.payer === payer);
  return ofPayer.length > 0 && !ofPayer.some(({ number }) => number === member);
}
