import { LIMBS } from "@/lib/domain/reading/chart/body-parts";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const REMEDY =
  /\b(?:inject\w*|shots?|cortisone|steroids?|triamcinolone|hyaluron\w*|PT|OT|physical therapy|chiropract\w*|surger(?:y|ies)|arthroscop\w*|\w+(?:plasty|ectomy)|repair\w*|brace\w*)\b/i;
/** What such care did to the patient, or what it leaves undone, bears on any part. */
const BEARS_ON_ALL =
  /\b(?:allerg\w*|reaction|intoleran\w*|anaphyl\w*|hives|contraindicat\w*|cannot|unable|not able|limit\w*|non-?weight|crutch\w*|walker|cane|wheelchair|falls?|fell)\b|n['’]t\b/i;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

const limbsIn = (words: string) => LIMBS.filter((part) => part.test(words));

/**
 * "Cortisone R shoulder 05/2022", where the payer asks what was tried for a knee: care of another limb in an earlier year answers nothing of
 * this one. Not where the notice names no limb, or the words name the same one as well.
 */
export function ofRemediesElsewhere(
  all: readonly ChartFact[],
  noticeText: string,
  day: string | undefined,
): ReadonlySet<string> {
  const own = limbsIn(noticeText);
  if (!day || own.length === 0) return new Set();
  const isElsewhere = ({ measure, quote }: ChartFact) => {
    const years = quote.match(YEAR) ?? [];
    const limbs = limbsIn(quote);
    return (
      !measure &&
      limbs.length > 0 &&
      !limbs.some((limb) => own.includes(limb)) &&
      REMEDY.test(quote) &&
      !BEARS_ON_ALL.test(quote) &&
      years.length > 0 &&
      years.every((year) => year < day.slice(0, 4))
    );
  };
  return new Set(all.filter(isElsewhere).map(({ id }) => id));
}
