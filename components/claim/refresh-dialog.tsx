"use client";

import { type FormEvent, useState } from "react";
import { requestClaimsUpdateAction } from "@/app/(desk)/claims/actions";
import { callAction } from "@/components/form/call-action";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { useClaimDesk } from "./claim-desk";
import { failureSentence } from "./claim-refusal";
import {
  PAYERS,
  type RefreshErrors,
  type RefreshForm,
  refreshBody,
  refreshErrors,
  USUAL_DAYS_BACK,
} from "./refresh-form";

const EMPTY: RefreshForm = {
  payer_id: PAYERS[0].value,
  start_date: "",
  end_date: "",
  days_back: USUAL_DAYS_BACK,
};

/** Refresh Claims Data: asks one payer for its decisions of some days. */
export function RefreshDialog() {
  const { close } = usePart();
  const { refreshed } = useClaimDesk();
  const [form, setForm] = useState(EMPTY);
  const [refused, setRefused] = useState<{ text?: string; fields?: RefreshErrors }>({});
  const [busy, setBusy] = useState(false);
  const errors = { ...refused.fields, ...refreshErrors(form) };
  const blocked = Object.keys(refreshErrors(form)).length > 0;
  const byDates = form.start_date !== "" && form.end_date !== "";

  const change = (part: Partial<RefreshForm>) => {
    setForm({ ...form, ...part });
    setRefused({});
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (blocked || busy) return;
    setBusy(true);
    const result = await callAction(() => requestClaimsUpdateAction(refreshBody(form)));
    setBusy(false);
    if (result.ok) {
      toast.success(result.data.message);
      refreshed(result.data.refresh_id);
      return close();
    }
    const fields = Object.entries(result.error.fields ?? {}).map(([name, [first]]) => [name, first]);
    setRefused({
      text: `Failed to request claims update: ${failureSentence(result.error)}`,
      fields: Object.fromEntries(fields),
    });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent
        title="Refresh Claims Data"
        description="Asks a payer for its decisions. New ones appear in the list as they arrive."
        locked={busy}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="grid gap-4 sm:grid-cols-2">
            {refused.text && (
              <Alert tone="danger" className="sm:col-span-2">
                {refused.text}
              </Alert>
            )}
            <Field label="Payer" error={errors.payer_id} className="sm:col-span-2">
              <Select
                options={PAYERS}
                value={form.payer_id}
                onChange={(event) => change({ payer_id: event.target.value })}
              />
            </Field>
            <Field label="Start Date" optional error={errors.start_date}>
              <DateField
                value={form.start_date}
                onChange={(event) => change({ start_date: event.target.value })}
              />
            </Field>
            <Field label="End Date" optional error={errors.end_date}>
              <DateField
                value={form.end_date}
                onChange={(event) => change({ end_date: event.target.value })}
              />
            </Field>
            <Field
              label="Days Back"
              error={errors.days_back}
              disabled={byDates}
              hint={byDates ? "Not used: both dates are set." : "Used when no dates are set: 1 to 365."}
              className="sm:col-span-2"
            >
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={365}
                value={form.days_back}
                onChange={(event) => change({ days_back: event.target.value })}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={blocked}
              loading={busy}
              loadingText="Requesting"
            >
              Request Update
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
