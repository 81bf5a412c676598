"use client";

import dynamic from "next/dynamic";
import type { LetterDeskProps } from "./letter-desk";
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
    return (props: ReviewStepProps) => <LetterDesk {...props} markdown={Markdown} />;
  },
  { ssr: false, loading: () => <LetterDeskSkeleton /> },
);

type ReviewStepProps = Omit<LetterDeskProps, "markdown">;

export function ReviewStep(props: ReviewStepProps) {
  if (props.letter.content_format === "markdown") return <MarkdownDesk {...props} />;
  return <HtmlDesk {...props} markdown={null} />;
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
