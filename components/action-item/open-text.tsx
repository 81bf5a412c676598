"use client";

import { useState } from "react";
import { textHint } from "@/components/ui/hint";

/** The beginning of a text, and all of it after a click. */
export function OpenText({ text, shown }: { text: string; shown: string }) {
  const [open, setOpen] = useState(false);
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
