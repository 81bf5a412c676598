"use client";

import type { ReactNode } from "react";
import { changeAppealAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { FormDialogFrame } from "@/components/form/form-dialog";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import type { LetterPaper, OwnSendMethod } from "@/lib/core/enums";
import { sentWords } from "@/lib/core/sent-paper";
import { updateAppealInput } from "@/lib/domain/appeal/schema";
import { failureText, tellSuccess } from "./messages";

interface MarkSentFormProps {
  appealId: string;
  /** What went out. */
  paper: LetterPaper;
  /** Something is not settled: why the letter went out as it is has to be said. */
  asksReason: boolean;
  /** The body, with its fields, as the server drew it. */
  children: ReactNode;
}

/** For a letter that went out by other means: the way, and the number that the payer gave for it. */
export function MarkSentForm({ appealId, paper, asksReason, children }: MarkSentFormProps) {
  const { close } = usePart();
  const words = sentWords(paper);
  const { refusal, ...filling } = useActionForm({
    action: changeAppealAction,
    schema: updateAppealInput,
    values: { sent_method: "portal" as OwnSendMethod, reference_number: "", sent_reason: "" },
    inputOf: ({ sent_reason, ...how }) => ({
      appealId,
      status: "sent",
      ...how,
      ...(asksReason && { sent_reason: sent_reason.trim() }),
    }),
    onDone: () => {
      tellSuccess(`${words.title} marked as sent!`);
      close();
    },
  });
  const message = refusal && failureText("Failed to update appeal status", refusal);
  return (
    <FormDialogFrame
      filling={{ ...filling, refusal: refusal && { ...refusal, message: message ?? "" } }}
      title={`Mark ${words.asked} as sent?`}
      description="Nothing is sent from here, and a sent appeal can't become a draft again."
      submit="Mark as Sent"
      blocked={asksReason && filling.form.watch("sent_reason").trim().length < 3}
    >
      {children}
    </FormDialogFrame>
  );
}
