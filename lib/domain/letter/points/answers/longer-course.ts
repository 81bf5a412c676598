import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "A documented reason why this case takes longer than the guideline expects", "extenuating circumstances", "an outlier". */
const ASKED =
  /\b(?:takes?|taking|needs?|needing|requires?|requiring|warrants?|justif\w+)\b[^.;]{0,30}\b(?:longer|more (?:time|visits|care|treatment|therapy)|additional (?:time|visits|care))\b[^.;]{0,30}\b(?:than|beyond|guidelines?|usual|expected|typical|average|norm\w*|ODG|MTUS)\b|\b(?:beyond|exceed\w*|outside|over|past|longer than|deviat\w+ from) (?:the |what the |that )?(?:guidelines?|ODG|MTUS|usual|typical|expected|average)\b|\bextenuating\b|\bexceptional (?:factors?|circumstances?|case)\b|\boutlier\b|\bcomplicating (?:factors?|conditions?)\b|\bcomorbid\w*\b[^.;]{0,30}\b(?:delay|slow|prolong|explain)\w*/i;
/** A heavier illness or operation than most, and what held the care up. */
const HEAVIER =
  /\b(?:massive|full[- ]thickness|retracted|revision|re-?tear|re-?rupture|multi-?(?:ligament|level|tendon|segment\w*)|complex|comminuted|two[- ]tendon|\d(?:\.\d)? ?cm|severe\w*|complicat\w+|infect\w+|non-?union|delayed (?:union|healing|start)|adhesive capsulitis|frozen shoulder|arthrofibrosis|CRPS|neuropath\w+|diabet\w+|comorbid\w*|tissue quality|second (?:surgery|operation)|manipulation under)\b/i;
const HELD_UP =
  /\b(?:allowed|permitted|cleared|started|began|begun|released|lifted)\b[^.;]{0,20}\b(?:only|not (?:until|before)|from|late)\b|\bnot (?:allowed|permitted|before|until)\b|\bno (?:active|passive|strengthening|weight|motion|lifting|loading)\b[^.;]{0,30}\b(?:before|until|for|x)\b|\b(?:sling|cast|boot|brace|splint|immobili[sz]\w+|NWB|non-?weight[- ]?bearing|bed ?rest)\b[^.;]{0,20}\b\d{1,2} ?(?:wks?|weeks?|months?)\b|\b(?:massive|revision|slow|modified|delayed|conservative)[- ]?\w* protocol\b|\b(?:re-?injur\w+|setback|fall|fell|flare|hospitali[sz]\w+|held|on hold|interrupt\w+|missed)\b[^.;]{0,40}\b(?:weeks?|wks?|days|visits|surgery|PT|therapy)\b/i;
const MOST = 5;

/** What made a course of care longer than a guideline's number: how bad it was, and what the protocol or an event kept back. */
export function ofLongerCourse(asked: string, facts: readonly ChartFact[]): ChartFact[] {
  if (!ASKED.test(asked)) return [];
  const told = facts.filter(({ measure, adverse }) => !measure && !adverse);
  const held = told.filter(({ quote }) => HELD_UP.test(quote));
  const heavy = told.filter((fact) => !held.includes(fact) && HEAVIER.test(fact.quote));
  const best = (some: ChartFact[]) =>
    some.toSorted((a, b) => Number(/\d/.test(b.quote)) - Number(/\d/.test(a.quote)));
  const chosen = [...best(heavy).slice(0, 2), ...best(held)].slice(0, MOST);
  return facts.filter((fact) => chosen.includes(fact));
}
