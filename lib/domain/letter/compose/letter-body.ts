import type { LineOfBusiness } from "@/lib/core/notice";
import { carcOf, remarksOf } from "@/lib/domain/move/denial-code";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { cleanFact, isStated, type LetterFacts } from "../facts/facts";
import type { Block } from "./blocks";

/** What the denial's category adds to the frame that all letters share. */
export type LetterBody = {
  /** The answer to the payer's reason. */
  answer: Block[];
  /** Requests beyond the common ones, each a sentence that follows "We ask that you". */
  asks: string[];
  /** Papers that this kind of denial needs; each becomes a blank in the list of enclosures. */
  needs: string[];
  /** Replaces the common first request ("reverse the denial and pay the claim"). */
  mainAsk?: string;
  /** Replaces the heading of the RE block, when the letter is no appeal. */
  heading?: string;
  /** Replaces "an appeal" in the opening sentence. */
  request?: string;
};

export type LetterContext = {
  facts: LetterFacts;
  plan: LineOfBusiness | null;
  level: 1 | 2;
  carc: string;
  remarks: string[];
  /** Denied before the service: there is an authorization request and no claim yet. */
  preService: boolean;
};

export function letterContext(facts: LetterFacts): LetterContext {
  return {
    facts,
    plan: lineOfBusinessOf(facts, facts.denialText),
    level: facts.appealLevel ?? 1,
    carc: carcOf(facts),
    remarks: remarksOf(facts),
    preService: !isStated(facts, "claimNumber") && isStated(facts, "authorizationNumber"),
  };
}

/** Sentences that state a consequence or the way to appeal: there is nothing in them to answer. */
const NO_REASON =
  /not responsible|(may|must|do) not bill|no benefits (are|is)|you may owe|(claim|service|request) is (therefore )?denied\.?$|appeal|reconsideration|thank you|contact|call us|write to/i;

/** The sentences of the payer's reason, as printed, so that each can be answered. At most five. */
function reasonSentences(facts: LetterFacts): string[] {
  const text = cleanFact(facts.denialText ?? "");
  const sentences = text.match(/(?:[^.!?]|[.!?](?=\S))+[.!?]*/g) ?? [];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length >= 4 && !NO_REASON.test(sentence))
    .slice(0, 5);
}

/** A table that sets each sentence of the payer's reason against the place in the record that answers it. */
export function pointByPoint(facts: LetterFacts, answerBlank: string): Block[] {
  const sentences = reasonSentences(facts);
  if (sentences.length < 2) return [];
  return [
    {
      kind: "table",
      head: ["You say", "Our answer"],
      rows: sentences.map((sentence) => [`“${sentence}”`, `[${answerBlank}]`]),
    },
  ];
}
