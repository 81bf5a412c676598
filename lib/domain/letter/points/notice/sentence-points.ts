import { EACH_UNMET } from "./criterion-marks";
import { asksNoAnswer } from "./no-point";
import { letters } from "./notice-sentences";
import type { Point } from "./point";
import { conditionsOf } from "./policy-conditions";

/** The points of one sentence, beside those found before it. `listed`: the notice or the reading gave points one by one. */
export function pointsOfSentence(sentence: string, before: readonly Point[], listed: boolean): Point[] {
  const inline = inlineItems(sentence);
  if (inline) {
    const kind = kindOfItems(inline.lead);
    return inline.items.map((text) => ({ kind, text, disputed: true }));
  }
  const [, awaited] = FORM_SENT.exec(sentence) ?? [];
  if (awaited) return [{ kind: "item", text: awaited, disputed: true }];
  const conditions = conditionsOf(sentence);
  if (conditions.length > 0) return conditions.map((text) => ({ kind: "criterion", text, disputed: true }));
  const isTold = saysNothingNew(sentence, before, listed) || asksNoAnswer(sentence);
  return isTold ? [] : [{ kind: "reason", text: sentence, disputed: true }];
}

/** "The note was compared with the imaging criteria for low back pain", "Guideline SP-4", "criteria 2 and 3": of the list, each row of which is a point. */
const OF_LIST =
  /\b(?:criteri(?:on|a)|items?|show|meet|document|points?|numbers?|requirements?|rules?|guidelines?|standards?|conditions?)\s+(?:#\s*|\()?(?:\d{1,2}(?!\d)|[a-h])/i;

/** What it leads to, names by a number or repeats is a point already. */
function saysNothingNew(sentence: string, before: readonly Point[], listed: boolean): boolean {
  if (CAME_WITHOUT.test(sentence) && before.some(({ kind }) => kind === "item")) return true;
  if (LEADS_TO_LIST.test(sentence)) return true;
  const isOfList = OF_LIST.test(sentence) && !EACH_UNMET.test(sentence);
  return listed && (LEADS_ON.test(sentence) || isOfList || covered(sentence, before));
}

function kindOfItems(lead: string): Point["kind"] {
  const isAsked = ASKED_FOR.test(lead) || WOULD_NEED.test(lead);
  if (isAsked && !/\bnot (?:show|support|document)/i.test(lead)) return "item";
  return CRITERIA.test(lead) ? "criterion" : "reason";
}

const INLINE = /\(?\b([1-9]|[a-f])\)\s+/g;
/** "The records do not show (1) a diagnosis, (2) six weeks of therapy." */
export function inlineItems(sentence: string): { lead: string; items: string[] } | undefined {
  const marks = [...sentence.matchAll(INLINE)];
  if (marks.length < 2 || !/^[1a]$/.test(marks[0]?.[1] ?? "")) return undefined;
  const items = marks.map((mark, index) =>
    sentence
      .slice(mark.index + mark[0].length, marks[index + 1]?.index)
      .replace(/[\s,;]+(?:and|or)?\s*\(?$/i, "")
      .trim(),
  );
  return { lead: sentence.slice(0, marks[0]?.index), items };
}

export const TO_APPEAL =
  /\b(?:you (?:may|can|have the right)|how to (?:appeal|ask|request)|to (?:appeal|request (?:an? )?(?:appeal|reconsideration|review|redetermination))|your (?:appeal|request|dispute)|(?:appeal|dispute|reconsideration) (?:must|should)|rights|options|ways to|include (?:with|in)|mail|questions|contact|copy of this (?:letter|notice)|(?:payment |provider )?disputes?:|dispute form|(?:the|a|your) (?:written )?dispute\b)/i;
export const ASKED_FOR =
  /\b(?:please )?(?:send|submit|provide|forward|return|furnish|supply)\b.{0,80}|\b(?:records?|documents?|documentation|information|items?) (?:\w+ ){0,3}(?:requested|needed|required|missing|below)|\bwe (?:need|request(?:ed)?|require|asked for|did not receive)\b|\bmissing\b|\bnot (?:received|included|in the (?:file|records?))\b/i;
export const CRITERIA =
  /\bcriteri(?:on|a)\b|\bwe (?:looked|look) for\b|\b(?:policy|plan|guideline|determination|LCD|NCD)\b.{0,60}\b(?:covers?|requires?|allows?|pays?|asks? for|calls? for)\b|\b(?:covered|medically necessary|eligible|approved) (?:only )?(?:when|if)\b|\b(?:all|each|every one) of (?:these|the following)\b|\b(?:is|are) met (?:only )?(?:when|if|where)\b|\bmust (?:be|have|include|show|meet)\b|\b(?:has|have) to be (?:documented|met|shown|present|satisfied)\b|\brequirements?\b|\b(?:does|did|do) not meet (?:the|one|any|all)?\b.{0,30}\bfollowing\b|\b(?:one|any|all|each|either|both) of (?:these|the following|them) (?:is|are|must be) (?:required|needed|present|documented|met)\b/i;

/** "To change this decision the Plan would need (1) the record of the injury; (2) a statement from the employer" */
export const WOULD_NEED =
  /\b(?:the |this )?(?:plan|payer|carrier|fund|insurer|we|administrator) (?:would |will |must |does )?(?:need|require|have to have|want)s?\b[^.;]{0,60}$/i;
/** "An accident questionnaire was mailed to the employee on 09/29/2026": a paper that is awaited. */
const FORM_SENT =
  /^(?:an?|the|our) ((?:[\p{L}-]+ ){0,4}(?:questionnaire|inquiry|form)) (?:was|were|has been) (?:mailed|sent) to (?:the |your |our )?(?:employee|member|patient|insured|subscriber|beneficiary|enrollee)\b/iu;

/** "The bill came without the papers that are needed": which ones the list says one by one. */
const CAME_WITHOUT =
  /^(?:the|this|your) (?:bill|claim|request|invoice|charges?)s? (?:came|arrived|(?:was|were) (?:received|sent|submitted|billed)) without (?:the |any |all )?(?:\w+ ){0,2}(?:papers?|records?|documents?|documentation|information|attachments?|reports?|notes?)\b/i;

/** "The record must show: a." */
const LEADS_TO_LIST = /:\s*\(?(?:[a-h]|i{1,3}|\d{1,2})?[.)]?$/i;

/** "Therapy is covered when every one of the following is in the record": what the list below says one by one. */
const LEADS_ON =
  /\b(?:all|each|every one|any|one or more|which) of (?:the following|these)\b|\bthe following (?:is|are) \w+/i;

const covered = (sentence: string, points: readonly Point[]) =>
  points.some(({ text }) => letters(sentence).includes(letters(text).slice(0, 40)));
