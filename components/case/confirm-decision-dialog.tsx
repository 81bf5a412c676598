import { FormField, FormRefusal } from "@/components/form/drawn-form";
import { Alert } from "@/components/ui/alert";
import { DialogBody } from "@/components/ui/dialog-parts";
import type { DecisionDetailDto } from "@/lib/domain/case/decision/schema";
import { ConfirmDecisionForm } from "./case-parts";
import { DecisionFields, decisionValues } from "./decision-fields";
import { ReadDecision } from "./read-decision";

interface ConfirmDecisionDialogProps {
  decision: DecisionDetailDto;
  /** Sent appeals, those that the paper fits first. */
  appeals: readonly { value: string; label: string }[];
}

/** What was read of a payer's answer, and which appeal it fits, beside the fields that follow from it. */
export function ConfirmDecisionDialog({ decision, appeals }: ConfirmDecisionDialogProps) {
  return (
    <ConfirmDecisionForm
      decisionId={decision.id}
      values={{ ...decisionValues(decision), appeal: decision.appeal ?? "" }}
      filename={decision.document?.filename ?? ""}
      blocked={decision.problem !== null}
    >
      <DialogBody className="flex flex-col gap-4">
        {decision.problem && <Alert tone="danger">{decision.problem}</Alert>}
        <FormRefusal />
        <ReadDecision decision={decision} />
        <FormField
          as="select"
          name="appeal"
          label="Appeal"
          placeholder="Choose the appeal that it answers"
          options={appeals}
          required
        />
        <DecisionFields />
      </DialogBody>
    </ConfirmDecisionForm>
  );
}
