import { type FormAnswer, formAnswers, withPlainBoxes } from "./form-answers";

/** "Did this happen at work?", "Work related", "Car accident?": what a form asks of the cause, not of the past or of a claim that was filed. */
const OF_CAUSE =
  /\b(?:at|from|by|due to|because of|related to|caused by|result of|on the)(?: your| his| her| the| my)? (?:work|job|employment)\b|\bwork(?:place)?[- ](?:related|injury|accident|comp\w*)\b|\b(?:on-the-job|job|occupational)[- ](?:injury|accident|related)\b|\bemployment\b|\b(?:auto(?:mobile)?|car|motor vehicle|MVA|other)\b[- ]?(?:accident|crash|collision|related)?\s?\??$|\b(?:auto(?:mobile)?|car|motor vehicle|traffic) (?:accident|crash|collision)\b/i;
const OF_SOMETHING_ELSE =
  /\b(?:past|before|ever|prior|previous(?:ly)?|history|filed|claim|report(?:ed)?|missed|return(?:ed|ing)?|able|currently|full[- ]time|insur\w+|attorney|lawyer)\b/i;
/** "Not work related per patient", "denies work injury", "fell at home", "off duty". */
const DENIED =
  /\b(?:not|non|isn['’]t|wasn['’]t)[- ](?:a |an )?(?:work|job|employment)[- ]?related\b|\bnot (?:a |an )?(?:work(?:place)?|on-the-job|job|occupational)[- ](?:injury|accident)\b|\bden(?:ies|ied|ying) (?:any |a )?(?:work|job|occupational|workplace)[- ](?:related|injury|accident)\b|\b(?:was|were|is) not at work\b|\b(?:injur(?:y|ed)|fell|fall|slipped|tripped|happened|occurred|hurt|lift(?:ed|ing)|crash(?:ed)?)\b[^.;\n]{0,40}\b(?:at home|(?:in|on) (?:my|his|her|their) (?:own )?(?:driveway|yard|garden|garage|kitchen|porch|basement)|at (?:his|her|their) (?:own )?(?:home|house)|off[- ]duty|(?:on )?(?:his|her|their|a|my) (?:own )?day off)\b/i;

/** "[ ] work   [ ] auto   [x] other": of the causes that a form names the last one is ticked. */
const OTHERWISE =
  /\[ \] ?(?:work|job|employment)\b[^\n[]{0,24}(?:\[ \][^\n[]{1,24}){0,3}\[X\] ?(?:other|home|neither|none)\b/i;

const ofCause = (page: string): FormAnswer[] =>
  formAnswers(page).filter(({ question }) => OF_CAUSE.test(question) && !OF_SOMETHING_ELSE.test(question));

/** A form or a note says that neither work nor an accident is behind the illness. */
export const deniesCause = (page: string): boolean =>
  DENIED.test(page) || OTHERWISE.test(withPlainBoxes(page)) || ofCause(page).some(({ isYes }) => !isYes);

/** A form answers yes to one of these questions. */
export const affirmsCause = (page: string): boolean => ofCause(page).some(({ isYes }) => isYes);
