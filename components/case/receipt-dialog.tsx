import { ACCEPTED_FILES, ACCEPTED_TEXT } from "@/components/appeal/document-kinds";
import { FormField, FormRefusal } from "@/components/form/drawn-form";
import { DialogBody } from "@/components/ui/dialog-parts";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { ReceiptFile, ReceiptForm } from "./case-parts";

interface ReceiptDialogProps {
  appealId: string;
  deliveryId: string;
  today: string;
}

/** What proves a sending and came on paper or from a portal. */
export function ReceiptDialog(ids: ReceiptDialogProps) {
  return (
    <ReceiptForm {...ids}>
      <DialogBody className="flex flex-col gap-4">
        <FormRefusal />
        <FormField
          name="reference"
          label="Number"
          hint="Of the certified mail, or the portal's confirmation."
          maxLength={100}
        />
        <FormField as="date" name="happened_on" label="Date" />
        <FormField name="note" label="Note" optional maxLength={1000} />
        <ReceiptFile
          name="file"
          label="Photo or PDF of the receipt"
          accept={ACCEPTED_FILES}
          acceptText={ACCEPTED_TEXT}
          maxSize={MAX_FILE_BYTES}
        />
      </DialogBody>
    </ReceiptForm>
  );
}
