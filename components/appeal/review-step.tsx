"use client";

import dynamic from "next/dynamic";
import type { LetterDto } from "@/lib/domain/appeal/schema";
import { Waiting } from "./waiting";

/** The editor is large and needs a browser: it comes when the step is opened, and Markdown where the letter is that. */
const HtmlDesk = dynamic(() => import("./letter-desk"), {
  ssr: false,
  loading: () => <LetterDeskSkeleton />,
});
const MarkdownDesk = dynamic(
  async () => {
    const [{ default: LetterDesk }, { Markdown }] = await Promise.all([
      import("./letter-desk"),
      import("@tiptap/markdown"),
    ]);
    return ({ letter }: { letter: LetterDto }) => <LetterDesk letter={letter} markdown={Markdown} />;
  },
  { ssr: false, loading: () => <LetterDeskSkeleton /> },
);

export function ReviewStep({ letter }: { letter: LetterDto }) {
  if (letter.content_format === "markdown") return <MarkdownDesk letter={letter} />;
  return <HtmlDesk letter={letter} markdown={null} />;
}

function LetterDeskSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Opening the letter
      </span>
      <Waiting className="h-6 w-40 rounded-sm" />
      <Waiting className="mt-2 h-4 w-96 max-w-full rounded-sm" />
      <div className="mt-4 grid gap-5 lg:grid-cols-2">
        <Waiting className="h-[450px] rounded-lg" />
        <Waiting className="h-[450px] rounded-lg max-lg:hidden" />
      </div>
    </div>
  );
}
