"use client";

import { ArrowUpRight, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";

interface ClaimDetailsDialogProps {
  claimId: string;
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
  onEdit: () => void;
}

/** The dialog around a claim's details. */
export function ClaimDetailsDialog({ claimId, title, children, onClose, onEdit }: ClaimDetailsDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description="Claim Details" size="xl" className="sm:max-w-5xl">
        <DialogBody
          role="region"
          aria-label="Claim Details"
          tabIndex={0}
          data-autofocus
          className="flex flex-col gap-6 outline-offset-[-2px]"
        >
          {children}
        </DialogBody>
        <DialogFooter>
          <ButtonLink href={`/claims/${claimId}`}>
            <ArrowUpRight aria-hidden /> Open Claim
          </ButtonLink>
          <Button variant="primary" onClick={onEdit}>
            <Pencil aria-hidden /> Edit Claim
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
