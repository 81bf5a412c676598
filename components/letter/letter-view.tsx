"use client";

import { lazyPartInBrowser } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { LetterFormat } from "@/lib/core/enums";

export interface LetterViewProps {
  content: string;
  format: LetterFormat;
  /** Names the letter for who can't see it. */
  label?: string;
}

function LetterSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Opening the letter
      </span>
      <Skeleton className="mx-auto h-96 max-w-[51rem] rounded-sm" />
    </div>
  );
}

/** A letter to read, as it will print. Its script is large: it comes with the first letter that is opened. */
const LetterSheet = lazyPartInBrowser<LetterViewProps>(<LetterSkeleton />, () =>
  import("./letter-sheet").then((file) => file.default),
);

/** Another letter or format is another editor: hence the key. */
export function LetterView(props: LetterViewProps) {
  return <LetterSheet key={`${props.format} ${props.content}`} {...props} />;
}
