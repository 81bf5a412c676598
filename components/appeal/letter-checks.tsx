"use client";

import { Alert } from "@/components/ui/alert";
import type { LetterFindingDto, LetterReviewDto } from "@/lib/domain/letter/schema";
import { CheckGroup, JumpLine } from "./check-group";
import { factsNote, factsTitle } from "./facts-labels";
import { LetterCitations } from "./letter-citations";
import { Waiting } from "./waiting";

const KINDS: Record<LetterFindingDto["kind"], string> = {
  name: "Name",
  number: "Number",
  date: "Date",
  code: "Code",
  amount: "Amount",
  quote: "Quotation",
  finding: "Finding",
};

interface LetterChecksProps {
  blanks: readonly { text: string; count: number }[];
  review: LetterReviewDto | null;
  /** The check itself did not work. */
  failure: string | null;
  onJump: (text: string, occurrence: number) => void;
}

/** What a person should look at before the letter goes out; each line leads to its place. */
export function LetterChecks({ blanks, review, failure, onJump }: LetterChecksProps) {
  const blankCount = blanks.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-5">
      {failure ? (
        <Alert tone="warning" title="The facts could not be checked">
          {failure}
        </Alert>
      ) : review === null ? (
        <div className="grid gap-2">
          <Waiting className="rounded-sm h-4 w-40" />
          <Waiting className="rounded-sm h-4 w-full" />
        </div>
      ) : (
        <CheckGroup
          title={factsTitle(review)}
          note={factsNote(review)}
          done={review.unsupported.length === 0 && review.in_documents === 0}
        >
          {review.unsupported.map(({ text, kind, occurrence }) => (
            <JumpLine
              key={`${text}-${occurrence}`}
              onClick={() => onJump(text, occurrence)}
              aside={KINDS[kind]}
            >
              {text}
            </JumpLine>
          ))}
        </CheckGroup>
      )}
      {review && <LetterCitations citations={review.citations} onJump={onJump} />}
      <CheckGroup
        title={
          blankCount === 0
            ? "No blanks"
            : blankCount === 1
              ? "1 blank to fill"
              : `${blankCount} blanks to fill`
        }
        note={
          blankCount === 0
            ? "Nothing is left in brackets."
            : "The letter is missing these facts. Replace each one, or delete its line."
        }
        done={blankCount === 0}
      >
        {blanks.map(({ text, count }) => (
          <JumpLine key={text} onClick={() => onJump(text, 0)} aside={count > 1 ? `${count} times` : ""}>
            {text}
          </JumpLine>
        ))}
      </CheckGroup>
    </div>
  );
}
