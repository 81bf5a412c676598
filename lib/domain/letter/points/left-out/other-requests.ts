import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

const NUMBER = /(?<![\p{L}\d-])(?=[A-Z0-9-]*\d{4})[A-Z]{1,5}[A-Z0-9]*-[A-Z0-9-]{5,}(?![\p{L}\d])/gu;
const prefixOf = (number: string) => /^[A-Z]+-?/.exec(number)?.[0] ?? "";

/**
 * A row about another request of the same payer's numbering, where only this request is in question: what became of it says nothing of
 * this need. Where approvals or filings are in question, other numbers may be the answer.
 */
export function ofOtherRequest(
  { quote, measure }: Pick<ChartFact, "quote" | "measure">,
  { claimNumber = "", authorizationNumber = "", denialCategory, stage }: LetterFacts,
): boolean {
  if (measure || denialCategory !== "medical_necessity" || stage === "post_service") return false;
  const own = [claimNumber, authorizationNumber].filter((number) => prefixOf(number) !== "");
  const alike = (quote.match(NUMBER) ?? []).filter((number) =>
    own.some((one) => one.length === number.length && prefixOf(one) === prefixOf(number)),
  );
  return alike.length > 0 && alike.every((number) => !own.includes(number));
}

/** "DENIED letter 11/06/26, appeal this one": the desk's own state of the case that the letter is about. */
export const isStateOfCase = ({ quote, measure }: Pick<ChartFact, "quote" | "measure">): boolean =>
  !measure &&
  /\bden(?:ied|ial)\b/i.test(quote) &&
  /\b(?:to )?(?:appeal|dispute) (?:this(?: one)?|it|asap|due|by|needed|in progress|pending|sent)\b|\bneeds? (?:an? )?(?:appeal|dispute)\b/i.test(
    quote,
  );
