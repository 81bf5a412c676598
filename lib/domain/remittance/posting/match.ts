import { searchKey } from "@/lib/domain/claim/filters";
import type { ClaimState } from "./claim-state";
import type { Decision } from "./decision";

/** A claim on file, or why there is none. */
export type Match =
  | { claim: ClaimState; by: "person" | "number" | "payer_number" | "services" }
  | { claim: null; why: "none" | "several" | "other_patient" };

/** As far as payers write names alike: no accents, no punctuation, no case. */
export const foldName = (name: string | null | undefined): string =>
  (name ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Two spellings of a patient's name; payers cut first names and drop second last names. Unknown fits any. */
export function samePatient(
  ours: ClaimState["patient"],
  theirs: { last: string | null; first: string | null } | null,
): boolean {
  const [last, first] = [foldName(theirs?.last), foldName(theirs?.first)];
  if (last === "" || ours.last === "") return true;
  const lastFits = ours.last.startsWith(last) || last.startsWith(ours.last) || ours.last.endsWith(last);
  if (!lastFits) return false;
  if (first === "" || ours.first === "") return true;
  const shorter = Math.min(3, first.length, ours.first.length);
  return first.slice(0, shorter) === ours.first.slice(0, shorter);
}

/**
 * The claim that a decision is about: by our number and the payer's, then by the payer's alone, then by patient and
 * services. A number of another patient's claim is no match: numbers repeat.
 */
export function matchClaim(decision: Decision, candidates: readonly ClaimState[]): Match {
  const { claim } = decision;
  if (claim.chosenClaimId) {
    const chosen = candidates.find(({ row }) => row.id === claim.chosenClaimId);
    return chosen ? { claim: chosen, by: "person" } : { claim: null, why: "none" };
  }
  const fits = candidates.filter(({ patient }) => samePatient(patient, claim.patient));
  const number = searchKey(claim.claimNumber ?? "");
  const payerNumber = claim.payerClaimNumber ?? "";
  const hasNumber = ({ row }: ClaimState) =>
    number !== "" && [row.claimNumber, row.internalClaimNumber].some((ours) => searchKey(ours) === number);

  const byNumber = fits.filter((one) => hasNumber(one) && isSameDecisionChain(one, decision));
  if (byNumber.length > 0) {
    const exact = byNumber.filter(({ row }) => payerNumber !== "" && row.payerClaimNumber === payerNumber);
    return single(exact.length > 0 ? exact : byNumber, decision, "number");
  }
  // People also type the payer's number where ours belongs.
  const byPayer = fits.filter(
    ({ row }) =>
      payerNumber !== "" &&
      (row.payerClaimNumber === payerNumber || searchKey(row.claimNumber) === searchKey(payerNumber)),
  );
  if (byPayer.length > 0) return single(byPayer, decision, "payer_number");
  const byServices = fits.filter(
    (one) =>
      claim.patient?.last != null &&
      sameServices(one, decision) &&
      one.row.serviceFrom !== null &&
      one.row.serviceFrom === decision.serviceFrom &&
      (one.row.payerClaimNumber === "" || payerNumber === "") &&
      (one.row.claimNumber === "" || number === ""),
  );
  if (byServices.length > 0) return single(byServices, decision, "services");
  const foreign = candidates.some((one) => hasNumber(one) && !samePatient(one.patient, claim.patient));
  return { claim: null, why: foreign ? "other_patient" : "none" };
}

/** A payer splits a claim by giving the parts numbers of its own; it also renumbers a claim that it decides anew. */
function isSameDecisionChain(one: ClaimState, decision: Decision): boolean {
  const { claim } = decision;
  const ours = one.row.payerClaimNumber;
  if (ours === "" || !claim.payerClaimNumber || ours === claim.payerClaimNumber || !one.posting) return true;
  if (claim.kind !== "original") return true;
  // Two decisions in one payment are two claims, whatever else agrees.
  if (one.posting.lastPayment === decision.payment.contentHash) return false;
  const replaces = ["7", "8"].includes(claim.frequencyCode ?? "");
  const sameDay = one.row.serviceFrom === decision.serviceFrom;
  return replaces || isOtherPayer(one, decision) || (sameDay && sameServices(one, decision));
}

const isOtherPayer = ({ row }: ClaimState, { payment }: Decision): boolean =>
  row.insurancePlanName !== "" && foldName(row.insurancePlanName) !== foldName(payment.payerName);

/** The same procedures for the same money. */
function sameServices({ row, lines }: ClaimState, decision: Decision): boolean {
  const charge = decision.claim.charge;
  if (charge === null || row.totalCharges !== Math.abs(charge)) return false;
  const codes = (list: readonly { procedureCode: string }[]) =>
    list
      .map(({ procedureCode }) => procedureCode.toUpperCase())
      .sort()
      .join();
  return lines.length === 0 || decision.lines.length === 0 || codes(lines) === codes(decision.lines);
}

function single(
  found: readonly ClaimState[],
  decision: Decision,
  by: "number" | "payer_number" | "services",
): Match {
  const [first, second] = found;
  if (first && !second) return { claim: first, by };
  const narrowed = found.filter(
    (one) => sameServices(one, decision) && one.row.serviceFrom === decision.serviceFrom,
  );
  const [only, another] = narrowed;
  return only && !another ? { claim: only, by } : { claim: null, why: "several" };
}
