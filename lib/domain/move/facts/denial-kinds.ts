import { type MoveCase, reasonIs } from "./move-facts";

/** Reasons that mean nothing without their remark. */
export const vague = reasonIs("16", "96", "125", "129", "226", "250", "251", "252", "A1");
/** A reason in words alone: no code says more. */
export const inWords = ({ carc }: MoveCase) => carc === "" || carc === "A1" || carc === "16";
export const bundled = (found: MoveCase) =>
  reasonIs("97", "231", "234", "236", "B14", "B15")(found) ||
  (found.category === "coding" &&
    found.says(/bundl|incidental|mutually exclusive|\bNCCI\b|included in (the )?(payment|allowance)/i));
export const duplicate = (found: MoveCase) =>
  reasonIs("18", "B13", "B20")(found) || found.category === "duplicate";
/** Coverage was not in force, by the code or by the payer's words. */
export const notCovered = (found: MoveCase) =>
  reasonIs("26", "27", "200")(found) ||
  (eligibilityWords(found) && found.says(COVERAGE_ENDED_WORDS) && !identityDenied(found));
/** The payer does not find the person, whatever it says of coverage under the number on the claim. */
export const saysUnknown = (found: MoveCase) => inWords(found) && found.says(IDENTITY_WORDS);
export const identityDenied = (found: MoveCase) =>
  reasonIs("31", "32", "140")(found) || (eligibilityWords(found) && found.says(IDENTITY_WORDS));
/** The code or its modifier is in dispute. */
export const isMiscoded = reasonIs("4", "16", "182");
const IDENTITY_WORDS =
  /\bno record of (?:an? |the |this )?(?:\w+ )?(?:subscriber|member|enrollee|patient|insured|person|recipient|beneficiary)\b|(unable|cannot|could not|can't) (to )?(identify|locate|find) (the |this )?(patient|member)|not (found|recognized) as a member|(patient|member|person|subscriber|insured)[^.]{0,40}(cannot|could not|can't) be (identified|located|found|matched)|(unable|cannot|could not|can't) (to )?(match|find|identify) (the |this )?(person|individual|name|subscriber|id)|no member with (this|the|that) (id|number|name)|name and (member )?(id|number)[^.]{0,30}not match|\b(?:recipient|member|beneficiary|client|subscriber|enrollee|patient|insured|medicaid|medicare)(?:['’]s)? (?:id |i\.d\. |identification )?(?:number|no\.?|id)\b[^.\w]{0,3}(?:is |was )?not (?:on|found (?:on|in)|in) (?:the |our |state )?(?:\w+ )?(?:file|records?|system|database)\b|\b(?:invalid|unknown|incorrect) (?:recipient|member|beneficiary|client|subscriber|enrollee|medicaid|medicare) (?:id\w*|number|no\b)/i;
const COVERAGE_ENDED_WORDS =
  /(coverage|policy|eligibility)[^.]{0,40}(terminated|ended|not (in effect|active|effective)|lapsed|cancel)|not eligible (for benefits )?on (?:the |this )?(?:date|service date|DOS)|no coverage on|not (enrolled|insured|covered) (on|for|at) (the|that|this) (date|time|day)/i;
const eligibilityWords = (found: MoveCase) =>
  found.category === "eligibility" && !/^(242|279)$/.test(found.carc);
/**
 * Who has joined a Medicare Advantage plan has left Original Medicare, and a supplement to it, for that time. What a payer of many plans
 * prints for whoever is in one ("for members enrolled in a Medicare Advantage plan the time is 60 days") says it of nobody.
 */
const JOINED_ADVANTAGE =
  /(?<!\b(?:if|when|whether|unless|for (?:members|patients|enrollees|beneficiaries|providers))\b[^.]{0,60})\b(?:enroll(?:ed|ment)|joined|belong(?:s|ed)|switched|changed|moved|transferred|elected|covered|coverage|member)\b[^.]{0,40}\b(?:(?<!\bour )(?<!\bthis )(?:medicare )?advantage (?:plan|organization|HMO|PPO|contract)|(?:medicare |risk )HMO|MA(?:-PD)? plan|medicare managed care|medicare replacement)\b/i;
