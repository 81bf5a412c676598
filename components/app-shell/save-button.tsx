"use client";

import { type ReactNode, useState } from "react";
import { sentenceOf } from "@/components/appeal/messages";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

interface SaveButtonProps {
  /** Below `/api/v1`. */
  path: string;
  /** Said before a reason, or alone. */
  failed: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Comes with the first click: a page of links would load it along. */
const loadSaving = () => import("./save-file");

/** Saves a file that the server may have to make first. A link could neither wait nor say why there is none. */
export function SaveButton({ path, failed, disabled = false, children }: SaveButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { saveFile } = await loadSaving();
      await saveFile(path, failed);
    } catch (error) {
      toast.error(sentenceOf(error, failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" onClick={save} loading={busy} disabled={disabled}>
      {children}
    </Button>
  );
}
