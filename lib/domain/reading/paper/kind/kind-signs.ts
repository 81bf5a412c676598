import { findCodes } from "../../denial/denial-code";
import { withoutWithdrawn } from "../../denial/replaced-code";
import type { Reading } from "../../page/candidate";
import { familiesOf } from "../../signs/kind-cues";
import { type Payments, paymentsOf } from "../../signs/payments";
import { type Paper, saidIn } from "../../signs/statements";
import { isOfficeBill } from "../office-bill";
import { isLetter, isPrintedByPayer } from "./layout-signs";
import { asksForRecordsByDay, isUnderReview } from "./records-request";
import { saysNo } from "./refusal-words";

/** What a paper's kind is told by, more than once. */
export type KindSigns = {
  reading: Reading;
  paper: Paper;
  families: ReturnType<typeof familiesOf>;
  /** What it says, without a decision that it takes back. */
  all: string[];
  payments: Readonly<Payments>;
  hasCode: boolean;
  /** One of its codes refuses. */
  deniesByCode: boolean;
  speaksOfRefusal: boolean;
  /** "Send within 45 days: the evaluation and the daily notes" names papers of a chart, and is none. */
  asksByDay: boolean;
  /** An office's bill to its patient. */
  isBill: boolean;
};

export function kindSignsOf(reading: Reading, paper: Paper): KindSigns {
  const families = familiesOf(paper);
  const codes = findCodes(reading);
  const all = withoutWithdrawn(saidIn(paper));
  const deniesByCode = codes.some((c) => c.isDenial === "yes");
  return {
    ...{ reading, paper, families, all, deniesByCode },
    payments: paymentsOf(reading),
    hasCode: codes.length > 0,
    speaksOfRefusal: saysNo(reading, paper, all) || deniesByCode,
    asksByDay: asksForRecordsByDay(paper) && isUnderReview(paper),
    isBill: isOfficeBill(paper) && families.eob < 3 && !isLetter(paper) && !isPrintedByPayer(paper),
  };
}
