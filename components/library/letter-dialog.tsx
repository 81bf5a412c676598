"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { LetterView } from "@/components/letter/letter-view";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { fetchLetter, LETTERS_FAILED, LETTERS_KEY } from "./letter-calls";

interface LetterDialogProps {
  letter: ClaimLetterDto;
  onClose: () => void;
}

/** A letter as it is kept, to be read. It is edited in the wizard. */
export function LetterDialog({ letter, onClose }: LetterDialogProps) {
  const query = useQuery({
    queryKey: [...LETTERS_KEY, "one", letter.id],
    queryFn: () => fetchLetter(letter.id),
    ...(!letter.content_truncated && { initialData: letter }),
  });
  const whole = query.data;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Appeal Letter"
        description={[letter.patient_name, letter.claim_number, letter.template_name]
          .filter(Boolean)
          .join(" · ")}
        size="lg"
      >
        <DialogBody role="region" aria-label="Letter" tabIndex={0} data-autofocus className="bg-canvas">
          {whole?.appeal_content ? (
            <LetterView content={whole.appeal_content} format={whole.content_format ?? "html"} />
          ) : query.isError ? (
            <Alert tone="danger" title={LETTERS_FAILED}>
              Close this and try again.
            </Alert>
          ) : (
            <Skeleton className="aspect-[8.5/11] w-full rounded-sm" />
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
          {letter.appeal_letter && (
            <Button asChild>
              <a href={letter.appeal_letter} target="_blank" rel="noreferrer">
                <Download aria-hidden /> Download
              </a>
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
