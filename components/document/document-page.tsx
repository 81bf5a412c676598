"use client";

import { clsx } from "clsx";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useLoad } from "@/components/ui/use-load";
import type { Drawing } from "./drawing";
import type { Highlight } from "./highlight";
import { drawWords } from "./page-type";
import type { DocumentPage, ViewedDocument } from "./viewed-document";

const loadLayer = () => import("./draw-layer");
const DrawLayer = lazyPart(() => loadLayer().then((file) => file.DrawLayer));

interface PageViewProps {
  document: ViewedDocument;
  /** From 1. */
  number: number;
  /** Undefined while it loads, and of a document that is not read. */
  page: DocumentPage | undefined;
  highlight: Highlight | null;
  /** A box is being drawn on the page. */
  drawing: Drawing | null;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(3)}%`;
const PICTURES = ["image/png", "image/jpeg"];
const SHEET =
  "relative w-full overflow-hidden rounded-sm bg-paper text-on-paper shadow-paper [color-scheme:light]";

/** One page at its own proportions: the picture itself, or its words where they stood, with the marked ones. */
export function PageView({ document, number, page, highlight, drawing }: PageViewProps) {
  const marks = useRef<HTMLDivElement>(null);
  const boxes = highlight?.boxes ?? [];
  const first = boxes[0];
  useEffect(() => {
    if (first && page) marks.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [first, page]);

  const layer = useLoad(loadLayer, drawing !== null);
  useEffect(() => {
    if (!layer.hasFailed || !drawing) return;
    toast.error("This could not be loaded. Check your connection and try again.");
    layer.retry();
    drawing.onCancel();
  });

  if (!page) {
    if (document.reading === "success") return <Skeleton className="aspect-[8.5/11] w-full rounded-sm" />;
    return <UnreadPage document={document} number={number} />;
  }
  return (
    <div
      className={clsx(SHEET, "[container-type:inline-size]")}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    >
      {PICTURES.includes(document.mediaType) ? (
        <Picture document={document} number={number} className="absolute inset-0 size-full object-fill" />
      ) : document.mediaType === "application/pdf" ? (
        <PdfPage
          key={`${document.id}-${number}`}
          url={document.fileUrl}
          number={number}
          meanwhile={<PageWords page={page} />}
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
      {drawing && layer.isLoaded && (
        <Suspense>
          <DrawLayer
            key={`${document.id}-${number}`}
            drawing={drawing}
            documentId={document.id}
            page={number}
            marked={boxes}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A page without its words: what the browser can show of the file itself. */
function UnreadPage({ document, number }: { document: ViewedDocument; number: number }) {
  if (PICTURES.includes(document.mediaType)) {
    return (
      <div className={SHEET}>
        <Picture document={document} number={number} className="w-full" />
      </div>
    );
  }
  if (document.mediaType === "application/pdf") {
    return (
      <div className={clsx(SHEET, "aspect-[8.5/11]")}>
        <PdfPage
          key={`${document.id}-${number}`}
          url={document.fileUrl}
          number={number}
          meanwhile={<p className="p-6 text-center">Opening the page…</p>}
          failed={
            <p role="alert" className="p-6 text-center">
              This page can't be shown here. Use Open original to look at the file.
            </p>
          }
        />
      </div>
    );
  }
  if (document.reading === "failed") return null;
  return (
    <div className="flex aspect-[8.5/11] w-full items-center justify-center rounded-sm border border-dashed bg-surface px-6 text-center text-ink-muted">
      The page is shown here once the document has been read.
    </div>
  );
}

function Picture(props: { document: ViewedDocument; number: number; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: users' files never pass the image optimizer
    <img src={props.document.fileUrl} alt={`Page ${props.number} as uploaded`} className={props.className} />
  );
}

/** Beyond this a page costs memory and shows nothing more. */
const MAX_PIXELS = 2000;

interface PdfPageProps {
  url: string;
  number: number;
  /** Shown until the page is drawn. */
  meanwhile: ReactNode;
  /** Shown where it can't be drawn; without it the other stays. */
  failed?: ReactNode;
}

/** The page itself, drawn over its placeholder. */
function PdfPage({ url, number, meanwhile, failed = meanwhile }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"opening" | "drawn" | "failed">("opening");
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let gone = false;
    const draw = async (shown: number) => {
      const width = Math.min(shown * Math.min(window.devicePixelRatio, 2), MAX_PIXELS);
      const { drawPdfPage } = await import("./pdf-page");
      const picture = await drawPdfPage(url, number, width);
      if (gone) return;
      target.width = picture.width;
      target.height = picture.height;
      target.getContext("2d")?.drawImage(picture, 0, 0);
      setState("drawn");
    };
    // A pane that a narrow screen hides has no width yet.
    const visible = new ResizeObserver(() => {
      if (target.clientWidth === 0) return;
      visible.disconnect();
      draw(target.clientWidth).catch(() => !gone && setState("failed"));
    });
    visible.observe(target);
    return () => {
      gone = true;
      visible.disconnect();
    };
  }, [url, number]);
  return (
    <>
      {state === "opening" ? meanwhile : state === "failed" ? failed : null}
      <canvas
        ref={canvas}
        aria-hidden
        className={clsx("absolute inset-0 size-full object-contain", state !== "drawn" && "opacity-0")}
      />
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
      aria-label={`Page ${page.number}, rebuilt from the words that were read`}
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
