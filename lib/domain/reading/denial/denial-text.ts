import { bestOf, type Candidate, type Reading, type Scope } from "../page/candidate";
import { type Span, textOf } from "../page/page-lines";
import { type ReasonList, readReasonLists } from "./reason-list";
import { inParts, withList } from "./reason-points";
import { fromLabels, fromRows } from "./reason-sources/from-labels";
import { entriesOfRows, fromLegend } from "./reason-sources/from-legend";
import { fromProse, strongestSentence } from "./reason-sources/from-prose";
import { fromHeadedParagraph, fromReviewer } from "./reason-sources/from-reviewer";
import type { ReasonText } from "./reason-text";
import { NO_REASON_OF_A_FORM } from "./ticked-reason";
import { withTicked } from "./with-ticked";

export function readDenialText(
  reading: Reading,
  code: (Candidate & { code: string }) | undefined,
  scope: Scope | undefined,
): ReasonText | undefined {
  const inside = (list: ReasonList) => {
    const at = list.intro[0]?.line ?? 0;
    return !scope || (at >= scope.from && at <= scope.to);
  };
  // "[X] 1. Your entire claim is denied as follows": a list of how much was refused.
  const says = (spans: Span[]) => !NO_REASON_OF_A_FORM.test(textOf(reading.lines, spans));
  const isReason = ({ intro, points: [first = []] }: ReasonList) => says(intro) && says(first.slice(0, 1));
  const lists = readReasonLists(reading.lines).filter((list) => inside(list) && isReason(list));
  const candidates = [
    ...fromLegend(reading, code?.code, scope),
    ...fromLabels(reading),
    ...fromRows(reading),
    ...fromProse(reading, scope, entriesOfRows(reading)),
    ...fromReviewer(reading),
    ...fromHeadedParagraph(reading),
  ];
  const best = bestOf(candidates);
  const stated = best && best.score >= 0.4 ? best : undefined;
  const read = withList(reading, stated, lists) ?? inParts(reading, stated) ?? strongestSentence(reading);
  return withTicked(reading, read, candidates);
}
