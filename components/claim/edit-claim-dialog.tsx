"use client";

import { type FormEvent, type ReactNode, useEffect } from "react";
import type { PersonOption } from "@/components/practice/person-options";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import type { ClaimDto, SavedClaimDto } from "@/lib/domain/claim/schema";
import { FurtherFields, MainFields } from "./claim-fields";
import { denialState } from "./claim-form-values";
import { claimName } from "./claim-labels";
import { ConflictNotice } from "./conflict-notice";
import { DenialFields } from "./denial-fields";
import { DuplicateClaimNotice } from "./duplicate-claim-notice";
import { useClaimForm } from "./use-claim-form";

export interface EditClaimDialogProps {
  claim: ClaimDto;
  people: readonly PersonOption[];
  today: string;
  /** What the form shows of a denial once the claim is no longer denied. */
  pastDenial: ReactNode;
  onClose: () => void;
  onSaved: (claim: SavedClaimDto) => void;
}

/** Edit Claim with the denial's rules (docs/product.md, F4). For the list and the detail page. */
export function EditClaimDialog({
  claim: opened,
  people,
  today,
  pastDenial,
  onClose,
  onSaved,
}: EditClaimDialogProps) {
  const edit = useClaimForm(opened, today, (saved) => {
    toast.success("Claim updated successfully!");
    for (const warning of saved.warnings) toast.warning(warning.message);
    onSaved(saved);
    onClose();
  });
  const { form, claim, values, busy, refusal, conflict } = edit;
  const { onStatus } = edit;
  const { status } = values;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another status is chosen, and then only
  useEffect(() => {
    if (status === "denied") onStatus();
  }, [status]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save(false);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={`Edit Claim ${claimName(opened)}`}
        size="lg"
        locked={busy}
        onInteractOutside={(event) => (busy || edit.edited) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-5">
            {(refusal.text || refusal.sameClaim || conflict) && (
              <div>
                {refusal.text && (
                  <Alert tone="danger" className="mb-4">
                    {refusal.text}
                  </Alert>
                )}
                {refusal.sameClaim && (
                  <DuplicateClaimNotice
                    claim={refusal.sameClaim}
                    busy={busy}
                    onSaveAnyway={() => void edit.save(true)}
                  />
                )}
                {conflict && (
                  <ConflictNotice conflict={conflict} typed={values} onTakeTheirs={edit.takeTheirs} />
                )}
              </div>
            )}
            <MainFields
              form={form}
              claim={claim}
              people={people}
              patient={edit.patient}
              onPatient={edit.choosePatient}
            />
            <DenialFields
              form={form}
              claim={claim}
              state={denialState(values)}
              past={pastDenial}
              confirmed={edit.confirmed}
              onConfirmed={edit.setConfirmed}
            />
            <FurtherFields form={form} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!edit.edited}
              loading={busy}
              loadingText="Saving"
            >
              Save Changes
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
