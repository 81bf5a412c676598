"use client";

import { AppLink } from "@/components/ui/app-link";
import type { LetterCitationDto } from "@/lib/domain/authority/schema";
import { lawHref } from "./law-labels";

interface LetterCitationsProps {
  citations: readonly LetterCitationDto[];
  onJump: (text: string, occurrence: number) => void;
}

/** What the letter cites of law and policy; each opens its rule, and what may not stand says why. */
export function LetterCitations({ citations, onJump }: LetterCitationsProps) {
  if (citations.length === 0) return null;
  const wrong = citations.filter(({ problem }) => problem).length;
  return (
    <section>
      <h4 aria-live="polite" className="font-semibold text-ink text-sm">
        {wrong === 0
          ? "Law cited"
          : wrong === 1
            ? "1 citation to take out"
            : `${wrong} citations to take out`}
      </h4>
      <p className="mt-0.5 text-ink-muted text-sm">
        A letter cites only rules that were checked and that govern this plan, stage and level.
      </p>
      <ul className="mt-2 divide-y overflow-hidden rounded-lg border bg-surface">
        {citations.map(({ text, occurrence, provision_id, problem }) => (
          <li key={`${text}-${occurrence}`} className="px-3 py-1.5 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <button
                type="button"
                className="min-w-0 break-words text-left text-ink hover:underline"
                onClick={() => onJump(text, occurrence)}
              >
                <span className="sr-only">Go to </span>
                {text}
              </button>
              {provision_id && (
                <AppLink
                  href={lawHref(provision_id)}
                  target="_blank"
                  className="flex shrink-0 items-center gap-1 text-xs"
                >
                  <span aria-hidden className="icon icon-book-open size-3.5" /> Read the rule
                  <span className="sr-only"> {text}</span>
                </AppLink>
              )}
            </div>
            {problem && <p className="text-warning-text text-xs">{problem}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
