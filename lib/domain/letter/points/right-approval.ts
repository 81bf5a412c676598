import { carcOf } from "@/lib/domain/move/denial-code";
import { findDates } from "@/lib/domain/reading/calendar-date";
import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";

/** The number of an approval that the claim had, and the one that covered the services. */
type ApprovalChange = { had: string; becomes: string };
export type RightApproval = { changes: ApprovalChange[]; facts: ChartFact[] };

const NUMBER = String.raw`(?=[A-Z0-9-]*\d{3})[A-Z0-9][A-Z0-9-]{4,24}`;
/** "Number sent: 0626-117742", "the authorization number on your claim, 0626-117742, …". */
const SENT = new RegExp(
  String.raw`\bnumber (?:that was |you )?(?:sent|submitted|billed|reported|on (?:the|your) claim)\W{1,3}(?:is |was )?(${NUMBER})\b`,
  "i",
);
const BOX_23 = new RegExp(String.raw`^Box 23\b[^:]*: (${NUMBER})$`);
const OF_APPROVAL = new RegExp(
  String.raw`\b(?:authori[sz]ation|auth|approval|certification|referral)(?: (?:no\.?|number|#|id))?[\s:#]{1,3}(${NUMBER})\b`,
  "gi",
);
/** The payer finds the number wrong, and not that there was none. */
const WRONG_NUMBER =
  /\b(?:authori[sz]ation|approval|certification|referral)(?: (?:number|no\.?))?\b[^.;]{0,80}\b(?:does(?: not|n['’]t) (?:go with|match|agree|belong|cover)|(?:is|was) (?:not valid|invalid|wrong|expired|ended|closed|for (?:another|other|different))|(?:ended|expired|closed))\b/i;
const GRANTS = /\b(?:approved|authori[sz]ed|certified|granted)\b/i;
const ENDED = /\b(?:ended|replaced|superseded|closed|cancel+ed|expired|terminated|used \d)\b/i;
const RANGE = /\d\s*(?:to|through|thru|until|-|–)\s*\d{1,2}[/-]\d/i;
const MOST = 8;

/**
 * The claim carried the number of an approval that had ended or was for something else, and one other approval of the payer's covers every
 * day of it: that number is what the corrected claim changes. Of two such approvals a person has to say which one is meant.
 */
export function rightApproval(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): RightApproval {
  const none: RightApproval = { changes: [], facts: [] };
  const { datesOfService = [], denialText = "" } = letter;
  const isWrong = ["284", "296", "15"].includes(carcOf(letter)) || WRONG_NUMBER.test(denialText);
  const had = hadOn(facts, noticeText);
  if (!isWrong || !had || datesOfService.length === 0) return none;
  const said = facts.filter(({ measure, adverse }) => !measure && !adverse);
  const pages = Map.groupBy(said, ({ place }) => `${place.documentId}|${place.page}`);
  const numbers = [...pages.values()].flatMap((page) => {
    const quotes = page.flatMap(saidIn);
    const own = new Set(
      quotes.flatMap((quote) => [...quote.matchAll(OF_APPROVAL)].map(([, one = ""]) => one)),
    );
    own.delete(had);
    const [number] = own;
    const covers = quotes.some((quote) => isOver(quote, datesOfService));
    return own.size === 1 && number && covers && quotes.some((quote) => GRANTS.test(quote)) ? [number] : [];
  });
  const [becomes, ...others] = new Set(numbers);
  if (!becomes || others.length > 0) return none;
  const telling = said.filter(
    ({ quote }) =>
      quote.includes(becomes) || (quote.includes(had) && (ENDED.test(quote) || BOX_23.test(quote))),
  );
  return { changes: [{ had, becomes }], facts: telling.slice(0, MOST) };
}

function hadOn(facts: readonly ChartFact[], noticeText: string): string | undefined {
  const box = facts.flatMap(({ quote }) => BOX_23.exec(quote)?.[1] ?? []);
  const sent = SENT.exec(noticeText.replace(/\s+/g, " "))?.[1];
  const known = new Set([...box, ...(sent ? [sent] : [])]);
  return known.size === 1 ? [...known][0] : undefined;
}

function isOver(quote: string, days: readonly string[]): boolean {
  const [from, to] = findDates(RANGE.test(quote) ? quote.replace(BIRTH, " ") : "").map(({ iso }) => iso);
  return from !== undefined && to !== undefined && days.every((day) => day >= from && day <= to);
}
const BIRTH = /\b(?:DOB|born|birth(?: ?date)?)\W{0,3}\d{1,2}\/\d{1,2}\/\d{2,4}/gi;
