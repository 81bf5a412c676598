"use client";

import { useState } from "react";
import { textHint } from "@/components/ui/hint";
import { cutText } from "./action-item-labels";

/** A text cut at so many letters: the full one on hover and focus, and in its place by a click or a tap. */
export function CutText({ text, length }: { text: string; length: number }) {
  const [open, setOpen] = useState(false);
  const { shown, isCut } = cutText(text, length);
  if (!isCut) return <span className="whitespace-pre-line break-words">{text}</span>;
  return (
    <button
      type="button"
      aria-expanded={open}
      {...(!open && textHint(text))}
      onClick={() => setOpen(!open)}
      className="min-h-6 max-w-full whitespace-pre-line break-words rounded-sm text-left decoration-line-strong decoration-dotted underline-offset-3 hover:underline"
    >
      {open ? text : shown}
    </button>
  );
}
