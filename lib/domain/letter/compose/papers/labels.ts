import { isStated, type LetterFacts, stated } from "../../facts/facts";
import { type Block, paragraph } from "../../text/blocks";
import { quotedReason } from "../said-reason";

/** "Your notice of August 19, 2026"; `named` is what it prints of itself. */
export const theNotice = (facts: LetterFacts, named = "") =>
  `Your notice${isStated(facts, "noticeDate") ? ` of ${stated(facts, "noticeDate")}` : ""}${named}`;

/** "Tideline Therapy asks", or "We ask" where the practice has no name on file. */
export const practiceDoes = (facts: LetterFacts, one: string, we: string) =>
  isStated(facts, "practiceName") ? `${stated(facts, "practiceName")} ${one}` : `We ${we}`;

/** The payer's code and reason word for word, where they are known: "<lead> code CO-16 and this reason:". */
export function saidReason(facts: LetterFacts, lead: string): Block[] {
  const code = isStated(facts, "denialCode") ? `code ${stated(facts, "denialCode")}` : "";
  if (!isStated(facts, "denialText")) return code ? [paragraph(`${lead} ${code}.`)] : [];
  return [
    paragraph(`${lead} ${[code, "this reason"].filter(Boolean).join(" and ")}:`),
    { kind: "quote", text: quotedReason(facts) },
  ];
}
