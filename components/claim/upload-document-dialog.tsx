"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { UploadDescription, UploadFile, UploadType } from "@/components/document/upload-fields";
import { useDocumentUpload } from "@/components/document/use-document-upload";
import { usePart } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimName } from "./claim-labels";

interface UploadDocumentDialogProps {
  claim: Pick<ClaimDto, "claim_id" | "claim_number" | "patient">;
}

export function UploadDocumentDialog({ claim }: UploadDocumentDialogProps) {
  const { close } = usePart();
  const { refresh } = useRouter();
  const upload = useDocumentUpload(claim, () => {
    refresh();
    close();
  });
  const { busy } = upload;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void upload.submit();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent
        title="Upload Document"
        description={`For claim ${claimName(claim)}`}
        locked={busy}
        onInteractOutside={(event) => (busy || upload.file) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            <UploadType upload={upload} />
            <UploadFile upload={upload} />
            <UploadDescription upload={upload} rows={3} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => (busy ? upload.stop() : close())}>
              {busy ? "Stop the upload" : "Cancel"}
            </Button>
            <Button type="submit" variant="primary" loading={busy} loadingText="Uploading">
              Upload
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
