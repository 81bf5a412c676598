"use client";

import { recordDecisionAction } from "@/app/(desk)/decisions/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { recordDecisionInput } from "@/lib/domain/case/decision/schema";
import { DecisionFields, decisionInput, decisionValues } from "./decision-fields";

/** An answer without a paper, by phone or on the portal. */
export function RecordDecisionDialog({ appealId }: { appealId: string }) {
  const { close } = usePart();
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: recordDecisionAction,
    schema: recordDecisionInput,
    values: decisionValues(),
    inputOf: (values) => ({ ...decisionInput(values), appealId }),
    failure: "Failed to save decision: ",
    onDone: () => {
      toast.success("Decision saved.");
      close();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent
        title="Record an Answer"
        description="As the payer told you. Upload the letter instead when there is one."
        locked={busy}
        onInteractOutside={(event) => (busy || form.formState.isDirty) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={onSubmit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {refusal && !ownFields(refusal.fields, form.getValues()) && (
              <Alert tone="danger">{refusal.message}</Alert>
            )}
            <DecisionFields form={form} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={busy} loadingText="Saving">
              Save Decision
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Every refused field has its place in the form. */
const ownFields = (fields: Record<string, string[]> | undefined, values: object): boolean =>
  fields !== undefined && Object.keys(fields).every((name) => name in values);
