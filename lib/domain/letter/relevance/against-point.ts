import { requirementOf } from "./requirement";
import { stemsOf } from "./stems";

/** "Criterion 3: not met", "Does not meet guideline": the paper itself decides the criterion against us. */
const NOT_MET =
  /(?<!\b(?:discharge|d\/c|job|work|duty|sports?|return|school|driving|clearance|transfer|surgical) )\b(?:criteri(?:on|a)|requirements?|indications?|guidelines?|polic(?:y|ies)|conditions?)\b(?! (?:of|for|to) (?:(?:the|her|his|their|your|an?|safe) )*(?:job|work|duty|return|sports?|school|discharge|surgery|operation|clearance|driving|employer|home|shift|position|task|transfers?|running|play|walking|stairs|ladders?|lifting|community|household)\b)(?:[^.;\n]|\.\d){0,60}\b(?:(?:is|are|was|were) )?(?:not (?:met|satisfied|fulfilled|shown|established)|unmet|denied|fail(?:s|ed))\b|\b(?:does|do|did) not (?:meet|satisfy|fulfil)\b[^.;]{0,40}\b(?:criteri(?:on|a)|requirements?|guidelines?|polic(?:y|ies))\b/i;
/** The box behind a criterion of a list. */
const MARKED_UNMET = /(?:^|[\s:;|(–-])(?:NOT MET|Not met|UNMET|Unmet)\s*(?:$|[.;|)])/;
/** "Denies any falls in the last year": the criterion's own words, denied. */
const DENIED =
  /\b(?:denie[sd]|denying|negative for|no (?:evidence|signs?|complaints?|reports?|history) of|does not (?:have|report|need|require|use|meet)|did not (?:have|report|need|require|use|meet))\b\s*([^.;]{3,120})/gi;
/** "No progress is documented": the payer says that something is lacking, so that a passage which lacks it too helps the payer. */
const LACKS = /\b(?:no|not|without|lack(?:s|ed|ing)?|absen(?:t|ce)|insufficient|never|neither)\b/i;
const IMPROVES = /\b(?:improve\w*|relief|benefit|progress|better|help|respon[sd]\w*|success)\b/i;

/** Said against us wherever it stands: that a criterion is not met. */
export const isNotMet = (quote: string): boolean => NOT_MET.test(quote) || MARKED_UNMET.test(quote);

/** The payer says that no professional is needed: the family, an aide or the patient could do it. */
const WITHOUT_SKILL =
  /\b(?:family|caregivers?|aides?|spouse|home (?:exercise )?program|at home|self-?(?:care|directed)|independent(?:ly)?|non-?skilled|unskilled)\b/i;
/** "Wife independent with all exercises and able to guard him": it says the same. */
const CAN_DO_IT =
  /\b(?:wife|husband|spouse|partner|family|caregivers?|aides?|daughter|son|mother|father|mom|dad|parents?|patient|pt|he|she)\b[^.;]{0,40}\b(?:independent|able to (?:guard|assist|help|do|perform|supervise|carry)|can (?:guard|assist|help|do|perform|supervise)|guards? (?:him|her) well|needs? no (?:cues?|help|assist\w*|supervision))\b|\bindependent(?:ly)? (?:with|in) (?:all |her |his |their |the )?(?:exercises?|HEP|home (?:exercise )?program)\b/i;
/** "Home program done 5 days a week": that the exercises are done alone is what the payer says; why that is not enough is told by other words. */
const DONE_ALONE =
  /^(?!.*\b(?:but|although|though|yet|however|not|loses?|lost|without)\b)(?:HEP|home (?:exercise )?program|home exercises?)\b[^.;]{0,12}\b(?:done|performed|completed|daily|compliant|followed)\b[^.;]{0,40}[.;]?$/i;
/** "The knee swelled overnight; effusion back to 1+ after being trace": a setback shows a need, and no gain. */
const SETBACK =
  /\b(?:swelled|flared|worsened|relapsed|set ?back|regressed|lost (?:motion|strength|ground))\b|\bback (?:up |down )?to \d/i;
/** "No measurable progress is shown": an answer is a gain. */
const NO_GAIN = /\bno\b[^.;]{0,30}\b(?:progress|improvement|gains?)\b/i;

/** "Stage 3 or greater": what the policy asks for at the least. */
const AT_LEAST =
  /\b(stage|grade|class)\s+(\d|IV|I{1,3})\s*(?:\+|or (?:greater|higher|above|worse|more)|and (?:above|higher))/i;
const RANK: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4 };
const rankOf = (text: string) => RANK[text.toUpperCase()] ?? Number(text);

/** "Chronic kidney disease, stage 2" under "stage 3 or greater": the record shows that it is not met. */
function isBelow(text: string, quote: string): boolean {
  const [, kind = "", least] = AT_LEAST.exec(text) ?? [];
  if (!least) return false;
  const said = [...quote.matchAll(/\b(stage|grade|class)\s+(\d|IV|I{1,3})(?![\w.])/gi)].filter(
    ([, one = ""]) => one.toLowerCase() === kind.toLowerCase(),
  );
  return said.length > 0 && said.every(([, , rank = ""]) => rankOf(rank) < rankOf(least));
}

/** "Breath test offered; not needed": the record says of the very thing that nobody needed it. An authorization that is not needed is none. */
const NOT_NEEDED =
  /^(?!.*\b(?:auth\w*|pre-?cert\w*|referral|approval)\b).*\bnot (?:needed|necessary|indicated|warranted)\b/i;

const CAN_NOT = /\b(?:not|never|no longer|can ?no?t|can['’]t|cannot|unable|isn['’]t|wasn['’]t|unsafe)\b/i;

type Point = { kind: "reason" | "criterion" | "item"; text: string };

/**
 * A passage that denies what the point asks for. Where treatment that failed is asked for, "denies any improvement" is what is
 * asked; where the payer asserts something ("other insurance is primary"), denying it answers the payer.
 */
export function speaksAgainst({ kind, text }: Point, quote: string): boolean {
  if (isNotMet(quote)) return true;
  if (isBelow(text, quote)) return true;
  if (WITHOUT_SKILL.test(text) && CAN_DO_IT.test(quote) && !CAN_NOT.test(quote)) return true;
  if (WITHOUT_SKILL.test(text) && DONE_ALONE.test(quote.trim())) return true;
  if (NO_GAIN.test(text) && SETBACK.test(quote)) return true;
  const asked = stemsOf(text);
  if (NOT_NEEDED.test(quote) && [...stemsOf(quote)].some((stem) => asked.has(stem))) return true;
  if (kind === "reason" && !LACKS.test(text)) return false;
  const { failure } = requirementOf(text);
  return [...quote.matchAll(DENIED)].some(([, denied = ""]) => {
    if (failure && IMPROVES.test(denied)) return false;
    return [...stemsOf(denied)].some((stem) => asked.has(stem));
  });
}
