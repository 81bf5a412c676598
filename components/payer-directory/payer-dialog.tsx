import { FormField, FormRefusal } from "@/components/form/drawn-form";
import { DialogBody } from "@/components/ui/dialog-parts";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";
import { PayerForm } from "./late-payer-form";

/** Enters a payer, or changes the one given. */
export function PayerDialog({ payer }: { payer: PayerDto | null }) {
  return (
    <PayerForm
      known={payer ? { payerId: payer.id } : {}}
      values={{
        name: payer?.name ?? "",
        payer_id: payer?.payer_id ?? "",
        appeals_address: payer?.appeals_address ?? "",
        fax: payer?.fax ?? "",
        portal_url: payer?.portal_url ?? "",
        note: payer?.note ?? "",
        verified: false,
      }}
      title={payer ? "Edit Payer" : "New Payer"}
      submit="Save Payer"
      done="Payer saved."
    >
      <DialogBody className="grid gap-4">
        <FormField name="name" label="Name" required maxLength={200} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="payer_id" label="Payer ID" optional maxLength={50} />
          <FormField name="fax" label="Appeals fax" optional inputMode="tel" maxLength={40} />
        </div>
        <FormField
          as="area"
          name="appeals_address"
          label="Appeals address"
          optional
          hint="One line each, as on an envelope."
          rows={4}
          maxLength={500}
        />
        <FormField
          name="portal_url"
          label="Portal"
          optional
          inputMode="url"
          maxLength={500}
          placeholder="https://"
        />
        <FormField as="area" name="note" label="Note" optional rows={2} maxLength={2000} />
        <FormField
          as="check"
          name="verified"
          label="I have just checked this with the payer"
          hint="Stamps today as the verified date."
        />
        <FormRefusal />
      </DialogBody>
    </PayerForm>
  );
}
