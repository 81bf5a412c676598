/** Names that insurers sell their exchange plans under, and words for such a plan itself. */
const PLAN =
  /\bambetter\b|^oscar\b|\boscar (?:health|insurance|plan)|covered california|health insurance (marketplace|exchange) plan|\b(?:marketplace|exchange) (?:(?:health|individual|family|insurance) )?(?:plans?|product|member|enrollee|hmo|epo|ppo)\b|\b(molina|carefirst|cigna|unitedhealthcare) marketplace\b|\bqualified health plan\b|\bQHP\b(?! ?\d)|\b(?:advance (?:payments? of the )?premium tax credits?|APTC)\b/i;
/** "bought this plan through the marketplace": whose plan it is, not where one may be had. */
const BOUGHT =
  /\b(?:bought|purchased|enrolled in|chose) (?:this|the|your|his|her|their|a) (?:health )?(?:plan|coverage|policy) (?:\w+ ){0,2}(?:through|on|from|in) (?:the |a |your )?(?:[\w'’-]+ ){0,3}(?:marketplace|exchange)\b|\b(?:this|your|his|her|their|member['’]s) (?:health )?(?:plan|coverage|policy),? (?:(?:that|which|is|was|you|comes?) ){0,2}(?:offered|issued|sold|bought|purchased|comes?|is) (?:through|on|from|by|in) (?:the |a |your )?(?:[\w'’-]+ ){0,3}(?:marketplace|exchange)\b/i;
/** "You buy your coverage through the Federally-facilitated Marketplace": what somebody does, not what they may or might do. */
const BUYS =
  /(?<!\b(?:may|can|could|might|to|if|would|should|must|did|not|when|unless)(?: also| still)? )\b(?:you|she|he|they|(?:the )?(?:member|patient|family|enrollee)) (?:buys?|gets?|has|have|pays? for) (?:this|the|your|his|her|their) (?:own )?(?:health )?(?:plan|coverage|policy|insurance) (?:through|on|from|in) (?:the |a |your )?(?:[\w'’-]+ ){0,3}(?:marketplace|exchange)\b/i;
const TIER = "(?:bronze|silver|gold|platinum)";
/** Words that products are called by; "Gold Coast Health Plan" and "Silver Creek" are names. */
const PRODUCT =
  "(?:choice|saver|select|value|standard|classic|core|basic|preferred|essentials?|simple|secure|co-?pay|connect|care|balanced?|complete|enhanced|everyday|access|premier|option|network|local|HSA|POS)";
const METAL = new RegExp(
  `\\b${TIER} (?:${PRODUCT} ){0,2}(?:\\d{2,4}|plan|hmo|epo|ppo)\\b|\\bplan(?: name| type)? {0,3}: {0,6}(?:[\\w-]+ ){0,3}?${TIER}(?: ${PRODUCT}\\b|(?= {2}| ?[,;(|/]|$| \\d))|\\b(?:catastrophic|${TIER}) (?:metal )?(?:tier|level)\\b|\\bmetal (?:tier|level)\\b`,
  "im",
);
/** The exchanges of the States by their own names, and plans that are sold there. */
const EXCHANGES =
  /\bplans? (?:that are |is |are )?(?:sold|offered|bought) (?:on|through|in|by) the (?:\w+ ){0,3}?(?:marketplace|exchange)\b|\bhealth ?care\.gov\b|\baccess health CT\b|\bkynect\b|\bMNsure\b|\bNY State of Health\b|\bPennie\b|\byour health idaho\b|\b(?:massachusetts )?health connector\b|\bmaryland health connection\b|\bconnect for health colorado\b|\bvermont health connect\b|\bhealthplanfinder\b|\bBe ?Well ?nm\b|\bnevada health link\b|\bget ?covered (?:new jersey|NJ|illinois)\b|\bhealthsource RI\b|\bcoverme\.gov\b|\bDC health link\b|\bvirginia['’]s insurance marketplace\b|\bgeorgia access\b/i;
/** "You may find other coverage at HealthCare.gov" says nothing of this plan. */
const ELSEWHERE =
  /\b(?:you (?:may|can|could|might)|to (?:find|learn|shop|compare|apply|see)|other (?:coverage|options)|visit|shop|apply|special enrollment|lose|lost|loss of)\b[^.]{0,120}$/i;

/** A plan that was bought on an exchange. */
export const isMarketplace = (text: string): boolean => METAL.test(text) || saysExchange(text);

/** … by the exchange's name or the plan's: "Gold PPO" alone may be an employer's, too. */
export function saysExchange(text: string): boolean {
  if (PLAN.test(text) || BOUGHT.test(text) || BUYS.test(text)) return true;
  const named = EXCHANGES.exec(text);
  return named !== null && !ELSEWHERE.test(text.slice(Math.max(0, named.index - 160), named.index));
}
