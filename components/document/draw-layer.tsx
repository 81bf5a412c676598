"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Box } from "@/lib/core/document-text";
import { boxAfter, boxBetween, type Drawing, firstBox, isBox } from "./drawing";

interface DrawLayerProps {
  drawing: Drawing;
  documentId: string;
  page: number;
  /** The words that are marked now. */
  marked: readonly Box[];
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(3)}%`;

/** Lies over a page and takes a box: drawn with the mouse or a finger, or moved and sized by the arrow keys. */
export function DrawLayer({ drawing, documentId, page, marked }: DrawLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(() => firstBox(marked));
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);

  useEffect(() => layer.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (box) shown.current?.scrollIntoView({ block: "nearest" });
  }, [box]);

  const pointOf = (event: PointerEvent) => {
    const edge = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - edge.left) / edge.width, y: (event.clientY - edge.top) / edge.height };
  };
  const give = (drawn: Box) =>
    isBox(drawn) && !drawing.busy && drawing.onBox({ documentId, page, box: drawn });
  const onKeyDown = (event: KeyboardEvent) => {
    const after = boxAfter(box, event);
    if (after) setBox(after);
    else if (event.key === "Enter") give(box);
    else if (event.key === "Escape") drawing.onCancel();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={layer}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated by the arrow keys
      tabIndex={0}
      aria-label={`Box for ${drawing.label}. Arrow keys move it, Shift with an arrow key changes its size, Enter reads it, Escape leaves.`}
      aria-busy={drawing.busy}
      className="absolute inset-0 cursor-crosshair touch-none select-none outline-offset-[-3px]"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart(pointOf(event));
      }}
      onPointerMove={(event) => start && setBox(boxBetween(start, pointOf(event)))}
      onPointerUp={(event) => {
        if (!start) return;
        setStart(null);
        give(boxBetween(start, pointOf(event)));
      }}
      onPointerCancel={() => setStart(null)}
    >
      <div
        ref={shown}
        aria-hidden
        className="pointer-events-none absolute scroll-m-24 rounded-[2px] border-2 border-[#1d4ed8] bg-[#1d4ed8]/15"
        style={{
          left: percent(box.x),
          top: percent(box.y),
          width: percent(box.width),
          height: percent(box.height),
        }}
      />
    </div>
  );
}
