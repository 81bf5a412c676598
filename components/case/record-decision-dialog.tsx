import { FormRefusal } from "@/components/form/drawn-form";
import { DialogBody } from "@/components/ui/dialog-parts";
import { RecordDecisionForm } from "./case-parts";
import { DecisionFields, decisionValues } from "./decision-fields";

/** An answer without a paper, by phone or on the portal. */
export function RecordDecisionDialog({ appealId }: { appealId: string }) {
  return (
    <RecordDecisionForm
      known={{ appealId }}
      values={decisionValues()}
      title="Record an Answer"
      description="As the payer told you. Upload the letter instead when there is one."
      submit="Save Decision"
      saving="Saving"
      done="Decision saved."
    >
      <DialogBody className="flex flex-col gap-4">
        <FormRefusal />
        <DecisionFields />
      </DialogBody>
    </RecordDecisionForm>
  );
}
