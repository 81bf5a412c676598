import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

const NUMBER = String.raw`(?=[A-Z0-9-]*\d{3})[A-Z0-9][A-Z0-9-]{4,24}`;
/** A day, a telephone number and what looks like the code of a service or the number of a street is no number of an approval. */
const NO_NUMBER = String.raw`(?!(?:20\d\d-\d\d-\d\d|\d{1,2}-\d{1,2}-(?:20)?\d\d|20[2-4]\d[01]\d[0-3]\d|(?:1-)?(?:\d{3}-)?\d{3}-\d{4}|\d{5}|[A-V]\d{4}|\d{4}T)(?![\w-]))`;
const KIND = `(?:pre-?)?(?:authori[sz]ation|auth|approval|certification|referral)`;
const GIVEN = `(?:given|sent|submitted|billed|reported|shown|entered|listed|printed)`;
const ON_CLAIM = `(?:(?:that (?:was|is) |which (?:was|is) |you )?(?:${GIVEN} )?(?:on|in|with) (?:the|your|this) claim(?= (?:is|was|as)\\b|\\W{0,2}[,:;(–-])|(?:that was |you )?${GIVEN})`;
/** "Number sent: 0626-117742", "the authorization given on this claim, 0626-117742, …". */
const SENT = new RegExp(
  String.raw`\b(?:number|${KIND})(?: (?:number|no\.?|#))? ${ON_CLAIM}\W{1,3}(?:(?:is|was|as) )?(${NUMBER})\b`,
  "i",
);
/** "Our note: the claim gives authorization PA-2604-11873", "your claim carried referral number …". */
const CLAIM_GIVES = new RegExp(
  String.raw`(?<!\b(?:if|whether|when|unless|until|once) )\b(?:the|your|this) claim (?:gives|gave|carries|carried|shows|showed|lists|listed|reports|reported|has|had|names|named|bears|came with|was (?:sent|billed|submitted) (?:with|under)) (?:the |an? )?${KIND}(?: (?:number|no\.?|#))?[\s:]{1,2}${NO_NUMBER}(${NUMBER})\b`,
  "i",
);
/** The number of the payer's that the notice finds on the claim. */
export const approvalSent = (noticeText: string): string | undefined => {
  const text = noticeText.replace(/\s+/g, " ");
  return (SENT.exec(text) ?? CLAIM_GIVES.exec(text))?.[1];
};

/** The payer finds the number wrong, and not that there was none. */
const WRONG_NUMBER = new RegExp(
  String.raw`\b${KIND}(?: (?:number|no\.?))?\b[^.;]{0,80}\b(?:does(?: not|n['’]t) (?:go with|match|agree|belong|cover)|(?:is|was) (?:not valid|not (?:one |that |the one )?for (?:this|these|the) (?:services?|dates?|visits?|provider|member|patient)|invalid|wrong|expired|ended|closed|for (?:another|other|different))|(?:ended|expired|closed))\b`,
  "i",
);
export const findsNumberWrong = (text: string): boolean => WRONG_NUMBER.test(text.replace(/\s+/g, " "));

const OF_APPROVAL = new RegExp(
  String.raw`\b${KIND}(?:[ \t]{1,6}(?:no\.?|number|id)| #)?(?:[\s:#]{1,3}|[ \t:#]{4,24})${NO_NUMBER}(${NUMBER})\b`,
  "gi",
);
/** "Order no. 20260902-011836", "Case # 4471-882": the number of an approval that calls itself one in its heading alone. */
const OF_ORDER = new RegExp(
  String.raw`\b(?:order|reference|ref|confirmation|tracking|review|case)\.? (?:no\.?|number|id|#)[\s:#]{0,12}(${NUMBER})\b`,
  "gi",
);
/** Under which numbers a paper approves something. */
export function approvalNumbers(texts: readonly string[]): string[] {
  const named = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, number = ""]) => number));
  const own = named(OF_APPROVAL);
  return [...new Set(own.length > 0 ? own : named(OF_ORDER))];
}

