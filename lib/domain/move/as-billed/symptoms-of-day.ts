import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";
import { isOfDay } from "./modifier-on-claim";

const SYMPTOM =
  /\b(?:painful|hurts|tender|bleeds|bleeding|infected|irritated|itch(?:es|ing|y)|ulcerat(?:ed|ing)|draining|obstruct(?:s|ed|ing)|inflamed|ruptured|impair(?:s|ed)|interferes?)\b/i;
/** What is treated for looks as well as for illness: a painful knee says nothing of a mole. */
const TREATED =
  /\b(?:warts?|(?:skin )?tags?|moles?|nev(?:us|i)|lesions?|cysts?|lipomas?|keratos[ei]s|growths?|nodules?|keloids?|scars?|(?:eye)?lids?|brows?|veins?|varicos\w+|pannus|panniculus|breasts?|nasal|nose|septum|(?:toe)?nails?|(?:ear)?lobes?|papillomas?|spots?|mass(?:es)?)\b/i;
/** What may come, what was done about it, and what was before. */
const NOT_OF_IT =
  /\b(?:risks?|consent\w*|complications?|return|call|watch|signs? of|aftercare|instructions?|educat\w*|may|might|can|could|would|anesthe\w*|lidocaine|tolerated|after|post\w*|family|history|hx|PMH|ROS|mother|father|sister|brother|asymptomatic|benign|mucosa|allerg\w*|previous(?:ly)?|used to|resolved|no longer|hemostasis|controlled|minimal|denie[sd]|den(?:ying)|without|never|non-?tender|not|no)\b/i;
const FOR_LOOKS =
  /\b(?:for|because of|dislikes?|unhappy with|bothered by) (?:\w+ ){0,2}(?:looks?|appearance|cosmetic|aesthetic)\b|\b(?:cosmetic|aesthetic) (?:reasons?|concern|request|removal|procedure)\b|\b(?:self-conscious|ugly|unsightly|embarrass\w*)\b/i;

/** The signed note of the day tells what ailed the patient: the service was not for looks alone. */
export function symptomsOfDay(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  if (pages.some(({ text }) => FOR_LOOKS.test(text))) return undefined;
  for (const page of pages) {
    if (!/\b(?:signed|signature)\b/i.test(page.text) || !services.some((day) => isOfDay(page.text, day)))
      continue;
    for (const sentence of sentencesOn(page)) {
      const said = SYMPTOM.exec(sentence);
      if (!said || !TREATED.test(sentence) || NOT_OF_IT.test(sentence) || isDenied(sentence, said.index))
        continue;
      if (!isNoFact(sentence, said.index)) return groundOf(page, sentence);
    }
  }
  return undefined;
}
