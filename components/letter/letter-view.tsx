"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";
import type { LetterFormat } from "@/lib/core/enums";

export interface LetterViewProps {
  content: string;
  format: LetterFormat;
  /** Names the letter for who can't see it. */
  label?: string;
}

/** A letter to read, as it will print. Its script is large: it comes with the first letter that is opened. */
const LetterSheet = dynamic<LetterViewProps>(() => import("./letter-sheet"), {
  ssr: false,
  loading: () => <LetterSkeleton />,
});

/** Another letter or format is another editor: hence the key. */
export function LetterView(props: LetterViewProps) {
  return <LetterSheet key={`${props.format} ${props.content}`} {...props} />;
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
