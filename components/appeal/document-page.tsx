"use client";

import { useEffect, useRef } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { AppealDocumentDto } from "@/lib/domain/appeal/schema";
import type { DocumentPage } from "./appeal-calls";
import { drawWords } from "./page-type";
import type { Highlight } from "./source-highlight";

interface PageViewProps {
  document: AppealDocumentDto;
  page: DocumentPage | undefined;
  highlight: Highlight | null;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(3)}%`;
const PICTURES = ["image/png", "image/jpeg"];

/** One page at its own proportions: the picture itself, or its words where they stood, with the marked ones. */
export function PageView({ document, page, highlight }: PageViewProps) {
  const marks = useRef<HTMLDivElement>(null);
  const boxes = highlight?.boxes ?? [];
  const isPicture = PICTURES.includes(document.uploaded_document_info.media_type);
  const first = boxes[0];
  useEffect(() => {
    if (first && page) marks.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [first, page]);

  if (!page) return <Skeleton className="aspect-[8.5/11] w-full rounded-sm" />;
  return (
    <div
      className="relative w-full overflow-hidden rounded-sm bg-paper text-on-paper shadow-paper [color-scheme:light] [container-type:inline-size]"
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    >
      {isPicture ? (
        // biome-ignore lint/performance/noImgElement: users' files never pass the image optimizer
        <img
          src={document.file_url}
          alt={`Page ${page.number} as uploaded`}
          className="absolute inset-0 size-full object-fill"
        />
      ) : (
        <PageWords page={page} />
      )}
      {boxes.map((box, index) => (
        <div
          key={`${box.x}-${box.y}-${box.width}`}
          ref={index === 0 ? marks : undefined}
          aria-hidden
          className="pointer-events-none absolute scroll-m-24 rounded-[2px] border border-[#b8860b]/70 bg-[#ffd84d]/40 mix-blend-multiply"
          style={{
            left: percent(box.x - 0.004),
            top: percent(box.y - 0.002),
            width: percent(box.width + 0.008),
            height: percent(box.height + 0.004),
          }}
        />
      ))}
      <p className="sr-only">{page.text}</p>
    </div>
  );
}

/** The words where they stood, each as wide as it was, so that columns stay columns. */
function PageWords({ page }: { page: DocumentPage }) {
  const words = drawWords(page.words, page);
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="absolute inset-0 size-full select-text fill-current font-sans"
      role="img"
      aria-label={`Page ${page.number}, set again from the words that were read`}
    >
      {words.map((word) => (
        <text
          key={`${word.x}-${word.baseline}-${word.text}`}
          x={word.x}
          y={word.baseline}
          fontSize={word.size}
          textLength={word.width}
          lengthAdjust="spacingAndGlyphs"
        >
          {word.text}
        </text>
      ))}
    </svg>
  );
}
