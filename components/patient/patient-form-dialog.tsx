"use client";

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormAround } from "@/components/form/form-around";
import type { useActionForm } from "@/components/form/use-action-form";
import { useNoticeInSight } from "@/components/form/use-notice-in-sight";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { LIKELY_DUPLICATE } from "@/lib/core/conflicts";
import type { DuplicateCandidate, PatientChoice } from "@/lib/domain/patient/schema";
import { DuplicateNotice } from "./duplicate-notice";
import { hasRequiredFields, type PatientFormValues } from "./patient-form-values";

interface PatientFormDialogProps {
  title: string;
  /** What `useActionForm` made of the create or the update action. */
  filling: Pick<
    ReturnType<typeof useActionForm<PatientFormValues, unknown, unknown>>,
    "form" | "busy" | "refusal" | "submitWith" | "onSubmit"
  >;
  labels: { submit: string; busy: string; anyway: string };
  /** The fields, drawn by the server. */
  children: ReactNode;
  /** Beside the sentence of a refusal. */
  refusalAction?: ReactNode;
  onClose: () => void;
  onUse?: (patient: PatientChoice) => void;
}

/** Filling in a patient: required fields, the server's refusals, likely duplicates. */
export function PatientFormDialog({ title, filling, labels, onClose, ...props }: PatientFormDialogProps) {
  const { form, busy, refusal } = filling;
  const complete = hasRequiredFields(useWatch({ control: form.control }));
  const isDuplicate = refusal?.extra?.code === LIKELY_DUPLICATE;
  // Unless the focus is in the field that was refused.
  const notices = useNoticeInSight(refusal?.fields ? null : refusal);

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={title}
        size="lg"
        locked={busy}
        onInteractOutside={(event) => (busy || form.formState.isDirty) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={filling.onSubmit} noValidate className="contents">
          <DialogBody>
            <div ref={notices} className="scroll-mt-4">
              {refusal && !isDuplicate && (
                <Alert tone="danger" className="mb-4" action={props.refusalAction}>
                  <p className="text-danger-text">{refusal.message}</p>
                </Alert>
              )}
              {isDuplicate && (
                <DuplicateNotice
                  candidates={refusal.extra?.candidates as DuplicateCandidate[]}
                  confirmLabel={labels.anyway}
                  busy={busy}
                  onConfirm={() => filling.submitWith({ confirm_duplicate: true })}
                  {...(props.onUse && { onUse: props.onUse })}
                />
              )}
            </div>
            <FormAround filling={{ form, refusal: null }}>{props.children}</FormAround>
          </DialogBody>
          <DialogFooter>
            <Button disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!complete || busy}
              aria-busy={busy || undefined}
            >
              {busy ? labels.busy : labels.submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
