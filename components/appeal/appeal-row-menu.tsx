"use client";

import { Download, Eye, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { deleteAppealAction } from "@/app/(desk)/appeals/actions";
import { callAction } from "@/components/form/call-action";
import { AppLink } from "@/components/ui/app-link";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { PopupProps } from "@/components/ui/load-popup";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import { downloadPdf } from "./appeal-calls";
import { sentenceOf } from "./messages";

export interface RowMenuFacts {
  appealId: string;
  patientName: string;
  payerName: string;
  createdAt: string;
  hasLetter: boolean;
  /** The list with this appeal's details open. */
  detailsHref: string;
}

export function AppealRowMenu({
  appealId,
  patientName,
  hasLetter,
  detailsHref,
  ...props
}: RowMenuFacts & PopupProps) {
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    try {
      await downloadPdf(appealId);
      toast.success("PDF downloaded successfully!");
    } catch (error) {
      toast.error(sentenceOf(error, "Failed to download appeal"));
    }
  };
  const remove = async () => {
    const result = await callAction(() => deleteAppealAction({ appealId }));
    if (!result.ok) throw new Error(`Failed to delete appeal. ${result.error.message}`);
    toast.success("Appeal deleted successfully!");
  };

  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>{props.trigger}</DropdownMenuTrigger>
        <DropdownMenuContent byKeyboard={props.byKeyboard}>
          <DropdownMenuItem asChild>
            <AppLink href={`/appeals/${appealId}`}>
              <Pencil aria-hidden /> Edit Appeal
            </AppLink>
          </DropdownMenuItem>
          {hasLetter && (
            <DropdownMenuItem onSelect={download}>
              <Download aria-hidden /> Download PDF
            </DropdownMenuItem>
          )}
          <DropdownMenuItem asChild>
            <AppLink href={detailsHref} scroll={false}>
              <Eye aria-hidden /> View Details
            </AppLink>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={() => setDeleting(true)}>
            <Trash2 aria-hidden /> Delete Appeal
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete Appeal"
        description="This action cannot be undone"
        facts={[
          { label: "Patient Name", value: patientName },
          { label: "Appeal ID", value: <span className="break-all">{appealId}</span> },
          { label: "Payer", value: props.payerName },
          { label: "Created", value: <TimeText value={props.createdAt} /> },
        ]}
        confirmLabel="Delete Appeal"
        onConfirm={remove}
      />
    </>
  );
}
