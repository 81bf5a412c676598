import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { tellsState } from "../../relevance/patient-state";

/** Asked for, looked at, waited for: the state of a day, which the decision has overtaken. */
const UNDER_WAY =
  /\b(?:in|under) (?:\w+ )?review\b(?! of)|\bpend(?:ing|ed|s)\b|\b(?:in process|being (?:processed|reviewed))\b|\b(?:nothing|no (?:decision|determination|approval|auth\w*|answer|response|outcome|record))\b[^.;]{0,24}\b(?:yet|so far|as of)\b|\bnot (?:yet )?(?:been )?(?:decided|determined|finali[sz]ed|reviewed|processed|assigned)\b|\bawaiting (?:\w+ )?(?:review|decision|determination|records|clinicals?|response|signature|approval|results?)\b|\bto be (?:determined|decided|reviewed|announced)\b|\bTBD\b|\bpreliminary (?:report|results?|read|reading|interpretation|findings?)\b/i;
/** A test or a decision that is waited for: that it was still open is what the line says. */
const OF_TEST =
  /\b(?:MRI|CT|EMG|NCS|labs?|x-?rays?|imaging|results?|biopsy|cultures?|films?|decision|determination|auth\w*|approval|referral|request|claim|appeal|records)\b[^.;]{0,30}\b(?:pend\w*|in process|(?:in|under) review|awaited)\b|\b(?:pend\w*|awaiting|preliminary)\b[^.;]{0,24}\b(?:MRI|CT|EMG|NCS|labs?|x-?rays?|imaging|results?(?! of nothing)|biopsy|cultures?|decision|determination|auth\w*|approval|referral|request|records)\b/i;
/** "Med pay on the policy $5,000, open, nothing paid out so far": what another insurer still has to give is how its coverage stands. */
const UNSPENT =
  /\b(?:med(?:ical)?[ -]?pay(?:ments?)?|PIP|personal injury protection|no-fault|(?:policy|coverage|benefit) limits?)\b[^.;]{0,40}\b(?:nothing|none|no (?:money|benefits?))\b[^.;]{0,12}\b(?:paid(?: out)?|used(?: up)?|spent|applied)\b[^.;]{0,10}\b(?:yet|so far|as of)\b/gi;
const NONE_YET = /\b(?:nothing|no|not(?: yet)?)\b[^.;]{0,24}\b(?:yet|so far|as of)\b/gi;
/** "Received 3/14, in process": that it came, or what it came to, is proof whatever goes on. */
const CONCLUDED =
  /\b(?:approved|certified|granted|on file|paid|completed?|finali[sz]ed|reinstated|active|overturned|linked|final)\b/i;
