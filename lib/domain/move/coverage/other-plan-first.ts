import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import type { Ground, Page } from "../facts/move-facts";
import { plansActive } from "./active-elsewhere";
import { distinctive, lettersOf } from "./other-plan";

/** Who pays behind every other plan comes first for nobody. */
export const ALWAYS_LAST = /\b(?:medicaid|CHIP|medi-?cal|tricare|champva|medical assistance)\b/i;
/** Who handles a program's claims stands on its notices and is no other plan. */
const ADMINISTRATORS =
  /\b(?:humana military|health net federal|triwest|PGBA|WPS|noridian|novitas|palmetto gba|first coast|national government services|CGS)\b/i;
const SECOND =
  /\b(?:secondary|(?:pays?|billed|bill) (?:second|after|behind)|supplement(?:al)?|medigap|second payer)\b/i;
const OF_OTHERS = /\bother (?:ins\w*|coverage|payer|plan|carrier)\b/i;
const OWN_FIRST = /\b(?:primary|pays? first|first payer|comes first)\b/i;
const NOT_FIRST = /\b(?:not|never|secondary|second|after|n['’]t)\b/i;
/** How the practice had it set up, and what somebody took for granted, settles no order. */
const ONLY_ASSUMED =
  /\b(?:our (?:\w+ ){0,2}(?:profile|system|record|setup|set-up|account|file)|(?:billing|registration) (?:profile|screen)|thought|assum\w+|believ\w+|supposed)\b/i;

/**
 * The plan that the payer says comes first is in force on the day of service by its own answer: the one that the notice names, or where it names none, any that does not pay
 * behind all others. Not where a paper at hand has the notice's own payer first.
 */
export function otherPlanFirst(
  pages: readonly Page[],
  noticeText: string,
  { services, payerName }: { services: readonly string[]; payerName: string },
): Ground | undefined {
  const own = distinctive(payerName);
  const isOwn = (text: string) => own.some((word) => lettersOf(text).includes(word));
  const meant = findPayers(noticeText.replace(/\s+/g, " "))
    .map(({ name }) => name)
    .filter((name) => !isOwn(name) && !ALWAYS_LAST.test(name) && !ADMINISTRATORS.test(name));
  const saysFirst = (line: string) =>
    OWN_FIRST.test(line) && !NOT_FIRST.test(line) && !ONLY_ASSUMED.test(line);
  // Nobody's word puts a program first that pays behind all others by law.
  const saysOwnFirst =
    !ALWAYS_LAST.test(payerName) &&
    pages.some(({ text }) => text.split("\n").some((line) => isOwn(line) && saysFirst(line)));
  if (saysOwnFirst || pages.some(({ text }) => /\bbirthday rule\b/i.test(text))) return undefined;
  return plansActive(pages, services, payerName).find(({ name, block }) => {
    const isSecond = block.some((line) => SECOND.test(line) && !OF_OTHERS.test(line));
    const isMeant =
      meant.length === 0
        ? !ALWAYS_LAST.test(name)
        : meant.some((one) => distinctive(one).some((word) => lettersOf(name).includes(word)));
    return isMeant && !isSecond;
  })?.ground;
}
