import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";

const SERVING =
  /\b(?:service (?:provider|facility|location)|(?:servicing|rendering|treating|billing|requesting)(?: (?:provider|facility|location))?)\s*:?\s+([A-Z][A-Za-z&,.' -]{5,60}?)(?=$|\s+[A-Za-z]+\s*:|,? (?:approval|auth\w*|ref(?:erence)?)\b)/i;
/** "Treating: Cosima Delgado, OTR/L": a person, who may be one of ours. */
const IS_PERSON =
  /^(?:dr\.? )?(?:[a-z.'’-]+,? ){1,4}(?:md|do|dc|dpm|pt|dpt|ot|otr|otd|cota|pta|slp|ccc-slp|np|fnp|aprn|pa|pa-c|rn|lcsw|phd|psyd|lac|au\.?d)\b/i;

/** "To: Tidewater Orthopedic Associates" on a letter of approval. */
const ADDRESSED = /^(?:to|provider)\s*:\s*([A-Z][A-Za-z&,.' -]{5,60})$/i;

/** What stands nearest to another provider's name on a screen of approvals is that provider's approval. */
export function ofOtherProviders(
  facts: readonly ChartFact[],
  { practiceName }: LetterFacts,
): ReadonlySet<string> {
  const own = new Set(
    (practiceName?.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !ANY_PRACTICE.has(word)),
  );
  if (own.size === 0) return new Set();
  const isOwn = (name: string) => (name.match(/[a-z]{4,}/g) ?? []).some((word) => own.has(word));
  const found = new Set<string>();
  const pages = new Map<string, ChartFact[]>();
  for (const fact of facts) {
    const key = `${fact.place.documentId}|${fact.place.page}`;
    pages.set(key, [...(pages.get(key) ?? []), fact]);
  }
  for (const page of pages.values()) {
    const approval = /\b(?:authori\w+|approval|referral|certification)\b/i.test(page[0]?.heading ?? "");
    const named = page.flatMap((fact, at) =>
      saidIn(fact).flatMap((said) => {
        const name = (SERVING.exec(said) ?? (approval ? ADDRESSED.exec(said) : null))?.[1]?.toLowerCase();
        return name === undefined
          ? []
          : [{ at, ours: isOwn(name) || (IS_PERSON.test(name) && !namesOtherPractice(page, own)) }];
      }),
    );
    if (named.every(({ ours }) => ours)) continue;
    page.forEach(({ id }, at) => {
      const nearest = named.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
      if (nearest && !nearest.ours) found.add(id);
    });
  }
  return found;
}

/** The page names a practice that is not ours, and not ours beside it. */
function namesOtherPractice(page: readonly ChartFact[], own: ReadonlySet<string>): boolean {
  const said = page.map(({ quote }) => quote.toLowerCase());
  return (
    !said.some((quote) => (quote.match(/[a-z]{4,}/g) ?? []).some((word) => own.has(word))) &&
    said.some((quote) => PRACTICE.test(quote))
  );
}
const PRACTICE = /\b(?:associates|clinic|center|group|hospital|rehab|p\.?l\.?l\.?c|l\.?l\.?c|p\.?c|inc)\b/i;

const ANY_PRACTICE = new Set(
  "therapy physical occupational speech group clinic practice family medicine medical center associates health care services home rehab rehabilitation pllc orthopedic".split(
    " ",
  ),
);