export const joinedAdvantage = ({ plan, prints }: MoveCase) =>
  plan !== "medicare_advantage" && prints(JOINED_ADVANTAGE);
/** "20 visits per condition": a limit of the plan. */
export const PLANS_LIMIT =
  /\b\d{1,3} (?:\w+ ){0,3}(?:visits|sessions|treatments|days) (?:per|for each|for one|for the same|each|a|in a) (?:\w+ )?(?:condition|diagnosis|injury|illness|episode|year|member|person)\b/i;
const USED_UP =
  /\b(?:used(?: up)?|reached|exhausted|exceed(?:s|ed)|met|maximum|no (?:more|further) visits)\b/i;
export const limitReached = (found: MoveCase) =>
  reasonIs("35", "119", "149", "273")(found) ||
  (inWords(found) && found.says(PLANS_LIMIT) && found.says(USED_UP));
/** The plan makes the patient pay and says nothing of an appeal. */
export const leftToPatient = ({ group, held, prints }: MoveCase) =>
  group === "PR" && !held.has("visit_count") && !prints(/\bappeals?\b|reconsideration|grievance/i);
/**
 * "Please do not resubmit the line; it will be denied again": the payer itself takes no corrected claim. "Do not send a corrected claim as a new one"
 * says how it takes one.
 */
export const NOT_AGAIN =
  /\bdo not (?:re-?submit|re-?bill|re-?send|send (?:it|the (?:claim|line)|a (?:new|corrected|replacement) claim) again|send a (?:corrected|replacement) claim)\b(?! (?:as (?:an? |new\b)|by (?:fax|mail|phone|e-?mail)\b|on paper\b|(?:via|without|before|until|unless|through)\b))|\b(?:corrected|replacement) claims? (?:will|is|are|can)(?: not|not) (?:be )?accepted\b/i;

/** "Considered part of", "not paid separately", "included in": the words of an edit where no code of one stands. */
export const PART_OF_OTHER =
  /\b(?:post-?op(?:erative)?|global) (?:\w+ )?(?:period|days|package|fee)\b|\bpart of (?:the |an? )?(?:\w+ )?(?:other|another|primary|main|manipulation|procedure|service|adjustment|injection|surgery)\b|\bcomponent of\b|\binclu(?:ded|sive) (?:in|of)\b|\bnot (?:separately|paid separately|payable separately)\b|\bseparately (?:payable|reimburs\w+)\b|\bincidental\b|\bbundl\w+|\bN?CCI\b|\bcorrect coding initiative\b|\bseparate (?:region|site|service|procedure|session|and identifiable)\b|\b(?:different|separate|distinct) (?:\w+ )?regions?\b/i;
/** "The visit that you reported with modifier 25": it was on the claim. What a claim must or may carry was on none. */
const BILLED_WITH =
  /(?<!\b(?:must|should|may|can|could|if|when|where|unless)\b[^.,;]{0,40})(?<!\b(?:not|never|only|n['’]t) (?:be |been )?)\b(?:reported|billed|submitted|sent|coded|charged|claimed|came|appended|carrie[sd])\b(?! without)[^.]{0,30}\bmodifier (?:25|57|59|X[EPSU])\b|\buse of modifier (?:25|57|59|X[EPSU])\b|\bmodifier (?:25|57|59|X[EPSU])(?: (?:as|that was|you))? (?:billed|reported|appended|submitted|was (?:billed|used|appended|reported))\b/i;
const CODED: readonly string[] = ["coding", "billing", "documentation"];
/** The payer refuses a service although the claim told it apart by a modifier. */
export const refusedThoughSetApart = (found: MoveCase): boolean =>
  (found.setApart || found.prints(BILLED_WITH)) &&
  (bundled(found) ||
    (CODED.includes(found.category) && (found.says(PART_OF_OTHER) || found.says(BILLED_WITH))) ||
    // The reason speaks of the modifier, and the line's own words of the service that it is part of.
    (found.category === "coding" &&
      found.carc === "" &&
      found.says(/\bmodifier (?:25|57|59|X[EPSU])\b/i) &&
      found.prints(PART_OF_OTHER)));
