"use client";

import { Download } from "lucide-react";
import { downloadPdf } from "@/components/appeal/appeal-calls";
import { sentenceOf } from "@/components/appeal/messages";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toast";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

async function save({ id }: ClaimLetterDto): Promise<void> {
  try {
    await downloadPdf(id);
    toast.success("PDF downloaded successfully!");
  } catch (error) {
    toast.error(sentenceOf(error, "Failed to download appeal"));
  }
}

interface LetterDownloadProps {
  letter: ClaimLetterDto;
  /** As the Documents page does; elsewhere the PDF is saved, as in the wizard (docs/product.md, H12). */
  inNewTab: boolean;
  /** Makes it a button with a picture only. */
  iconLabel?: string;
}

/** A letter's PDF; nothing while there is none. */
export function LetterDownload({ letter, inNewTab, iconLabel }: LetterDownloadProps) {
  if (!letter.appeal_letter) return null;
  const content = (
    <>
      <Download aria-hidden /> {!iconLabel && "Download PDF"}
    </>
  );
  const control = inNewTab ? (
    <a href={letter.appeal_letter} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <button type="button" onClick={() => save(letter)}>
      {content}
    </button>
  );
  if (!iconLabel) return <Button asChild>{control}</Button>;
  return (
    <IconButton asChild size="icon-sm" label={iconLabel}>
      {control}
    </IconButton>
  );
}
