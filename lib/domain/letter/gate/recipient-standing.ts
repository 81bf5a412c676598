import type { SendMethod } from "@/lib/core/enums";
import { sentencesOf } from "@/lib/domain/reading/deadline/answer-by";
import { readClaimsPlace } from "@/lib/domain/reading/payer/claims-place";

/** Whether the papers give a recipient for what is sent: `for_appeals` takes appeals, and is asked to take a corrected claim. */
export type RecipientStanding = "known" | "for_appeals" | "unknown";

type Papers = {
  /** Text of the denial letter. */
  notice: string;
  /** Of the payer in the practice's directory: where appeals go. */
  directoryFax: string;
  /** What was read as the notice's numbers for appeals. */
  appealFaxes: readonly string[];
  /** What is sent is a corrected claim. */
  isCorrected: boolean;
};

const CORRECTED = /\b(?:corrected|replacement|resubmitted) (?:claims?|bills?)\b/i;
const APPEALS = /\b(?:appeal|reconsideration|dispute|grievance|redetermination)/i;
/** A line may end at the number's last hyphen, as `page/broken-numbers.ts` of the reading knows. */
const PRINTED = /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s./-]{0,2}\d{3}(?:[\s.]|-\s{0,2})?\d{4}(?!\d)/g;

const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

/** A fax number or an address in its canonical form, held against the denial letter and the directory. */
export function recipientStanding(
  { method, to }: { method: SendMethod; to: string },
  papers: Papers,
): RecipientStanding {
  return method === "email" ? mailStanding(to.toLowerCase(), papers) : faxStanding(digitsOf(to), papers);
}

/** The whole address: one whose first or last letters were lost is another's. */
const gives = (text: string, address: string) => {
  const said = text.toLowerCase();
  for (let at = said.indexOf(address); at >= 0; at = said.indexOf(address, at + 1)) {
    const [before, after] = [said.slice(0, at), said.slice(at + address.length)];
    if (!/[\w.+-]$/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
};

function mailStanding(to: string, { notice, isCorrected }: Papers): RecipientStanding {
  if (!gives(notice, to)) return "unknown";
  if (!isCorrected) return "known";
  const naming = sentencesOf(notice).filter((sentence) => gives(sentence, to));
  const isForAppeals = (words: string) => APPEALS.test(words.replaceAll(to, "")) && !CORRECTED.test(words);
  return naming.length > 0 && naming.every((words) => isForAppeals(words.toLowerCase()))
    ? "for_appeals"
    : "known";
}

function faxStanding(
  to: string,
  { notice, directoryFax, appealFaxes, isCorrected }: Papers,
): RecipientStanding {
  const isSame = (one: string | undefined) => digitsOf(one ?? "") === to;
  if (isCorrected) {
    if (isSame(readClaimsPlace(notice).fax)) return "known";
    return [directoryFax, ...appealFaxes].some(isSame) ? "for_appeals" : "unknown";
  }
  const printed: readonly string[] = notice.match(PRINTED) ?? [];
  return [directoryFax, ...printed].some(isSame) ? "known" : "unknown";
}
