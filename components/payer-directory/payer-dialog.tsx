"use client";

import { Controller } from "react-hook-form";
import type { z } from "zod";
import { createPayerAction, updatePayerAction } from "@/app/(desk)/profile/payers/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { createPayerInput, type PayerDto } from "@/lib/domain/payer-directory/schema";

type PayerInput = z.input<typeof createPayerInput>;

/** Enters a payer, or changes the one given. The server alone knows a fax number from another. */
export function PayerDialog({ payer }: { payer: PayerDto | null }) {
  const { close } = usePart();
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: (input: PayerInput) =>
      payer ? updatePayerAction({ ...input, payerId: payer.id }) : createPayerAction(input),
    schema: createPayerInput,
    values: {
      name: payer?.name ?? "",
      payer_id: payer?.payer_id ?? "",
      appeals_address: payer?.appeals_address ?? "",
      fax: payer?.fax ?? "",
      portal_url: payer?.portal_url ?? "",
      note: payer?.note ?? "",
      verified: false,
    },
    inputOf: ({ verified, ...values }) => ({ ...values, ...(verified && { verified }) }),
    failure: "Failed to save payer: ",
    onDone: () => {
      toast.success("Payer saved.");
      close();
    },
  });
  const { errors } = form.formState;

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent title={payer ? "Edit Payer" : "New Payer"} locked={busy}>
        <form noValidate method="dialog" onSubmit={onSubmit} className="contents">
          <DialogBody className="grid gap-4">
            <Field label="Name" required error={errors.name?.message}>
              <Input {...form.register("name")} maxLength={200} autoComplete="off" />
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Payer ID" optional error={errors.payer_id?.message}>
                <Input {...form.register("payer_id")} maxLength={50} autoComplete="off" />
              </Field>
              <Field label="Appeals fax" optional error={errors.fax?.message}>
                <Input {...form.register("fax")} inputMode="tel" maxLength={40} autoComplete="off" />
              </Field>
            </div>
            <Field
              label="Appeals address"
              optional
              error={errors.appeals_address?.message}
              hint="One line each, as on an envelope."
            >
              <Textarea {...form.register("appeals_address")} rows={4} maxLength={500} />
            </Field>
            <Field label="Portal" optional error={errors.portal_url?.message}>
              <Input
                {...form.register("portal_url")}
                inputMode="url"
                maxLength={500}
                autoComplete="off"
                placeholder="https://"
              />
            </Field>
            <Field label="Note" optional error={errors.note?.message}>
              <Textarea {...form.register("note")} rows={2} maxLength={2000} />
            </Field>
            <Controller
              control={form.control}
              name="verified"
              render={({ field }) => (
                <Checkbox
                  label="I have just checked this with the payer"
                  hint="Stamps today as the verified date."
                  checked={field.value}
                  onCheckedChange={field.onChange}
                />
              )}
            />
            {refusal && !refusal.fields && <Alert tone="danger">{refusal.message}</Alert>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={busy}>
              Save Payer
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
