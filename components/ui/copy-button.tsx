"use client";

import { useEffect, useState } from "react";
import { IconButton } from "./icon-button";
import { toast } from "./toast";

interface CopyButtonProps {
  text: string;
  /** "Copy claim number" */
  label: string;
  /** Messages; without `copied` only the icon changes. */
  copied?: string;
  failed?: string;
}

export function CopyButton({ text, label, copied, failed = "Failed to copy" }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      if (copied) toast.success(copied);
    } catch {
      toast.error(failed);
    }
  };

  return (
    <>
      <IconButton size="icon-sm" label={label} onClick={copy}>
        {done ? (
          <span aria-hidden className="icon icon-check text-success" />
        ) : (
          <span aria-hidden className="icon icon-copy" />
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {done && "Copied"}
      </span>
    </>
  );
}
