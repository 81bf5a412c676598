import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";
import { isOfDay } from "./modifier-on-claim";

const SYMPTOM =
  /\b(?:painful|hurts|tender|bleeds|bleeding|infected|irritated|itch(?:es|ing|y)|ulcerat(?:ed|ing)|draining|obstruct(?:s|ed|ing)|inflamed|ruptured|impair(?:s|ed)|interferes?)\b/i;
/** What may come, what was done about it, and what was before. */
const NOT_OF_IT =
  /\b(?:risks?|consent\w*|complications?|return|call|watch|signs? of|aftercare|instructions?|educat\w*|may|might|can|could|would|anesthe\w*|lidocaine|tolerated|after|post\w*|family|history|hx|previous(?:ly)?|used to|resolved|no longer|hemostasis|controlled|minimal|denie[sd]|den(?:ying)|without|never|non-?tender|not|no)\b/i;
const FOR_LOOKS =
  /\b(?:for|because of|dislikes?|unhappy with|bothered by) (?:\w+ ){0,2}(?:looks?|appearance|cosmetic|aesthetic)\b|\bcosmetic (?:reasons?|concern|request|removal|procedure)\b/i;

/** The signed note of the day tells what ailed the patient: the service was not for looks alone. */
export function symptomsOfDay(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  if (pages.some(({ text }) => FOR_LOOKS.test(text))) return undefined;
  for (const page of pages) {
    if (!/\b(?:signed|signature)\b/i.test(page.text) || !services.some((day) => isOfDay(page.text, day)))
      continue;
    for (const sentence of sentencesOn(page)) {
      const said = SYMPTOM.exec(sentence);
      if (!said || NOT_OF_IT.test(sentence) || isDenied(sentence, said.index)) continue;
      if (!isNoFact(sentence, said.index)) return groundOf(page, sentence);
    }
  }
  return undefined;
}
