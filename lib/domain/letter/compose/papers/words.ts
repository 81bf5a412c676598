import { isStated, type LetterFacts, stated } from "../../facts/facts";
import { type Block, paragraph } from "../../text/blocks";
import { quotedReason } from "../said-reason";

/** "Your notice of August 19, 2026". */
export const theNotice = (facts: LetterFacts) =>
  isStated(facts, "noticeDate") ? `Your notice of ${stated(facts, "noticeDate")}` : "Your notice";

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
