import { sentencesOf } from "../deadline/answer-by";

/** Where a payer takes claims and corrected claims, as its notice prints it; each is left out where it prints none. */
export type ClaimsPlace = {
  address?: string;
  fax?: string;
  /** The notice's own sentence on how a corrected claim comes to it: "electronically", "through the portal". */
  says?: string;
};

const CORRECTED = /\b(?:corrected|replacement|resubmitted)\b[^.;:]{0,30}\b(?:claims?|bills?)\b/i;
/** Whom or what an address serves, in the words before it. */
const OF_CLAIMS =
  /\b(?:claims?|bills?) (?:mailing )?(?:address|department|dept|unit|office|cent(?:er|re)|processing|submissions?)\b|\b(?:mail|send|submit|resubmit|fax)\b (?:(?:any|all|new|paper|your|the|original|medical)\b,? ?(?:and |or )?){0,4}(?:claims?|bills?)\b(?! (?:number|file|denial|decision|form))/i;
const OF_APPEALS =
  /\b(?:appeal|reconsideration|dispute|grievance|redetermination|review|objection|complaint|refund|payment|record)\w*\b/i;
/** "Your claim was processed by our claims department, PO Box …": who worked on a claim takes none there. */
const WORKED_ON =
  /\b(?:processed|handled|paid|denied|decided|reviewed|worked on|adjudicated) (?:by|in|at) (?:our|the|its) (?:\w+ ){0,2}(?:claims?|bills?)\b[^.;:]{0,30}$/i;
/** "Corrected claims and appeals go to": one place that takes both. */
const OF_BOTH =
  /\bcorrected (?:claims?|bills?)(?:,| and| or|\/)(?:(?!\b(?:mail|fax|file|send|submit|request|make|write)\b)[^.;:]){0,40}\b(?:appeals?|reconsiderations?|disputes?)\b|\b(?:appeals?|reconsiderations?|disputes?)(?:,| and| or|\/) (?:\w+ ){0,2}corrected (?:claims?|bills?)\b/i;
const TURNED_AWAY = /\b(?:not|never|don['’]t|cannot|no longer|instead of|rather than)\b/i;
/** "Mail it to": what the sentence before names. */
const OF_THE_SAME =
  /^(?:then )?(?:please )?(?:mail|send|submit|fax) (?:it|them|these|those|this|the (?:claim|bill))\b/i;
const PLACE =
  /\b(?:P\.? ?O\.? ?Box \d+|\d{1,6} (?:[A-Z][\w.]*|\d{1,3}(?:st|nd|rd|th)) [\w. ]{2,40}?),? [\w.,# -]{2,70}?\b[A-Z]{2},? {1,2}\d{5}(?:-\d{4})?\b/g;
const FAX = /\bfax\w*\b[^.;(\d]{0,60}((?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. /]{1,2})\d{3}[-. ]\d{4})\b/i;
/** "Fax (801) 555-0190 for corrected claims": what a number is for may follow it. */
const FOR = /^,? (?:is )?for [^.;:(\d]{1,60}/;
const WAY =
  /\b(?:electronic\w*|EDI|clearinghouse|portal|online|837|payer ID|by mail|on paper|mail(?:ed)?|fax(?:ed)?|address)\b/i;
const LONGEST = 220;

/** Where a corrected claim goes by the notice's own words: an address that serves claims, never the one for appeals. */
export function readClaimsPlace(notice: string): ClaimsPlace {
  const sentences = sentencesOf(notice);
  const found: ClaimsPlace = {};
  sentences.forEach((sentence, index) => {
    const before = OF_THE_SAME.test(sentence) ? (sentences[index - 1] ?? "") : "";
    const address = [...sentence.matchAll(PLACE)].find((one) =>
      isForClaims(before, sentence.slice(0, one.index)),
    );
    if (address) found.address ??= address[0];
    const fax = FAX.exec(sentence);
    if (fax?.[1] && !found.fax) {
      const [lead, after] = [sentence.slice(0, fax.index), sentence.slice(fax.index + fax[0].length)];
      if (isForCorrected(`${before} ${lead}${fax[0]}${FOR.exec(after)?.[0] ?? ""}`)) found.fax = fax[1];
    }
    if (!found.says && CORRECTED.test(sentence) && WAY.test(sentence) && sentence.length <= LONGEST)
      found.says = sentence;
  });
  return found;
}

/** Only the clause that leads to an address says what it is for. */
function isForClaims(before: string, lead: string): boolean {
  const clause = `${before} ${clauseBefore(lead, lead.length)}`;
  if (TURNED_AWAY.test(clause) || WORKED_ON.test(clause)) return false;
  if (OF_BOTH.test(clause)) return true;
  return (CORRECTED.test(clause) || OF_CLAIMS.test(clause)) && !OF_APPEALS.test(clause);
}

const OF_COORDINATION =
  /\b(?:COB|coordination of benefits|other (?:insurance|coverage|carrier|payer|party)|third[- ]party)(?: (?:unit|department|dept|team|office|section|desk|liability|recovery|information|inquir(?:y|ies)|questionnaires?|forms?)\b|[,:])/i;

/** Where a payer takes what settles the order of payers: the address behind its coordination unit, where the notice prints one. */
export function readCoordinationPlace(notice: string): string | undefined {
  return sentencesOf(notice)
    .flatMap((sentence) =>
      [...sentence.matchAll(PLACE)].map((place) => [clauseBefore(sentence, place.index), place[0]] as const),
    )
    .find(
      ([clause]) => OF_COORDINATION.test(clause) && !TO_CONTEST.test(clause) && !TURNED_AWAY.test(clause),
    )?.[1];
}
const TO_CONTEST = /\b(?:appeal|reconsideration|dispute|grievance|redetermination|objection|refund)\w*\b/i;
/** What leads to an address, behind the one before it. */
const clauseBefore = (sentence: string, at: number) =>
  sentence
    .slice(0, at)
    .split(/;|\b\d{5}(?:-\d{4})?\b/)
    .at(-1) ?? "";

const isForCorrected = (clause: string) =>
  CORRECTED.test(clause) && !TURNED_AWAY.test(clause) && (OF_BOTH.test(clause) || !OF_APPEALS.test(clause));
