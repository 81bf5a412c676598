"use client";

import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import Link from "next/link";
import { reasonOf } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { fetchLetter, letterKey } from "./letter-calls";
import { LetterDownload } from "./letter-download";
import { LetterView } from "./letter-view";

interface LetterDialogProps {
  /** As the list knows it, where a long letter is cut. */
  letter: ClaimLetterDto;
  /** Where the PDF opens: see `LetterDownload`. */
  inNewTab: boolean;
  onClose: () => void;
}

/** One letter to read. */
export function LetterDialog({ letter: listed, inNewTab, onClose }: LetterDialogProps) {
  const { data: whole, error } = useQuery({
    queryKey: letterKey(listed.id),
    queryFn: ({ signal }) => fetchLetter(listed.id, { background: false, signal }),
    enabled: listed.content_truncated,
  });
  const letter = listed.content_truncated ? whole : listed;
  const { claim_number, patient_name, template_name } = listed;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Appeal letter for claim ${claim_number || patient_name}`}
        description={[patient_name, template_name].filter(Boolean).join(" · ")}
        size="lg"
        className="sm:max-w-4xl"
      >
        <DialogBody
          role="region"
          aria-label="Appeal letter"
          tabIndex={0}
          data-autofocus
          className="bg-canvas outline-offset-[-2px]"
        >
          {error && <Alert tone="danger" title={`Failed to load appeal letters: ${reasonOf(error)}`} />}
          {!letter && !error && <Skeleton className="h-96" />}
          {letter?.appeal_content && (
            <LetterView content={letter.appeal_content} format={letter.content_format ?? "html"} />
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
          <Button asChild>
            <Link href={`/appeals/${listed.id}?step=4`} prefetch={false}>
              <Pencil aria-hidden /> Edit
            </Link>
          </Button>
          <LetterDownload letter={listed} inNewTab={inNewTab} />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
