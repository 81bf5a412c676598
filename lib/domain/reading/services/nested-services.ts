import type { DeniedLine } from "@/lib/core/notice";
import type { CodeMention } from "../denial/code-mentions";
import { bare } from "../denial/refused-rows";
import { inScope, type Reading } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import { parseMoney } from "../page/identifiers";
import { kept } from "../page/kept";
import { isBlank, type Line } from "../page/page-lines";
import { codesOf, reasonOf } from "./row-codes";
import { AMOUNT, type Notice } from "./service-rows";

/**
 * Services of a list within a list: "Line 2" over "- 10/08/2026, 97140-59, manual therapy" over "- charged $48.00, allowed $0.00" over
 * "- code CO-97, remark M15"; or the service's own line over what is set in below it.
 */
type Nested = { procedure: string; service: number; from: number; to: number };

/** "Line 2", "Service 3:" alone. */
const NUMBERED = /^\s*(?:[-•*]\s+)?(?:line|service|item|charge|procedure) ?#?\d{1,2}\s*[:.]?\s*$/i;
/** "- 10/08/2026, 97140-59, manual therapy", "* 97140 - manual therapy", "Procedure: 97140" */
const SERVICE =
  /^\s*(?:[-•*·–]\s+|\(?\w{1,2}[.)]\s+)?(?:(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{L}{3,9} \d{1,2}, \d{4})(?:,|:| [-–])? +)?(?:(?:CPT|HCPCS|code|procedure|service)(?: code)?:? )?(\d{5}|[A-CEGHJ-MP-V]\d{4})(?:-[A-Z\d]{2}){0,3}(?=[,:;]| [-–(x×]| {2}|\s*$)/iu;
const DEEPEST = 8;

const CHARGED = /\b(?:billed|charged?|charges|submitted)(?: amount)?:? (\$? ?[\d,]+\.\d\d)/i;
const PAID = /(?<!\bnot )\b(?:paid|pays?|payment)(?: amount)?:? (\$? ?[\d,]+\.\d\d)/i;
const REFUSED =
  /\b(?:denied|disallowed|refused|rejected|not (?:paid|covered|payable|allowed)|non-?covered)(?: amount)?:? (\$? ?[\d,]+\.\d\d)/i;
const IS_REFUSED = /\b(?:denied|disallowed|refused|rejected|not (?:paid|covered|payable|allowed))\b/i;

const indentOf = (line: Line | undefined): number => line?.cells[0]?.start ?? 0;

const nestedServices = kept((lines: Line[]): Nested[] =>
  lines.flatMap(({ text }, at) => {
    const procedure = (text.match(AMOUNT)?.length ?? 0) === 0 ? SERVICE.exec(text)?.[1] : undefined;
    if (!procedure) return [];
    const head = headOf(lines, at);
    const depth = indentOf(lines[head]);
    let to = at;
    while (to - head < DEEPEST && isSetIn(lines[to + 1], depth)) to++;
    const own = lines.slice(head + 1, to + 1);
    // Under the service stands what was charged for it and for nothing else.
    const charges = own.filter((line) => CHARGED.test(line.text)).length;
    const services = own.filter((line, i) => head + 1 + i !== at && SERVICE.test(line.text)).length;
    return charges === 1 && services === 0 ? [{ procedure, service: at, from: head, to }] : [];
  }),
);

/** The line under which all of the service stands: "Line 2", else its own. */
function headOf(lines: readonly Line[], at: number): number {
  const depth = indentOf(lines[at]);
  for (let over = at - 1; over >= 0 && at - over <= DEEPEST && !isBlank(lines[over]); over--)
    if (NUMBERED.test(lines[over]?.text ?? "")) return indentOf(lines[over]) < depth ? over : at;
  return at;
}

const isSetIn = (line: Line | undefined, depth: number): boolean =>
  line !== undefined && !isBlank(line) && indentOf(line) > depth && !/\btotals?\b/i.test(line.text);

/** Whether a line names the service of such a list. */
export const namesNestedService = (lines: Line[], at: number, code: string): boolean =>
  nestedServices(lines).some(({ service, procedure }) => service === at && procedure === code);

/** The refused ones: a code of theirs refuses, or a word, and nothing was paid. */
export function deniedInNest(
  notice: Notice,
  told: (code: CodeMention) => Pick<DeniedLine, "groupCode" | "code" | "reason">,
): DeniedLine[] {
  const { reading, scope } = notice;
  return nestedServices(reading.lines).flatMap(({ procedure, service, from, to }) => {
    if (!inScope(scope, service)) return [];
    const isOwn = ({ line }: { line: number }) => line >= from && line <= to;
    const text = textOf(reading, from, to);
    const billed = amountBehind(CHARGED, text) ?? null;
    const paid = amountBehind(PAID, text);
    const refused = amountBehind(REFUSED, text);
    const code = notice.codes.find((one) => isOwn(one) && one.isDenial !== "no" && one.code !== procedure);
    const isRefused = (code && paid !== undefined) || IS_REFUSED.test(text);
    if (!billed || Number(paid ?? 0) > 0 || !isRefused) return [];
    const days = [...new Set(datesOn({ text }).map(({ iso }) => iso))];
    const row = {
      procedureCode: procedure,
      dateOfService: days.length === 1 ? (days[0] ?? null) : null,
      ...{ billed, amount: refused && Number(refused) > 0 ? refused : billed },
      remarks: notice.remarks.filter(isOwn).map((one) => one.code),
    };
    return [{ ...row, ...(code ? told(code) : ownCodeIn(notice, text, procedure)) }];
  });
}

/** "Not covered $68.00  VL2" over "VL2   The plan pays for 20 visits …": a payer's own code that the page explains. */
function ownCodeIn(
  notice: Notice,
  text: string,
  procedure: string,
): Pick<DeniedLine, "groupCode" | "code" | "reason"> {
  const own = (text.match(OWN_CODE) ?? []).find(
    (one) => one !== procedure && notice.legend.some(({ marker }) => bare(marker) === one),
  );
  if (!own) return { groupCode: null, code: null, reason: null };
  return { ...codesOf(notice, own), reason: reasonOf(notice, own, []) };
}
const OWN_CODE = /(?<![\w$.,/-])(?!(?:MA?|N)\d)(?=[A-Z]*\d)[A-Z\d]{2,5}(?![\w/-]|[.,]\d)/g;

const textOf = ({ lines }: Reading, from: number, to: number): string =>
  lines
    .slice(from, to + 1)
    .map((line) => line.text)
    .join("\n");

const amountBehind = (words: RegExp, text: string): string | undefined =>
  parseMoney(words.exec(text)?.[1] ?? "");