/** That a request came in is no answer to it; that a claim or records came in answers that they did not. */
const CAME_IN =
  /\b(?:accepted|received|rec['’]?d|took it in|has (?:it|the (?:claim|fax|records?|request)))\b/i;
const OF_RECEIPT: readonly DenialCategory[] = ["documentation", "billing", "duplicate", "eligibility"];
/** "10/03/2026 8:00   ": the day of an entry stands before what it says. */
const ENTRY = /^\W*\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?,?\s+(?:\d{1,2}:\d{2}(?: ?[ap]\.?m?\.?)?\s+)?/i;

/** What is meant for another day. A plan of care has its number of weeks, and stands elsewhere. */
const MEANT =
  /^\W*(?:(?:P|plan)\s?[:.-]\s*)?(?:next(?: (?:visit|session|time|appt|appointment|step)s?)?\s*[:–]|next (?:visit|session|time|week)\b|RTC\b|(?:cut|reduce|drop) to (?:once|twice|\d)|re-?check (?:in|before|at|next|on)\b|follow[- ]?up (?:in |on )?\d|f\/u (?:in |on )?\d|return (?:to (?:clinic|office) )?(?:in )?\d|will (?:add|try|start|finish|call|order|send|re-?check|reassess|progress|discuss|schedule|follow|obtain|refer)\b|to (?:try|add|call|start|be scheduled)\b|scheduled (?:for|to)\b|(?:call|come in|return) if\b)/i;

/** "MRI if no better", "Surgery if it fails": for a case that has not come. */
const IN_THAT_CASE =
  /\bif (?:(?:there is )?no (?:better|improvement|relief|progress|change)|not (?:better|improv\w+)|(?:it|this|therapy|treatment|PT) fails|needed|(?:pain|symptoms?) persists?)\W*$/i;
/** "Splint for 6 weeks, naproxen 375 mg, nerve study if no better": what stands before the last clause was done. */
const isForThatCase = (said: string): boolean => {
  if (!IN_THAT_CASE.test(said)) return false;
  const before = said.slice(0, Math.max(said.lastIndexOf(","), said.lastIndexOf(";")));
  return before.split(/\s+/).length < LEAST_DONE || /\bif\b/i.test(before);
};
const LEAST_DONE = 5;
/** "Scheduled to return to work 11/16, lifts 15 of 50 lb", "next step up of 8 inches not possible": behind the intention it is told how things stand. */
const tellsPresent = (said: string) => {
  const [, ...rest] = said.split(/[,;:]\s|\bs?he\b|\bwas the only\b/i);
  return (
    rest.some((part) => tellsState(`she ${part}`)) &&
    !/\bwill\b.*\bwill\b|\bwill (?:call|see (?:if|whether)|check|ask|send|fax|e-?mail|bill|appeal|start (?:a |the )?home)\b/i.test(
      said,
    )
  );
};
/** "Follow-up in 2 weeks showed no change", "next visit showed flexion of 95": it was held, and this came of it. */
const TELLS_RESULT =
  /^(?!.*\b(?:if|whether|unless|until|will|should)\b)\W*(?:next (?:visit|session)|follow[- ]?up|f\/u|re-?check)\b(?:(?!\b(?:for|of|with|regarding|re|who|that|once|when|to|has|have)\b)[^.;:]){0,30}\b(?:showed|revealed|found|demonstrated)\b/i;
/** What the patient wrote to the practice is the patient's own word, and no finding. */
const WRITTEN_BY_PATIENT =
  /^\W*(?:(?:patient )?(?:portal|mychart|secure) message|(?:patient|pt) (?:portal|message|e-?mail|text)|(?:text|e-?mail|voice ?mail|message) from (?:the )?(?:pt|patient))\b/i;

/** "Pt says her plan told her no auth is needed": what the patient or the family has heard of the payer. */
const HEARSAY =
  /\b(?:pt|patient|mom|mother|dad|father|parent|wife|husband|spouse|daughter|son|family)\b(?: (?:also|again)|,? (?:called|phoned|rang|came in)[^.;]{0,20}?)?,? (?:states?|stated|says?|said|reports?|reported|thinks?|thought|believes?|believed|was told|were told|heard|is sure|claims|insists|told (?:us|me|front desk|the front desk|staff))\b[^.;]{0,80}\b(?:insurance(?! (?:job|office|company|agent|work|clerk|desk)\b)|insurer|(?:her|his|their|my|the|your|health|insurance|new|old|that|which|a) plan(?! (?:her|his|their|the|around|of)\b)|plan (?:says?|said|told|covers?|pays?|will|would|allows?)|payer|auth\w*|approv\w*|covered|deductible|visits? left|(?:the|her|his|their|a|this|that|our) claims?|claims? (?:was|were|is|are|will|would|got|had)|(?:be|been|get|gets|got|it|they|plan|insurance|which|and|will) paid|paid (?:for by|by (?:the|her|his))|(?:her|his|their|the|of|out of|has|have|more) benefits)\b/i;
/** What only the patient can say: that no other insurance and no accident is behind it, since when and where he works. */
const OWN_KNOWLEDGE =
  /\bno (?:auto|car|liability|second|secondary|additional)\b|\bno other\b|\bnot (?:related|work|an? )|\baccident\b|\bprimary\b|\bretired\b|\bemploy\w+|\bplan of care\b/i;

/**
 * What was still open when it was written, what was only meant to be done, and what the patient has only heard of the payer: none
 * of it is a result, and the payer knows what came of it.
 */
export function isProvisional(
  { quote, measure, topics }: ChartFact,
  { denialCategory }: Pick<LetterFacts, "denialCategory">,
): boolean {
  if (measure) return false;
  // That the payer has the claim in hand is what proves when it came.
  const open =
    denialCategory !== "timely_filing" &&
    UNDER_WAY.test(quote.replace(UNSPENT, " ")) &&
    (OF_TEST.test(quote) || !tellsState(quote));
  const rest = quote.replace(NONE_YET, " ");
  const cameIn = OF_RECEIPT.includes(denialCategory ?? "other") && CAME_IN.test(rest);
  if (open && !cameIn && !CONCLUDED.test(rest)) return true;
  const said = quote.replace(ENTRY, "");
  if (isForThatCase(said) || (WRITTEN_BY_PATIENT.test(said) && !OWN_KNOWLEDGE.test(said))) return true;
  if (
    MEANT.test(said) &&
    !topics.includes("certification") &&
    !tellsPresent(said) &&
    !TELLS_RESULT.test(said)
  )
    return true;
  return HEARSAY.test(quote) && !OWN_KNOWLEDGE.test(quote);
}
