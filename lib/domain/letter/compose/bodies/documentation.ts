import type { LetterBody, LetterContext } from "../letter-body";
import { reachedBy } from "../letter-frame";

/** Where money is wanted back for services called undocumented, the record is there to be judged, and was not asked for. */
export const documentation = ({ hasRecords, facts }: LetterContext): LetterBody =>
  facts.takenBack
    ? {
        title: hasRecords ? "What the record shows of these services" : "Why the decision should be changed",
        asks: [
          `decide on each service that you call undocumented${hasRecords ? " from the enclosed record" : ""}`,
          "tell us which service you still find undocumented, and which entry you miss",
        ],
      }
    : {
        title: hasRecords ? "The records you asked for" : "Why the decision should be changed",
        asks: [
          `reopen the claim${hasRecords ? " with the enclosed records" : ""} and decide it on its merits`,
          `tell us${reachedBy(facts)} which single item is missing, should you find the records incomplete`,
        ],
      };
