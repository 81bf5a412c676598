import type { LetterFacts } from "./facts";

/** "Only when it is approved beforehand", "needs prior authorization": what the payer asks for is an approval, and no benefit is lacking. */
const BEFOREHAND =
  /\b(?:approv(?:ed|al)|authori[sz](?:ed|ation)|(?:pre-?)?certifi(?:ed|cation))\b[^.;]{0,30}\b(?:beforehand|in advance|before (?:the|any|each)\b|ahead of time)|\b(?:prior|advance) (?:approval|authori[sz]ation)\b|\bpre-?(?:authori[sz]|certifi|approv)\w+/i;
/** "The only approval on our file, 26-OT-7590417, ended on 08/28/2026", "authorization A5520 covered 06/01 to 06/30". */
const NUMBERED =
  /\b(?:approval|authori[sz]ation|auth\.?|(?:pre-?)?certification|referral)\b[^.;]{0,40}(?<![\d/])(?!\d{1,2}\/)[A-Z0-9-]{0,12}\d{4,}[A-Z0-9-]{0,12}(?![\d/])[^.;]{0,60}\b(?:ended|ends|expired|expires?|lapsed|ran out|(?:was |is )?(?:good|valid|effective)|covers?|covered|used up|exhausted|through|until)\b/i;
const ON_FILE =
  /\b(?:approval|authori[sz]ation|(?:pre-?)?certification|referral)\b[^.;]{0,40}\bon (?:our |the )?(?:file|record)\b/i;
/** A limit of the plan itself, whatever else its words speak of. */
const PLAN_LIMIT =
  /\b(?:annual|yearly|calendar[- ]year|benefit[- ]year|plan[- ]year|contract|lifetime|benefit|plan)\b[^.;]{0,20}\b(?:limit|maximum|max)\b|\b(?:visits?|sessions?|days)\b[^.;]{0,20}\b(?:per|a|each|in (?:a|the)) (?:calendar |benefit |plan |contract )?year\b|\bexclu(?:ded|sion)\b/i;

/**
 * "Its visits are used up" of an approval reads like a limit of the plan. Where the reason names an approval by its number or on its file, and no limit of the
 * plan, the denial is one of authorization, and is answered by the approval that covered the days.
 */
export function withApprovalInQuestion(facts: LetterFacts): LetterFacts {
  const { denialCategory, denialText = "", reasonPoints = [] } = facts;
  const said = [denialText, ...reasonPoints].join(" ").replace(/\s+/g, " ");
  const isApproval =
    denialCategory === "benefit_exclusion" &&
    (NUMBERED.test(said) || (BEFOREHAND.test(said) && ON_FILE.test(said))) &&
    !PLAN_LIMIT.test(said);
  return isApproval ? { ...facts, denialCategory: "authorization" } : facts;
}
