"use client";

import type { ReactNode } from "react";
import { confirmDecisionAction, dismissDecisionAction } from "@/app/(desk)/decisions/actions";
import { FormDialogFrame } from "@/components/form/form-dialog";
import { useAction } from "@/components/form/use-action";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { confirmDecisionInput } from "@/lib/domain/case/decision/schema";
import { type DecisionValues, decisionInput } from "./decision-values";

interface ConfirmDecisionFormProps {
  decisionId: string;
  values: DecisionValues & { appeal: string };
  filename: string;
  /** What was read can't be confirmed. */
  blocked: boolean;
  children: ReactNode;
}

/** Nothing that was read happens until it is confirmed here. */
export function ConfirmDecisionForm({ decisionId, values, filename, ...props }: ConfirmDecisionFormProps) {
  const { close } = usePart();
  const filling = useActionForm({
    action: confirmDecisionAction,
    schema: confirmDecisionInput,
    values,
    inputOf: ({ appeal, ...values }) => ({ ...decisionInput(values), decisionId, ...(appeal && { appeal }) }),
    failure: "Failed to confirm decision: ",
    onDone: ({ summary }) => {
      toast.success(`Decision confirmed: ${summary}.`);
      close();
    },
  });
  const dismissing = useAction(dismissDecisionAction);
  const dismiss = async () => {
    if (!(await dismissing.run({ decisionId }))) return;
    toast.success("Dismissed. The file stays among the documents.");
    close();
  };
  return (
    <FormDialogFrame
      {...props}
      filling={{ ...filling, refusal: filling.refusal ?? dismissing.refusal }}
      title="The Payer's Answer"
      description={filename}
      size="lg"
      submit="Confirm Decision"
      saving="Confirming"
      locked={dismissing.busy}
      other={
        <Button onClick={dismiss} loading={dismissing.busy} disabled={filling.busy}>
          Dismiss
        </Button>
      }
    />
  );
}
