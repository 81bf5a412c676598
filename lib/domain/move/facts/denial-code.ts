/** A denial as it is printed or typed: its code, the payer's words and its remark codes. */
export type PrintedDenial = { denialCode?: string; denialText?: string; remarkCodes?: string[] };

/** "CO-50", "PR 204", "co50" and a bare "50" are all the reason 50. Empty when no reason code is given. */
export function carcOf(denial: PrintedDenial): string {
  const code = (denial.denialCode ?? "").toUpperCase();
  const grouped = /\b(?:CO|PR|OA|PI|CR)[\s-]*0*([ABDPWY]?\d{1,3})\b/.exec(code);
  const bare = /^\s*(?:CARC\s*)?0*([ABDPWY]?\d{1,3})\s*$/.exec(code);
  const named = namedIn(denial.denialText ?? "");
  // "COB1" is a payer's own code beside the standard one that its words give.
  if (named && (!grouped || /^\D/.test(grouped[1] ?? ""))) return named;
  return grouped?.[1] ?? bare?.[1] ?? "";
}

/** "CARC 22. Another health plan must pay before us": the one standard code that the payer's own words name. */
function namedIn(reason: string): string | undefined {
  const found = [
    ...reason.matchAll(/\b(?:CARC|claim adjustment reason code)s?[ :#]{1,3}0*([ABDPWY]?\d{1,3})\b/gi),
  ].map(([, code = ""]) => code.toUpperCase());
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Remark codes from their own field and from the code and the reason as printed. */
export function remarksOf(denial: PrintedDenial): string[] {
  const printed = `${denial.denialCode ?? ""} ${denial.denialText ?? ""}`.toUpperCase();
  // "M54.50" is a diagnosis, and "M54" in it no remark.
  const found =
    printed.match(/\b(?<!\b(?:DIAGNOS[EI]S|DX|ICD-?10)[ :]{1,3})(?:MA\d{1,3}|[MN]\d{1,3})\b(?!\.\w)/g) ?? [];
  return [...new Set([...(denial.remarkCodes ?? []).map((code) => code.trim().toUpperCase()), ...found])];
}

/** The group code in front of the reason: who bears the amount. */
export function groupCodeOf(denial: PrintedDenial): "CO" | "PR" | "OA" | "PI" | undefined {
  const group = /\b(CO|PR|OA|PI)[\s-]*0*[ABDPWY]?\d{1,3}\b/i
    .exec(denial.denialCode ?? "")?.[1]
    ?.toUpperCase();
  return group as "CO" | "PR" | "OA" | "PI" | undefined;
}

export const denialSays = (denial: PrintedDenial, pattern: RegExp) => pattern.test(denial.denialText ?? "");

const ASKS =
  /\b(?:asked (?:you |your office )?for|none (?:was|were|has been|have been) (?:received|sent|returned)|request(?:s|ed|ing)?|requir(?:es?|ed)|needs?|needed|missing|incomplete|illegible|unsigned|send|submit|provide|furnish|waits?|waiting|insufficient|questionnaire)\b|\b(?:not|never|n't|no)\b[^.]{0,25}\b(?:receiv\w*|returned|submitted|sent|supplied|provided|enclosed|signed|furnished|include\w*|got|records?|notes?|documentation)\b/i;

/** The payer's reason asks for papers, or says that some didn't come; else it judges what it has. */
export const asksForPapers = (reason: string): boolean => ASKS.test(reason);

/** "Nothing came in by 10/12/2026", "the records we asked for were not returned". */
export const PAPERS_DID_NOT_COME =
  /\b(?:they|it|these|those|records?|notes?|documents?|papers?) (?:have|has|had|did) (?:not|never) (?:yet )?(?:com[ei]n?g?|arriv\w*|reach\w*)\b|\bnothing (?:came|was (?:received|sent|returned)|has (?:come|been received)|arrived)\b|\bno (?:records?|documents?|documentation|response|reply|answer|items?) (?:\w+ ){0,3}(?:came|was|were|has|have|arrived|on file)\b|\b(?:records?|documents?|documentation|items?|notes?|information) (?:\w+ ){0,4}(?:were|was|have|has|are|is)? ?(?:not|never) (?:been |yet )?(?:received|returned|sent|supplied|submitted|provided)\b|\b(?:did|do|have) not (?:yet )?(?:receiv\w*|got|get|have) (?:\w+ ){0,4}(?:them|these|it|records?|documents?|documentation|items?|notes?|information)\b/i;
