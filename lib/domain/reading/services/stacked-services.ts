import type { DeniedLine } from "@/lib/core/notice";
import type { CodeMention } from "../denial/code-mentions";
import { inScope } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import { parseMoney } from "../page/identifiers";
import type { Notice } from "./service-rows";

const OPENS = /^(\d{5}|[A-Z]\d{4})(?:[- ][A-Z\d]{2})?(?: ?(?:[-–x×*,(]|units?\b).{0,40})?$/;
const NUMBERED = /^(?:#|line |service )\d{1,3}$/i;
const DENIED = /^(?:denied|not (?:covered|paid|payable|allowed)|rejected)$/i;
const DEEPEST = 6;

/**
 * Services of a portal's screen that was pasted as text: each fact of a service in a line of its own, "10/06/2026" over "95117 - x1" over
 * "$52.00" over "Denied" over "CO 97 / N20".
 */
export function deniedInStack(
  notice: Notice,
  told: (code: CodeMention) => Pick<DeniedLine, "groupCode" | "code" | "reason">,
): DeniedLine[] {
  const { lines } = notice.reading;
  const alone = (at: number) => (lines[at]?.cells.length === 1 ? (lines[at]?.cells[0]?.text ?? "") : "");
  const isBreak = (at: number) => NUMBERED.test(alone(at)) || lines[at]?.cells.length !== 1;
  const heads = lines.flatMap((_, at) => (OPENS.test(alone(at)) && inScope(notice.scope, at) ? [at] : []));
  return heads.flatMap((head, place) => {
    const procedure = OPENS.exec(alone(head))?.[1] ?? null;
    const [day] = datesOn({ text: alone(head - 1) });
    const date = day?.start === 0 && day.end === alone(head - 1).length ? day.iso : null;
    const next = (heads[place + 1] ?? lines.length) - 1;
    const own: number[] = [];
    for (let at = head + 1; at <= Math.min(next, head + DEEPEST) && !isBreak(at); at++) own.push(at);
    const billed = own.map((at) =>
      /^\$? ?[\d,]+\.\d\d$/.test(alone(at)) ? parseMoney(alone(at)) : undefined,
    )[0];
    const isDenied = own.some((at) => DENIED.test(alone(at)));
    const code = notice.codes.find((one) => own.includes(one.line) && one.isDenial !== "no");
    if (!billed || !isDenied) return [];
    const remarks = notice.remarks.filter(({ line }) => own.includes(line)).map((one) => one.code);
    const line = { procedureCode: procedure, dateOfService: date, billed, amount: billed, remarks };
    return [{ ...line, ...(code ? told(code) : { groupCode: null, code: null, reason: null }) }];
  });
}
