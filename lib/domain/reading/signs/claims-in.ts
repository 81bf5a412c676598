import type { Reading } from "../page/candidate";
import { identifierKey, parseIdentifier } from "../page/identifiers";
import { kept } from "../page/kept";

/** "Beneficiary Share", "Patient Responsibility": what somebody owes is nobody's name. */
const OWED =
  /^(?:share|liability|responsibility|resp|portion|balance|pays?|paid|owes?|amount|due|co-?pay(?:ment)?|cost)\b/i;

/** "beneficiary at home" where a sentence wrapped, "PIP claim" under "Injured person": the words of a sentence or of another label. */
const NO_NAME =
  /^\p{Ll}|[.!?]$|\b(?:claims?|bills?|polic(?:y|ies)|plan|provider|account|numbers?|dates?|services?)\b/u;

/** How many claims a payment paper lists. */
export const claimsIn: (reading: Reading) => number = kept(countClaims);

/** A claim has the practice's number and the payer's own: two labels, each with a number, are no two claims. */
const OF_PAYERS_OWN = /\bcontrol\b|\b[IDTP]CN\b/i;

function countClaims({ labeled }: Reading): number {
  const numbered = labeled.filter(({ label }) => label.kind === "claim" && label.weight >= 0.9);
  const claims = Map.groupBy(numbered, ({ labelText }) => OF_PAYERS_OWN.test(labelText));
  const most = [...claims.values()].map(
    (ofOneKind) =>
      new Set(
        ofOneKind
          .flatMap((v) => parseIdentifier(v.value) ?? [])
          .filter((id) => id.replace(/\D/g, "").length >= 5)
          .map(identifierKey),
      ).size,
  );
  const patients = new Set(
    labeled
      .filter(
        (v) =>
          v.label.kind === "patient" &&
          v.label.weight >= 0.9 &&
          /^[\p{L}][\p{L} ,.'-]{3,}$/u.test(v.value) &&
          !OWED.test(v.value) &&
          !NO_NAME.test(v.value),
      )
      .map((v) => v.value.toLowerCase().replace(/[^\p{L}]/gu, "")),
  ).size;
  return Math.max(0, ...most, patients);
}
