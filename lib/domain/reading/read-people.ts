import type { LineOfBusiness, PaperKind } from "@/lib/core/notice";
import { isOfAppeal } from "./gates/identifier-gate";
import type { Candidate, Reading } from "./page/candidate";
import { parseIdentifier } from "./page/identifiers";
import type { LabelKind } from "./page/labels";
import { decidesClaim } from "./paper/kind-groups";
import { OF_A_PRACTICE, type PaperAtHand } from "./paper-at-hand";
import { readPayer } from "./payer/payer-name";
import { readAuthorization, readBirthDate, readMemberId } from "./people/facts";
import { readGroupNumber } from "./people/group-number";
import { numbersOfOthers } from "./people/other-numbers";
import { readPatientName } from "./people/patient-name";
import { readSubscriber } from "./people/subscriber";
import { isOfMember } from "./services/family-rows";
import { likelierPatient, weighedPatient } from "./weighed/fill";

/** Who a paper is about, who pays, and under which numbers. */
export type People = {
  patient: Candidate | undefined;
  payer: Candidate | undefined;
  /** The number that is taken for the claim's; `claimNumber` where the paper is one that has such a number. */
  claim: Candidate | undefined;
  claimNumber: Candidate | undefined;
  member: Candidate | undefined;
  group: Candidate | undefined;
  authorization: Candidate | undefined;
  subscriber: Candidate | undefined;
  birthDate: Candidate | undefined;
  /** Claim, group and authorization as they are printed: none of them is anything else. */
  numbers: readonly (string | undefined)[];
};

export function readPeople(at: PaperAtHand): People {
  const { reading, scope, block, weighed, form } = at;
  const { kind } = at.paper;
  const patient = patientOf(at);
  const claim =
    block.claim ??
    weighed.best("claim_number", [...numbersOf(reading, NOT_A_CLAIM), ...numbersOfAppeals(reading)]);
  const group = form.group ?? readGroupNumber(reading);
  const asked = kind === "prior_auth_denial";
  const authorization =
    form.authorization ??
    (kind === "external_review_decision" ? undefined : readAuthorization(reading, claim?.value, asked));
  const numbers = [claim, group, authorization].map((one) => one?.value);
  return {
    ...{ patient, claim, group, authorization, numbers },
    payer: payerNamed(at),
    claimNumber: hasClaimNumber(at) ? claim : undefined,
    member:
      form.memberId ??
      readMemberId(reading, claim?.value, scope, patient?.value) ??
      weighedMember(at, numbers),
    subscriber: form.insured ?? readSubscriber(reading, patient?.value, scope),
    birthDate: form.birthDate ?? readBirthDate(reading, patient?.value),
  };
}

function patientOf({ reading, scope, block, weighed, form, payer }: PaperAtHand): Candidate | undefined {
  const named =
    form.patient ??
    block.person ??
    likelierPatient(readPatientName(reading, scope), reading, weighed) ??
    weighedPatient(weighed, payer?.value);
  return isOfMember(named, block.given) ? named : undefined;
}

/** On papers of others than the payer it is named within; on the practice's own its sender is no payer. */
function payerNamed({ reading, payer, paper: { kind } }: PaperAtHand): Candidate | undefined {
  const inside = NAMED_INSIDE.has(kind) ? readPayer(reading, false) : undefined;
  return OF_A_PRACTICE.has(kind) ? inside : (inside ?? payer);
}
/** The reviewer's letterhead stands over an outside review: its payer is named below. */
const NAMED_INSIDE: ReadonlySet<PaperKind | null> = new Set([...OF_A_PRACTICE, "external_review_decision"]);

function hasClaimNumber({ block, paper: { kind } }: PaperAtHand): boolean {
  const isNamed = /claim/i.test(block.claim?.labelText ?? "");
  return kind !== "claim_form" && ((decidesClaim(kind) && kind !== "other") || isNamed);
}

/** Whoever was hurt at work or in a car is no plan's member: a number without a known label is the state's, the employer's or the car's. */
const OF_AN_INJURY: ReadonlySet<LineOfBusiness | null> = new Set(["workers_comp", "auto"]);
function weighedMember({ reading, weighed, paper }: PaperAtHand, numbers: People["numbers"]) {
  if (OF_AN_INJURY.has(paper.lineOfBusiness)) return undefined;
  const taken = [...numbers, ...numbersOf(reading, NOT_A_MEMBER), ...numbersOfOthers(reading)];
  return weighed.best("member_id", taken);
}

/** What a label calls another number is not taken by the words around it. */
const NOT_A_CLAIM: ReadonlySet<LabelKind> = new Set([
  ...(["account", "other_id", "member_id", "group", "appeal"] as const),
]);
const NOT_A_MEMBER: ReadonlySet<LabelKind> = new Set([
  ...(["account", "other_id", "claim", "authorization", "appeal"] as const),
]);
const numbersOf = ({ labeled }: Reading, kinds: ReadonlySet<LabelKind>): string[] =>
  labeled.flatMap((v) => {
    // A "Plan ID" may be the member's, and so may a record's number where the plan is the hospital.
    const isSure =
      v.layout !== "below" &&
      v.label.weight >= (kinds.has("claim") && v.label.kind === "claim" ? A_CLAIMS : SURELY) &&
      !/^plan\b|\brecord\b|\bmrn\b/i.test(v.labelText);
    return (isSure && kinds.has(v.label.kind) && parseIdentifier(v.value)) || [];
  });
const numbersOfAppeals = (reading: Reading): string[] =>
  reading.labeled.flatMap(({ value }) => {
    const number = parseIdentifier(value);
    return number && isOfAppeal(number, reading) ? [number] : [];
  });
const SURELY = 0.9;
/** "Document number" is a claim's or a paper's, and nobody's card has it. */
const A_CLAIMS = 0.85;
