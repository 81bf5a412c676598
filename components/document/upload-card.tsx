"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { UploadDescription, UploadFile, UploadType } from "./upload-fields";
import { useDocumentUpload } from "./use-document-upload";

export function UploadCard({ claim }: { claim: Pick<ClaimDto, "claim_id" | "patient"> }) {
  const router = useRouter();
  const upload = useDocumentUpload(claim, () => router.refresh());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void upload.submit();
  };
  return (
    <Card
      title="Upload Document"
      description="It is read, so that its words can be found and used in an appeal."
    >
      <form method="dialog" onSubmit={submit} noValidate className="grid gap-4 md:grid-cols-2">
        <UploadFile upload={upload} />
        <div className="flex flex-col gap-4">
          <UploadType upload={upload} />
          <UploadDescription upload={upload} rows={2} />
          <div className="flex justify-end gap-2">
            {upload.busy && <Button onClick={upload.stop}>Stop the upload</Button>}
            <Button
              type="submit"
              variant={upload.file ? "primary" : "secondary"}
              loading={upload.busy}
              loadingText="Uploading"
            >
              Upload
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
