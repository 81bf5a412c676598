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

/** "Matching claim on file: ICN 0226…": what the claim in hand is held against is no second one of the paper. */
const OF_ANOTHER =
  /\b(?:matching|matched|duplicate|original|earlier|prior|previous|related|other) claims?\b[^.;\d]{0,40}$/i;

/** "BRANDT, ADA   ID 0021…   Claim X312…   Acct 1180": lines that open a claim each, with a number of the member and one of the claim. */
function openedClaims({ labeled }: Reading): number {
  const onLine = Map.groupBy(
    labeled.filter(({ layout }) => layout !== "below"),
    ({ span }) => span.line,
  );
  const numbers = [...onLine.values()].flatMap((all) => {
    const claim = all.find(({ label }) => label.kind === "claim");
    const isOpened = all.some(({ label }) => label.kind === "member_id");
    const id = isOpened && claim && parseIdentifier(claim.value);
    return id && id.replace(/\D/g, "").length >= 5 ? [identifierKey(id)] : [];
  });
  return new Set(numbers).size;
}

function countClaims(reading: Reading): number {
  const { labeled, lines } = reading;
  const numbered = labeled.filter(
    ({ label, span }) =>
      label.kind === "claim" &&
      label.weight >= 0.9 &&
      !OF_ANOTHER.test(lines[span.line]?.text.slice(0, span.start) ?? ""),
  );
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
  return Math.max(0, ...most, patients, openedClaims(reading));
}
