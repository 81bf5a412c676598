import type { PaperKind } from "@/lib/core/notice";
import { type Act, shareOfActs } from "../../weighed/said";
import { careStageOf } from "../stage";
import type { KindSigns } from "./kind-signs";

/** From here on nearly all sentences that the weights had not met were told right (docs/measured/reading.md). */
const TOLD = 0.7;

const REFUSING: readonly Act[] = ["claim_refused", "request_refused", "care_stopped"];

/** Words of a payer about somebody's claim or care; other people's letters refuse and ask as well. */
const WORDS_OF_PAYERS =
  /\b(?:claims?|plan|members?|beneficiary|enrollee|appeals?|reconsideration|decision|coverage|covered|benefits?|paid|payment|charges?|authorization|approved|approval)\b/gi;
const LEAST_WORDS = 5;

/** The kind by what the sentences of a paper do, where no rule knows their words. */
export function kindBySentences({ paper }: KindSigns): PaperKind | undefined {
  const words = new Set(paper.text.match(WORDS_OF_PAYERS)?.map((word) => word.toLowerCase()));
  if (words.size < LEAST_WORDS) return undefined;
  const does = (...acts: readonly Act[]) => shareOfActs(paper, ...acts);
  const [refused, asked, back] = [does(...REFUSING), does("records_wanted"), does("money_back")];
  if (back >= TOLD && back > refused) return "recoupment";
  if (asked >= TOLD && asked > refused) return "records_request";
  if (refused < TOLD) return undefined;
  const isAdvance =
    does("request_refused") > Math.max(does("claim_refused"), does("care_stopped")) ||
    does("care_stopped") > does("claim_refused");
  const stage = careStageOf(paper);
  return stage === "pre_service" || (stage === null && isAdvance) ? "prior_auth_denial" : "denial";
}
