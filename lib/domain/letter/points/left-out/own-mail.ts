import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

const MAIL = /^(?:E-mail|Message) from (.+)$/;
const OF_OFFICE =
  /\b(?:front desk|billing|biller|scheduling|scheduler|reception(?:ist)?|office manager|medical records)\b/i;
/** What the names of many practices share. */
const OF_MANY =
  /^(?:physical|therapy|pt|chiropractic|family|medicine|clinic|center|health|care|the|of|and|at|llc|inc|pc)$/i;

/** "Medical Records Review, Acme", "Employer scheduling": another's desk has such names, too. */
const OF_PAYER =
  /\(|\b(?:reviews?|unit|insurance|mutual|health plan|employer|claims|adjust\w*|carrier|casualty|indemnity|TPA)\b/i;
const LEAST_ACCOUNT = 8;

/** What the practice's own desk wrote to somebody proves that it wrote, and nothing of the patient or of what was agreed. */
export function isOwnMail(
  { heading, topics }: Pick<ChartFact, "heading" | "topics">,
  { practiceName = "" }: Pick<LetterFacts, "practiceName">,
): boolean {
  const writer = MAIL.exec(heading)?.[1];
  if (!writer || topics.some((topic) => topic === "sent_before" || topic === "filing")) return false;
  const words = practiceName.split(/[^\p{L}\d]+/u).filter((word) => word.length > 2 && !OF_MANY.test(word));
  const named = words.length > 0 && words.every((word) => writer.toLowerCase().includes(word.toLowerCase()));
  // "permianhand (jvela)": how a portal writes the practice's account.
  const account = (/^[\p{L}\d]+/u.exec(writer)?.[0] ?? "").toLowerCase();
  const isAccount =
    account.length >= LEAST_ACCOUNT &&
    practiceName
      .toLowerCase()
      .replace(/[^\p{L}\d]/gu, "")
      .startsWith(account);
  return named || isAccount || (OF_OFFICE.test(writer) && !OF_PAYER.test(writer));
}
