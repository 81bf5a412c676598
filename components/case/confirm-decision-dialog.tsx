"use client";

import type { ReactNode } from "react";
import { confirmDecisionAction, dismissDecisionAction } from "@/app/(desk)/decisions/actions";
import { ClaimFormField } from "@/components/claim/claim-form-field";
import { useAction } from "@/components/form/use-action";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { confirmDecisionInput, type DecisionDetailDto } from "@/lib/domain/case/decision/schema";
import { DecisionFields, decisionInput, decisionValues } from "./decision-fields";

interface ConfirmDecisionDialogProps {
  decision: DecisionDetailDto;
  /** Sent appeals, those that the paper fits first. */
  appeals: readonly { value: string; label: string }[];
  /** What was read of the paper, and which appeal it fits. */
  read: ReactNode;
}

/** What was read of a payer's answer beside the fields that follow from it; nothing happens until it is confirmed. */
export function ConfirmDecisionDialog({ decision, appeals, read }: ConfirmDecisionDialogProps) {
  const { close } = usePart();
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: confirmDecisionAction,
    schema: confirmDecisionInput,
    values: { ...decisionValues(decision), appeal: decision.appeal ?? "" },
    inputOf: ({ appeal, ...values }) => ({
      ...decisionInput(values),
      decisionId: decision.id,
      ...(appeal && { appeal }),
    }),
    failure: "Failed to confirm decision: ",
    onDone: ({ summary }) => {
      toast.success(`Decision confirmed: ${summary}.`);
      close();
    },
  });
  const dismissing = useAction(dismissDecisionAction);
  const dismiss = async () => {
    if (!(await dismissing.run({ decisionId: decision.id }))) return;
    toast.success("Dismissed. The file stays among the documents.");
    close();
  };
  const locked = busy || dismissing.busy;
  const failed = refusal ?? dismissing.refusal;
  const inPlace = failed?.fields && Object.keys(failed.fields).every((name) => name in form.getValues());

  return (
    <Dialog open onOpenChange={(open) => !open && !locked && close()}>
      <DialogContent
        title="The Payer's Answer"
        description={decision.document?.filename ?? ""}
        size="lg"
        locked={locked}
        onInteractOutside={(event) => (locked || form.formState.isDirty) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={onSubmit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {decision.problem && <Alert tone="danger">{decision.problem}</Alert>}
            {failed && !inPlace && <Alert tone="danger">{failed.message}</Alert>}
            {read}
            <ClaimFormField
              form={form}
              as="select"
              name="appeal"
              label="Appeal"
              placeholder="Choose the appeal that it answers"
              options={appeals}
              required
            />
            <DecisionFields form={form} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={dismiss} loading={dismissing.busy} disabled={busy}>
              Dismiss
            </Button>
            <Button
              type="submit"
              variant="primary"
              loading={busy}
              loadingText="Confirming"
              disabled={decision.problem !== null || dismissing.busy}
            >
              Confirm Decision
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
