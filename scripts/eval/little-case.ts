import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { adviceOn } from "./write-case";

/** A payer's notice of one denied line, with its reason and what it prints beside that. */
export const denialOf = (
  payer: string,
  code: string,
  reason: string,
  { beside = "", day = "10/13/2026" }: { beside?: string; day?: string } = {},
): string => `${payer}
EXPLANATION OF PAYMENT          Notice date 11/02/2026
Patient: Jane Doe    DOB 03/04/1970    Member ID W123456789    Claim 26284-77120
Provider: Anna Wu

DATE         CODE           UNITS BILLED   ALLOWED   PAID   NOT PAID  REASON
${day}   ${code.padEnd(12)}   1    120.00    0.00    0.00    120.00   ${/\b(?:CO|PR|OA|PI)-[A-Z]?\d+\b/.exec(reason)?.[0] ?? ""}

${reason}
${beside}
You may appeal this decision in writing within 180 days of this notice.`;

/** What the app advises on a notice and the practice's papers, each a page. */
export function moveOf(notice: string, ...papers: readonly string[]) {
  const pages = papers.map((text, at) => {
    const document = fromPlainText(text);
    return { documentId: `paper-${at + 1}`, document, extraction: extractByRules(document) };
  });
  return adviceOn(extractByRules(fromPlainText(notice)), notice, pages).move;
}
