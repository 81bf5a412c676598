"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import { ACCEPTED_FILES, ACCEPTED_TEXT } from "@/components/appeal/appeal-labels";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Dropzone } from "@/components/ui/dropzone";
import { Field } from "@/components/ui/field";
import { FileRow } from "@/components/ui/file-row";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";

interface ReceiptDialogProps {
  appealId: string;
  deliveryId: string;
  today: string;
}

/** Certified mail, a portal's confirmation: the number, the day, and a photo or PDF of it. */
export function ReceiptDialog({ appealId, deliveryId, today }: ReceiptDialogProps) {
  const { close } = usePart();
  const router = useRouter();
  const [values, setValues] = useState({ happened_on: today, reference: "", note: "" });
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await uploadForm(
        `/documents/minimal-appeals/${appealId}/deliveries/${deliveryId}/receipts/`,
        { ...values, ...(file && { file }) },
        { onProgress: () => {}, fallback: "The receipt was not saved." },
      );
      toast.success("Receipt saved.");
      close();
      router.refresh();
    } catch (error) {
      setErrors(errorsOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent title="Add Receipt" description="What you have in hand for this sending." locked={busy}>
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {errors.form && <Alert tone="danger">{errors.form}</Alert>}
            <Field
              label="Number"
              hint="Of the certified mail, or the portal's confirmation."
              error={errors.reference}
            >
              <Input
                value={values.reference}
                maxLength={100}
                autoComplete="off"
                onChange={change("reference")}
              />
            </Field>
            <Field label="Date" error={errors.happened_on}>
              <DateField value={values.happened_on} onChange={change("happened_on")} />
            </Field>
            <Field label="Note" optional error={errors.note}>
              <Input value={values.note} maxLength={1000} autoComplete="off" onChange={change("note")} />
            </Field>
            <Dropzone
              label="Photo or PDF of the receipt"
              accept={ACCEPTED_FILES}
              acceptText={ACCEPTED_TEXT}
              maxSize={MAX_FILE_BYTES}
              compact
              disabled={busy}
              onFiles={([first]) => first && setFile(first)}
            >
              {file && (
                <FileRow
                  name={file.name}
                  size={file.size}
                  state={busy ? "uploading" : "waiting"}
                  onRemove={() => setFile(null)}
                />
              )}
            </Dropzone>
          </DialogBody>
          <DialogFooter>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={busy} loadingText="Saving">
              Save Receipt
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const FIELDS = ["reference", "happened_on", "note"];

/** What the server says of each field; anything else stands above the form. */
function errorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return { form: "The server did not respond. Nothing was saved." };
  const own = FIELDS.flatMap((name) => {
    const said = error.body[name];
    return Array.isArray(said) ? [[name, String(said[0])] as const] : [];
  });
  return own.length > 0 ? Object.fromEntries(own) : { form: `Failed to save receipt: ${error.message}` };
}
