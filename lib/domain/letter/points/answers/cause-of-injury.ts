import type { LineOfBusiness } from "@/lib/core/notice";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { DenialPoint } from "../notice/denial-points";

/** "No benefit is paid for an injury that arises out of any work for pay", "This appears to be a work-related injury." */
const SAYS_AT_WORK =
  /\b(?:aris(?:es|ing)|arose) (?:out of|from|in)\b[^.;]{0,50}\b(?:work|employment|job|occupation)\b|\bwork[- ]related\b|\bon[- ]the[- ]job (?:injur\w+|accident)|\b(?:injur(?:y|ed)|hurt|happened|occurred)\b[^.;]{0,30}\b(?:at|on) (?:the |his |her |their )?(?:work|job)\b/i;
const OF_INSURER: readonly (LineOfBusiness | null | undefined)[] = ["workers_comp", "auto"];
/** "The record of how, where and when the injury happened" */
const ASKS_HOW =
  /\b(?:how|where|when)\b[^.;]{0,30}\b(?:injury|accident|illness|condition)\b[^.;]{0,20}\b(?:happened|occurred|began|arose|started)\b|\b(?:cause|circumstances|details) of (?:the |this )?(?:injury|accident)\b/i;
/** "A statement from the employer whether the employee was at work then" */
const ASKS_EMPLOYER =
  /\b(?:statement|letter|confirmation|information|proof)\b[^.;]{0,30}\b(?:from|by|of) (?:the |his |her |their )?employer\b|\bemployer['’]?s (?:statement|letter|confirmation)\b/i;

/** The patient's own form, or a note, says that it was no work. */
const NOT_AT_WORK =
  /\b(?:at work|on the job|work[- ](?:related|injury)|(?:related|due) to (?:\w+ )?(?:work|job|employment))\b[^:;.]{0,12}: no\b|\bnot (?:(?:hurt|injured) )?(?:at work|on the job|work[- ]related)\b|\bnot (?:related|due) to (?:his |her |their |the )?(?:work|job|employment)\b/i;
/** "Slipped from a ladder cleaning gutters at own house" */
const ELSEWHERE =
  /\b(?:fell|fall|slipped|tripped|stumbled|landed|twisted|injur(?:y|ed)|hurt|struck|lifting|happened|where)\b[^.;]{0,80}\b(?:at home|at (?:his|her|their|own|my) (?:own )?(?:home|house)|own (?:home|house|yard|garage)|(?:his|her|their|my) (?:own )?(?:home|house|yard|garage|kitchen|driveway|garden|gutters|stairs))\b/i;
/** "Helping his daughter move, walked a washer up the steps": an errand of the family's or a friend's. */
const OF_FAMILY =
  /\bhelp(?:ed|ing|s)? (?:(?:his|her|their|a|the|out) )?(?:\w+ )?(?:daughter|son|wife|husband|mother|father|mom|dad|parents?|brother|sister|friend|neighbou?r|cousin|uncle|aunt|in-laws?)\b/i;
/** "Back pain since Sat 8/15/26": the day goes with how it came about. */
const SINCE_DAY =
  /\b(?:pain|sore\w*|hurts?|hurting|ache|swelling|symptoms?|strain|injur\w+)\b[^.;]{0,20}\b(?:since|began|started)\b[^.;]{0,14}\d{1,2}\/\d/i;
const TAKEN_BACK =
  /^\W*(?:addendum|correction|late entry|amend(?:ment|ed))\b.*\b(?:wrong|error|mistake|incorrect\w*)\b/i;
const MOST_TOLD = 8;

/** "Philippa Gaunt, HR Manager": signed for an employer, and by no clinician. */
const FOR_EMPLOYER =
  /, .*\b(?:Manager|Director|Supervisor|Owner|Officer|Administrator|Coordinator|Superintendent|President|Foreman|Human Resources|HR)\b/;
const TELLS_OF_WORK =
  /\b(?:clock|punch|shift|scheduled|worked|at work|closed|payroll|work(?:place)? injury|workers['’]? comp\w*)\b/i;

/**
 * What the papers tell of how the injury came about, where a plan says that it arose at work or asks how it happened: the patient's form, the
 * notes with their corrections, and the employer's own letter. No finding of the examination answers that.
 */
export function ofCause(
  { kind, text }: Pick<DenialPoint, "kind" | "text">,
  facts: readonly ChartFact[],
  lineOfBusiness?: LineOfBusiness | null,
): ChartFact[] {
  const said = facts.filter(({ measure, adverse }) => !measure && adverse !== "refusal");
  const ofEmployer = said.filter(
    ({ signedBy = "", quote }) => FOR_EMPLOYER.test(signedBy) && TELLS_OF_WORK.test(quote),
  );
  if (kind === "item" && ASKS_EMPLOYER.test(text)) return ofEmployer.slice(0, MOST_TOLD);
  const isAsked = kind === "item" ? ASKS_HOW.test(text) : SAYS_AT_WORK.test(text);
  if (!isAsked || OF_INSURER.includes(lineOfBusiness)) return [];
  const how = said.filter(
    ({ quote }) =>
      NOT_AT_WORK.test(quote) || ELSEWHERE.test(quote) || OF_FAMILY.test(quote) || TAKEN_BACK.test(quote),
  );
  const days = new Set(how.map(({ date }) => date));
  const told = said.filter(
    (fact) => how.includes(fact) || (days.has(fact.date) && SINCE_DAY.test(fact.quote)),
  );
  return [...told, ...(kind === "item" ? [] : ofEmployer)].slice(0, MOST_TOLD);
}
