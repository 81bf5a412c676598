"use client";

import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { showFieldErrors } from "@/components/account/server-errors";
import { ApiError } from "@/components/app-shell/api-fetch";
import { reasonOf } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { CreatePayerInput, PayerDto } from "@/lib/domain/payer-directory/schema";
import { createPayer, updatePayer } from "./payer-directory-calls";

interface PayerDialogProps {
  /** Null for a new one. */
  payer: PayerDto | null;
  onClose: () => void;
  onSaved: () => void;
}

export function PayerDialog({ payer, onClose, onSaved }: PayerDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<CreatePayerInput>({
    defaultValues: {
      name: payer?.name ?? "",
      payer_id: payer?.payer_id ?? "",
      appeals_address: payer?.appeals_address ?? "",
      fax: payer?.fax ?? "",
      portal_url: payer?.portal_url ?? "",
      note: payer?.note ?? "",
      verified: false,
    },
  });
  const { errors, isSubmitting } = form.formState;

  // The server names what is wrong with a field: it alone knows a fax number from another.
  const save = form.handleSubmit(async ({ verified, ...values }) => {
    setFailure(null);
    const input = { ...values, ...(verified && { verified }) };
    try {
      await (payer ? updatePayer(payer.id, input) : createPayer(input));
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.fields) showFieldErrors(form, error.fields);
      else setFailure(`Failed to save payer: ${reasonOf(error)}`);
    }
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={payer ? "Edit Payer" : "New Payer"} locked={isSubmitting}>
        <form noValidate onSubmit={save} className="contents">
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
                  checked={field.value ?? false}
                  onCheckedChange={(checked) => field.onChange(checked === true)}
                />
              )}
            />
            {failure && <Alert tone="danger">{failure}</Alert>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={isSubmitting}>
              Save Payer
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
