import { isBlank, type Line } from "../../page/page-lines";
import { comparePersons } from "./person-cell";

const RELATION =
  "(?:husband|wife|spouse|partner|son|daughter|mother|father|mom|dad|parent|brother|sister|twin|sibling|grand(?:mother|father|son|daughter)|niece|nephew|aunt|uncle|(?:mother|father|brother|sister)-in-law|caregiver|aide|roommate|neighbor|friend)";
/** "this is Grant, Marisol's husband", "I am her husband", "Grant here, Marisol's husband". */
const INTRODUCES = new RegExp(
  `\\b(?:this is|it['’]?s|it is|I['’]?m|I am|my name is)(?: \\p{Lu}\\p{L}+){0,2}(?:,| -|–)? ?(?:(?<whose>\\p{Lu}[\\p{L}-]+)(?: \\p{Lu}[\\p{L}-]+)?['’]s?|her|his|the patient['’]s) ${RELATION}\\b|\\b\\p{Lu}\\p{L}+ here, (?:\\p{Lu}[\\p{L}-]+['’]s?|her|his) ${RELATION}\\b`,
  "u",
);
/** "Sender: Grant T. (proxy access)", "Written by: Celeste Otto (daughter, proxy)". */
const SENT_BY = new RegExp(
  `^\\s*(?:from|sender|sent by|written by|author|submitted by|entered by|typed by|by)\\b\\s{0,3}:?\\s{1,12}(?<name>\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,3}),? ?\\(?(?=[^)]{0,40}\\b(?:proxy|on behalf|${RELATION})\\b)`,
  "iu",
);
/** "This is about me, not about him", "this is for myself, not my husband": all that follows is the writer's. */
const ABOUT_SELF =
  /\bthis (?:one |message )?is (?:about|for) (?:me|myself),? (?:and )?not (?:about |for )?(?:him|her|them|(?:my|our) \p{L}+|\p{Lu}\p{L}+)(?![\p{L}'’])/iu;
const MESSAGE = /^\s*(?:from|sender|sent|sent by)\s*:/i;

const FIRST_PERSON = /(?<![\p{L}'’])(?:I|I['’](?:m|d|ve|ll)|my|mine|me|myself)(?![\p{L}])/iu;
/** "for my mother", "my wife's knee": whom the writer writes for is the patient. */
const MY_RELATIVE = new RegExp(`\\b(?:my|our) (?:${RELATION})(?:['’]s)?\\b`, "giu");
const THIRD_PERSON = /\b(?:she|he|her|hers|him|his|mom|mum|dad|mama|papa|mother|father|patient)(?:['’]s)?\b/i;
/** "I am writing for my mother": "I noticed that the knee is swollen" is then said of her. */
const WRITES_FOR = new RegExp(`\\b(?:for|on behalf of|about|as) (?:my|our) ${RELATION}\\b`, "iu");
const OF_OWN =
  /(?<![\p{L}'’])(?:my|mine|myself|me|I (?:have|had|feel|felt|hurt|can|can['’]t|cannot|could|couldn['’]t|fell))(?![\p{L}])/iu;
const CLINICAL =
  /\d|\b(?:pain\w*|hurts?|swollen|swelling|stiff\w*|numb\w*|dizz\w+|weak\w*|ach(?:e|es|ing)|sore|knee|hip|shoulder|back|neck|ankle|wrist|elbow|hand|foot|leg|arm|bend|walk\w*|sleep|slept|stairs|pressure|sugar|shot|injection|medicine|pills?|therapy|surgery|fell|fall|scored?|blood)\b/i;

/**
 * A relative who writes from the patient's account speaks of the patient as "she", and of themselves as "I": what "I" have is no finding of
 * the patient's. By line.
 */
export function proxysOwnWords(lines: readonly Line[], patient: string): Map<number, string> {
  const found = new Map<number, string>();
  const [given = ""] = patient.split(/\s+/);
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    let writer: string | undefined;
    let isAboutSelf = false;
    const writesFor = page.some((index) => WRITES_FOR.test(lines[index]?.text ?? ""));
    for (const index of page) {
      const text = lines[index]?.text ?? "";
      if (MESSAGE.test(text)) {
        writer = undefined;
        isAboutSelf = false;
      }
      isAboutSelf ||= ABOUT_SELF.test(text);
      if (isAboutSelf && !isBlank(lines[index])) found.set(index, "a relative who writes");
      const sender = SENT_BY.exec(text)?.groups?.name;
      if (sender && comparePersons(sender, patient) !== "same") writer = "a relative who writes";
      else if (INTRODUCES.test(text)) writer = "a relative who writes";
      if (!writer || isBlank(lines[index]) || sender) continue;
      const said = text.replace(MY_RELATIVE, (words) => words.replace(/^(?:my|our)/i, "the"));
      const isOfPatient = THIRD_PERSON.test(said) || (given.length > 2 && said.includes(given));
      const isOwn = writesFor ? OF_OWN.test(said) : FIRST_PERSON.test(said);
      if (isOwn && CLINICAL.test(said) && !isOfPatient && !INTRODUCES.test(text)) found.set(index, writer);
    }
  }
  return found;
}
