"use client";

import { CircleCheck } from "lucide-react";
import { Children, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import type { LetterFindingDto, LetterReviewDto } from "@/lib/domain/letter/schema";
import { Waiting } from "./waiting";

const KINDS: Record<LetterFindingDto["kind"], string> = {
  name: "Name",
  number: "Number",
  date: "Date",
  code: "Code",
  amount: "Amount",
  quote: "Quotation",
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

function factsTitle({ unsupported }: LetterReviewDto): string {
  if (unsupported.length === 0) return "Every fact stands in a record or a document";
  return unsupported.length === 1
    ? "1 fact without a source"
    : `${unsupported.length} facts without a source`;
}

/** A fact that only the documents have is as good as their reading: it counts as found, not as confirmed. */
function factsNote({ unsupported, confirmed, in_documents }: LetterReviewDto): string {
  const found = `${confirmed} confirmed by your records or by a person, ${in_documents} as read in the documents only`;
  return unsupported.length === 0
    ? `${found}. Compare those with the paper.`
    : `These were not found in any document or record. Of the others, ${found}.`;
}

interface CheckGroupProps {
  title: string;
  note: string;
  done: boolean;
  children: ReactNode;
}

function CheckGroup({ title, note, done, children }: CheckGroupProps) {
  return (
    <section>
      <h4 aria-live="polite" className="flex items-center gap-1.5 font-semibold text-ink text-sm">
        {done && <CircleCheck aria-hidden className="size-4 text-success" />}
        {title}
      </h4>
      <p className="mt-0.5 text-ink-muted text-sm">{note}</p>
      {Children.count(children) > 0 && (
        <ul className="mt-2 divide-y overflow-hidden rounded-lg border bg-surface">{children}</ul>
      )}
    </section>
  );
}

interface JumpLineProps {
  onClick: () => void;
  aside: string;
  children: ReactNode;
}

function JumpLine({ onClick, aside, children }: JumpLineProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-9 w-full items-baseline justify-between gap-3 px-3 py-1.5 text-left text-sm outline-offset-[-2px] hover:bg-hover"
      >
        <span className="min-w-0 break-words text-ink">
          <span className="sr-only">Go to </span>
          {children}
        </span>
        <span className="shrink-0 text-ink-muted text-xs">{aside}</span>
      </button>
    </li>
  );
}