/** "23 PRIOR AUTHORIZATION NUMBER   PA-26-124407", "REF*G1*PA-26-124407": the field of the claim. */
const FIELD =
  /\b(?:(?:box|item|field) 23\b|23\W{1,3}(?:prior )?auth\w*|prior auth\w* (?:number|no\b\.?)|REF\W?G1\b)/i;
const COPY =
  /\b(?:CMS-?1500|HCFA|837P?|claim (?:form|image|as (?:sent|billed|submitted|transmitted))|2300)\b/i;
/** What will be or was put there later is on no claim that was denied. */
const NOT_FIRST =
  /\b(?:corrected|replacement|resubmi\w+|draft|to be sent|not (?:yet )?sent|frequency (?:code )?7)\b/i;
/** The claim as it was sent had the number already, whatever the payer found: nothing on it is to be corrected. */
export const isOnClaim = (pages: readonly Page[], number: string): boolean =>
  pages.some((page) => {
    const at = page.text.search(COPY);
    return (
      at >= 0 &&
      !NOT_FIRST.test(page.text) &&
      linesOf({ ...page, text: page.text.slice(at) }).some((line) => {
        const field = FIELD.exec(line);
        return field !== null && line.slice(field.index).includes(number);
      })
    );
  });

const GRANTS = /\b(?:approved|authori[sz]ed|certified|granted)\b/i;
const WITHHELD =
  /\b(?:not|never|un|partially|partly)[ -]?(?:approved|authori[sz]ed|certified|granted)\b|\b(?:status|decision|determination|outcome)\W{1,12}(?:denied|pending|void(?:ed)?|cancel+ed|withdrawn|expired)\b/i;
export const grants = (text: string): boolean => GRANTS.test(text) && !WITHHELD.test(text);

const RANGE = /\d\s*(?:to|through|thru|until|-|–)\s*\d{1,2}[/-]\d/i;
const BIRTH = /\b(?:DOB|born|birth(?: ?date)?)\W{0,3}\d{1,2}\/\d{1,2}\/\d{2,4}/gi;
/** A span in a line that holds every day. */
export function isSpanOver(line: string, days: readonly string[]): boolean {
  const text = line.replace(BIRTH, " ");
  const dates = RANGE.test(text) ? findDates(text).map(({ iso }) => iso) : [];
  const [from, to] = dates.slice(-2);
  return from !== undefined && to !== undefined && days.every((day) => from <= day && day <= to);
}

const CODE = /(?<![\w.$/-])(?:[0-9]\d{4}|[A-V]\d{4})(?![\w/-]|\.\d)/g;
/** It names services, and none of them is one of the claim's. */
export function isOfOtherCodes(texts: readonly string[], codes: readonly string[]): boolean {
  const named = texts.flatMap((text) => text.match(CODE) ?? []);
  return named.length > 0 && codes.length > 0 && !named.some((code) => codes.includes(code));
}

/**
 * The payer finds that the number of an approval on the claim had ended or is for something else, and one other approval at hand covers every day of it.
 * Of two such approvals a person has to say which one is meant.
 */
export function otherApproval(
  pages: readonly Page[],
  noticeText: string,
  { services, codes }: { services: readonly string[]; codes: readonly string[] },
): Ground | undefined {
  const had = approvalSent(noticeText);
  if (!had || services.length === 0 || !findsNumberWrong(noticeText)) return undefined;
  const found = new Map<string, Ground>();
  for (const page of pages) {
    const lines = linesOf(page);
    if (!OF_KIND.test(page.text) || !grants(page.text) || isOfOtherCodes(lines, codes)) continue;
    const numbers = approvalNumbers(lines).filter((number) => number !== had);
    const [number] = numbers;
    const span = lines.find((line) => isSpanOver(line, services));
    const named = lines.find((line) => number && line.includes(number));
    if (numbers.length !== 1 || !number || !span || !named || isOnClaim(pages, number)) continue;
    found.set(number, groundOf(page, named, ...(span === named ? [] : [span])));
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
const OF_KIND = new RegExp(String.raw`\b${KIND}\b`, "i");
