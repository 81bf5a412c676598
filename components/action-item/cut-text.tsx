"use client";

import { useState } from "react";
import { Tooltip } from "@/components/ui/tooltip";
import { cutText } from "./action-item-labels";

/** A text cut at so many letters: the full one on hover and focus, and in its place by a click or a tap. */
export function CutText({ text, length }: { text: string; length: number }) {
  const [open, setOpen] = useState(false);
  const { shown, isCut } = cutText(text, length);
  if (!isCut) return <span className="whitespace-pre-line break-words">{text}</span>;
  const button = (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      className="min-h-6 max-w-full whitespace-pre-line break-words rounded-sm text-left decoration-line-strong decoration-dotted underline-offset-3 hover:underline"
    >
      {open ? text : shown}
    </button>
  );
  if (open) return button;
  return (
    <Tooltip
      isText
      content={<span className="block max-h-72 overflow-hidden whitespace-pre-line">{text}</span>}
    >
      {button}
    </Tooltip>
  );
}
