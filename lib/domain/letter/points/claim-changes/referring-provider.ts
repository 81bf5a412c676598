import type { DeniedLine } from "@/lib/core/notice";
import { NPI, npiWarning } from "@/lib/core/npi";
import { remarksOf } from "@/lib/domain/move/facts/denial-code";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine } from "@/lib/domain/reading/chart/claim-form";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { cleanFact, type LetterFacts } from "../../facts/facts";

/** Who referred or ordered, for items 17 and 17b of the corrected claim: a person confirms it. */
export type ReferringProvider = { becomes: string; facts: ChartFact[]; hint: string };

/** Name or identifier of the ordering (N264, N265) and of the referring provider (N285, N286). */
const REMARKS: readonly string[] = ["N264", "N265", "N285", "N286"];
const MISSED =
  /\b(?:missing|incomplete|invalid|lacks?|needs?|required|without|not (?:on|reported|submitted|given|valid|found))\b[^.;\n]{0,60}\b(?:referring|ordering)\b[^.;\n]{0,30}\b(?:provider|physician|practitioner|identifier|NPI)\b|\b(?:referring|ordering)\b[^.;\n]{0,30}\b(?:provider|physician|practitioner|identifier|NPI)\b[^.;\n]{0,40}\b(?:missing|incomplete|invalid|required|not (?:on|reported|submitted|given|valid|found))\b/i;
const NUMBER = /(?<![\d-])[12]\d{9}(?![\d-])/g;
const REFERS = /\breferr(?:al|ed|ing)\b|\border(?:ed|ing|s)?\b|\bprescri(?:bed|ber|bing|ption)\b/i;
/** The claim as it was sent, and numbers of others: who treated and who bills. */
const OF_OTHERS =
  /\bNM1\d\d\b|\b2310\w\b|\bas (?:sent|billed|submitted|filed)\b|\bBox 17|\brendering\b|\bbilling\b|\bperforming\b|\bno such NPI\b|\b(?:wrong|invalid|incorrect|mistyped|transposed)\b|\b(?:DPT|MPT|PT|OTR(?:\/L)?|OT|SLP|CCC-SLP|DC|PTA|COTA|ATC|LMT)\b/i;
const NAME =
  /(?:Dr\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){1,3}, ?(?:MD|DO|NP|CNP|FNP(?:-[A-Z]{1,2})?|APRN|PA(?:-C)?|DPM|DDS)(?![\p{L}])/u;

/** Whether the payer misses who referred or ordered, by its remark or its words. */
const isMissed = (letter: LetterFacts) =>
  [...remarksOf(letter), ...(letter.deniedLines ?? []).flatMap(({ remarks }) => remarks)].some((code) =>
    REMARKS.includes(code),
  ) || MISSED.test(letter.denialText ?? "");

/** A line that came back for another reason besides. */
export const isOfOtherRemark = ({ remarks }: Pick<DeniedLine, "remarks">): boolean =>
  remarks.some((code) => /^[MN]\d/.test(code)) && !remarks.some((code) => REMARKS.includes(code));

/**
 * The one provider whom the record's referral or order names with a number, else the one of the claim's record; nothing where several could be meant
 * or the payer misses something else. A number that the notice prints is the one it turned down, or another's.
 */
export function referringProvider(
  all: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): ReferringProvider | undefined {
  if (!isMissed(letter)) return undefined;
  const printed = new Set([...(noticeText.match(NUMBER) ?? []), letter.npi?.trim() ?? ""]);
  const referring = new Set(
    all.filter(({ quote, heading }) => REFERS.test(heading) || REFERS.test(quote)).map(pageOf),
  );
  const ended = endedReferrals(all, letter);
  const told = all.filter(
    (fact) => !fact.measure && referring.has(pageOf(fact)) && isOwn(fact) && !ended.has(pageOf(fact)),
  );
  const numbers = told.flatMap(({ quote }) => quote.match(NUMBER) ?? []).filter((one) => !printed.has(one));
  const right = numbers.filter((one) => npiWarning(one) === null);
  const [number, ...others] = new Set(right.length > 0 ? right : numbers);
  if (others.length > 0) return undefined;
  const record = letter.referringProvider;
  if (number) {
    const facts = told.filter(({ quote }) => quote.includes(number));
    const said = facts.map(({ quote }) => NAME.exec(quote)?.[0]).find(Boolean);
    const name = said ?? (record?.npi === number ? record.name : "");
    return { becomes: named(name, number), facts, hint: npiWarning(number) ?? "" };
  }
  if (!record || !NPI.test(record.npi) || printed.has(record.npi)) return undefined;
  const hint =
    "It is what the claim's record has: if the first claim carried it too, another one is missing.";
  return {
    becomes: named(record.name, record.npi),
    facts: [],
    hint: [hint, npiWarning(record.npi)].filter(Boolean).join(" "),
  };
}

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

const VALID_UNTIL =
  /\b(?:valid|good|expir\w+|ends?|effective)\b[^.;\d]{0,12}(?:\b(?:until|through|thru|to|on|date)\b)?[^.;\d]{0,4}(?=\d)/i;
const LONGEST_REFERRAL_DAYS = 366;

/** The pages of referrals and orders that had run out before the service, by the day that they print or a year after they were written. */
function endedReferrals(all: readonly ChartFact[], { datesOfService = [] }: LetterFacts): Set<string> {
  const first = [...datesOfService].sort()[0];
  if (!first) return new Set();
  const isOver = ({ quote, date }: ChartFact) => {
    const until = VALID_UNTIL.exec(quote);
    const day = until && findDates(quote.slice(until.index)).at(-1)?.iso;
    return day ? day < first : date !== undefined && addDays(date, LONGEST_REFERRAL_DAYS) < first;
  };
  return new Set(all.filter(isOver).map(pageOf));
}

const isOwn = ({ quote, heading }: ChartFact) =>
  !isClaimLine(quote) && !OF_OTHERS.test(quote) && !/\bclaim (?:form|image|copy)\b|\b1500\b/i.test(heading);

const named = (name: string, npi: string) => [cleanFact(name), `NPI ${npi}`].filter(Boolean).join(", ");
