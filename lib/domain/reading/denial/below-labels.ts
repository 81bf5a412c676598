import type { Reading } from "../page/candidate";
import { type Span, textOf } from "../page/page-lines";
import { GAPS } from "./reason-sources/from-prose";
import type { ReasonText } from "./reason-text";

/** "Provider …     Patient …   Claim …" and below it the reason: without a full stop between them the row of labels is no part of it. */
export function belowLabels({ lines, labeled }: Reading, reason: ReasonText): ReasonText {
  const isRow = ({ line }: Span) =>
    GAPS.test(lines[line]?.text ?? "") &&
    new Set(labeled.flatMap((v) => (v.labelLine === line && v.span.line === line ? [v.label.kind] : [])))
      .size > 1;
  // The letterhead may stand over the row.
  const under = reason.spans.slice(reason.spans.slice(0, 2).findLastIndex(isRow) + 1);
  const first = under.findIndex(({ line }) => !OF_A_STAMP.test(lines[line]?.text ?? ""));
  const spans = under.slice(Math.max(0, first));
  if (spans.length === reason.spans.length || spans.length === 0) return reason;
  return { ...reason, spans, value: textOf(lines, spans) };
}

/** "CLAIM NO.  X301-882-72264" and "REASON  16    REMARK  N290": lines of a stamp that hold nothing else, over the reason. */
const OF_A_STAMP =
  /^\W*(?:(?:claim )?denied(?:[\s:*-]{1,40}(?:[A-Z]{3} )?\d[\d ,/-]{3,14})?|claim(?: (?:no|number))?[ .:#]{1,8}(?=\S*\d)\S+|(?:(?:reason|denial|remark)s?(?: codes?)?[ .:#]{1,8}(?:[A-Z]{2}[ -])?[A-Z]{0,2}\d{1,4}\s*){1,3})\W*$/i;
