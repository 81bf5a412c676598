"use client";

import { sentenceOf } from "@/components/appeal/messages";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toast";

interface SaveLetterProps {
  appealId: string;
  iconLabel?: string | undefined;
}

/** Comes with the first click: every page that may show a letter would load it along. */
const loadCalls = () => import("@/components/appeal/appeal-calls");

/** Saves a letter's PDF. */
export function SaveLetter({ appealId, iconLabel }: SaveLetterProps) {
  const save = async () => {
    try {
      const { downloadPdf } = await loadCalls();
      await downloadPdf(appealId);
      toast.success("PDF downloaded successfully!");
    } catch (error) {
      toast.error(sentenceOf(error, "Failed to download appeal"));
    }
  };
  if (iconLabel) {
    return (
      <IconButton size="icon-sm" label={iconLabel} onClick={save}>
        <span aria-hidden className="icon icon-download" />
      </IconButton>
    );
  }
  return (
    <Button onClick={save}>
      <span aria-hidden className="icon icon-download" /> Download PDF
    </Button>
  );
}
