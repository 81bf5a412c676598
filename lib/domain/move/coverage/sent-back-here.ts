import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isForACase } from "../facts/said-as-fact";
import { distinctive, lettersOf } from "./other-plan";

const REFUSED =
  /\b(?:denied|denial|denies|rejected|returned(?! (?:our|the|a|my) (?:call|voicemail|message))|not (?:ours|our (?:responsibility|benefit|liability)))\b/i;
/** The next words are the name of who should have it. */
const SENT_ON =
  /\b(?:bill|(?:send|submit|forward)(?: (?:it|this|that|the claim))? to|file(?: (?:it|this|that|the claim))? with|(?:belongs|goes) to|responsibility of)(?: the)? /i;
/** Where the practice itself decides to send it there, nobody has named the payer. */
const BY_US = /\b(?:we|I|us|our (?:office|biller))\b/i;
const NOT_HERE = /\b(?:not|never)\b(?! (?:ours|our)\b)/i;
const PAID = /\bpaid\b(?! (?:\$ ?)?0\b)|\bsecondary\b/i;

/**
 * Another payer that had the claim refused it and names the payer of the notice as the right one: each has sent it to the other, and the first one has to say
 * why the second is wrong.
 */
export function sentBackHere(pages: readonly Page[], payerName: string): Ground | undefined {
  const own = distinctive(payerName);
  if (own.length === 0) return undefined;
  const isOwn = (text: string) => own.some((word) => lettersOf(text).includes(word));
  for (const page of pages)
    for (const line of linesOf(page)) {
      const refused = REFUSED.exec(line);
      if (!refused || PAID.test(line) || isForACase(line, refused.index)) continue;
      const said = line.slice(refused.index);
      const on = SENT_ON.exec(said);
      const before = line.slice(0, refused.index);
      const behind = on
        ? said.slice(on.index + on[0].length, on.index + on[0].length + REACH).replace(/[.;,].*$/, "")
        : "";
      if (
        NOT_HERE.test(said) ||
        /\b(?:appeal\w*|only|balance|duplicate)\b/i.test(said) ||
        BY_US.test(said.slice(0, on?.index)) ||
        isOwn(before) ||
        !isOwn(behind)
      )
        continue;
      if (findPayers(before).length > 0) return groundOf(page, line);
    }
  return undefined;
}
const REACH = 20;
