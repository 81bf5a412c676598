import {
  approvalNumbers,
  approvalSent,
  findsNumberWrong,
  grants,
  isOfOtherCodes,
  isSpanOver,
} from "@/lib/domain/move/approval/approval-on-claim";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** The number of an approval that the claim had, and the one that covered the services. */
type ApprovalChange = { had: string; becomes: string };
export type RightApproval = { changes: ApprovalChange[]; facts: ChartFact[] };

const NUMBER = String.raw`(?=[A-Z0-9-]*\d{3})[A-Z0-9][A-Z0-9-]{4,24}`;
const BOX_23 = new RegExp(String.raw`^Box 23\b[^:]*: (${NUMBER})$`);
const ENDED = /\b(?:ended|replaced|superseded|closed|cancel+ed|expired|terminated|used \d)\b/i;
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
  const codes = (letter.procedureCodes ?? []).map((code) => code.slice(0, 5));
  const isWrong = ["284", "296", "15"].includes(carcOf(letter)) || findsNumberWrong(denialText);
  const had = hadOn(facts, noticeText);
  if (!isWrong || !had || datesOfService.length === 0) return none;
  const said = facts.filter(({ measure, adverse }) => !measure && !adverse);
  const pages = Map.groupBy(said, ({ place }) => `${place.documentId}|${place.page}`);
  const numbers = [...pages.values()].flatMap((page) => {
    const quotes = page.flatMap(saidIn);
    const own = approvalNumbers(quotes).filter((number) => number !== had);
    const [number] = own;
    const covers = quotes.some((quote) => isSpanOver(quote, datesOfService));
    const isOther = isOfOtherCodes(quotes, codes);
    return own.length === 1 && number && covers && !isOther && quotes.some(grants) ? [number] : [];
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
  const sent = approvalSent(noticeText);
  const known = new Set([...box, ...(sent ? [sent] : [])]);
  return known.size === 1 ? [...known][0] : undefined;
}
