import type { DeniedLine } from "@/lib/core/notice";
import type { CodeMention } from "../denial/code-mentions";
import { inScope } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import { parseMoney } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import { AMOUNT, type Notice, PROCEDURE } from "./service-rows";

/** What was refused of a service; what a label calls an adjustment by contract is not. */
const REFUSED = /\b(?:den(?:y|ied)|not (?:cov|pay|allow)|non-?cov|disallow|ineligible|excluded)/i;
const PAID = /\bpaid\b|payment|benefit/i;

type Service = { procedure: string; date: string | null; facts: LabeledValue[]; lines: number[] };

/**
 * Refused services of a list that prints one fact a line: "Service  08/06/2026  45385" over "Billed  $1,465.00", "Noncovered
 * $1,465.00  CO4" and "Paid  $0.00".
 */
export function deniedInList(
  notice: Notice,
  told: (code: CodeMention) => Pick<DeniedLine, "groupCode" | "code" | "reason">,
): DeniedLine[] {
  return servicesOf(notice).flatMap(({ procedure, date, facts, lines }) => {
    const amount = (is: (v: LabeledValue) => boolean) => facts.filter(is).map(moneyOf)[0];
    const billed = amount((v) => v.label.kind === "billed") ?? null;
    const refused = amount((v) => v.label.kind === "money" && REFUSED.test(v.labelText));
    const nothing = amount((v) => v.label.kind === "money" && PAID.test(v.labelText)) === "0.00";
    const code = notice.codes.find((one) => lines.includes(one.line) && one.isDenial !== "no");
    const taken = refused && Number(refused) > 0 ? refused : nothing && code ? billed : null;
    if (!taken || (!code && !nothing)) return [];
    const remarks = notice.remarks.filter(({ line }) => lines.includes(line)).map((one) => one.code);
    const line = { procedureCode: procedure, dateOfService: date, billed, amount: taken, remarks };
    return [{ ...line, ...(code ? told(code) : { groupCode: null, code: null, reason: null }) }];
  });
}

/** Each opens with a labeled line that holds a procedure and no amount; lines of one labeled amount each follow. */
function servicesOf({ reading, scope, codes }: Notice): Service[] {
  const services: Service[] = [];
  reading.lines.forEach((line, index) => {
    if (!inScope(scope, index)) return;
    const own = reading.labeled.filter((v) => v.labelLine === index && v.layout !== "below");
    const [first] = own;
    const procedure = [...line.text.replace(AMOUNT, "").matchAll(PROCEDURE)][0]?.[1];
    const opens = first && (first.label.kind === "service_date" || first.label.kind === "procedure");
    if (opens && procedure && !line.text.match(AMOUNT)) {
      services.push({ procedure, date: datesOn(line)[0]?.iso ?? null, facts: [], lines: [index] });
      return;
    }
    const open = services.at(-1);
    const amounts = line.text.match(AMOUNT)?.length ?? 0;
    // "Date   08/12/2026" right under the service that has none.
    const [day] = datesOn(line);
    if (
      open &&
      open.facts.length === 0 &&
      !open.date &&
      /\b(?:date|day)\b/i.test(first?.labelText ?? "") &&
      day &&
      own.length === 1
    ) {
      open.date = day.iso;
      open.lines.push(index);
      return;
    }
    // "Reason B7" under the amounts.
    const isCode =
      amounts === 0 && codes.some((one) => one.line === index) && open?.lines.at(-1) === index - 1;
    if (open && isCode) open.lines.push(index);
    if (!open || open.lines.at(-1) !== index - 1 || amounts !== 1 || /\btotal/i.test(line.text)) return;
    open.lines.push(index);
    if (first && own.length === 1 && moneyOf(first) !== undefined) open.facts.push(first);
  });
  return services.filter(({ facts }) => facts.length > 1);
}

const moneyOf = ({ value }: LabeledValue): string | undefined => parseMoney(value.split(/ {2,}/)[0] ?? "");
