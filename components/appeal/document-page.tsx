"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";
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
  const mediaType = document.uploaded_document_info.media_type;
  const isPicture = PICTURES.includes(mediaType);
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
      ) : mediaType === "application/pdf" ? (
        <PdfPage key={`${document.id}-${page.number}`} url={document.file_url} page={page} />
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

/** Beyond this a page costs memory and shows nothing more. */
const MAX_PIXELS = 2000;

/** The page itself, drawn over its words, which stay where it can't be drawn. */
function PdfPage({ url, page }: { url: string; page: DocumentPage }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let gone = false;
    const draw = async (shown: number) => {
      const width = Math.min(shown * Math.min(window.devicePixelRatio, 2), MAX_PIXELS);
      const { drawPdfPage } = await import("./pdf-page");
      const picture = await drawPdfPage(url, page.number, width);
      if (gone) return;
      target.width = picture.width;
      target.height = picture.height;
      target.getContext("2d")?.drawImage(picture, 0, 0);
      setDrawn(true);
    };
    // A pane that a narrow screen hides has no width yet.
    const visible = new ResizeObserver(() => {
      if (target.clientWidth === 0) return;
      visible.disconnect();
      // The words stay where the page can't be drawn.
      draw(target.clientWidth).catch(() => {});
    });
    visible.observe(target);
    return () => {
      gone = true;
      visible.disconnect();
    };
  }, [url, page.number]);
  return (
    <>
      {!drawn && <PageWords page={page} />}
      <canvas ref={canvas} aria-hidden className={cn("absolute inset-0 size-full", !drawn && "opacity-0")} />
    </>
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
