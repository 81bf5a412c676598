"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Dropzone } from "@/components/ui/dropzone";
import { Field } from "@/components/ui/field";
import { FileRow } from "@/components/ui/file-row";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import { CLAIM_DOCUMENT_TYPES, type ClaimDocumentType } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { claimName } from "./claim-words";
import { uploadClaimDocument, uploadFailure } from "./upload-claim-document";

const TYPES = CLAIM_DOCUMENT_TYPES.map((value) => ({ value, label: CLAIM_DOCUMENT_TYPE_LABELS[value] }));
const MAX_BYTES = 52_428_800;
const NO_FILE = "Please select a file to upload";
/** Spec document 2, section 5. */
export const CLAIM_FILE_TYPES = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/tiff": [".tiff", ".tif"],
};

interface UploadDocumentDialogProps {
  claim: Pick<ClaimDto, "claim_id" | "claim_number" | "patient">;
  onClose: () => void;
  onUploaded: (document: ClaimDocumentDto) => void;
}

export function UploadDocumentDialog({ claim, onClose, onUploaded }: UploadDocumentDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [documentType, setDocumentType] = useState<ClaimDocumentType>("claim_form");
  const [description, setDescription] = useState("");
  const [progress, setProgress] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState("");
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const busy = progress !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!file);
    if (!file || busy) return;
    setRefusal("");
    setProgress(0);
    stop.current = new AbortController();
    try {
      const upload = { file, documentType, description: description.trim(), patient: claim.patient };
      const document = await uploadClaimDocument(claim.claim_id, upload, setProgress, stop.current.signal);
      toast.success("Document uploaded successfully!");
      onUploaded(document);
      onClose();
    } catch (error) {
      if (!(error instanceof DOMException)) setRefusal(uploadFailure(error));
    } finally {
      setProgress(null);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title="Upload Document"
        description={`For claim ${claimName(claim)}`}
        locked={busy}
        onInteractOutside={(event) => (busy || file) && event.preventDefault()}
      >
        <form onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {refusal && <Alert tone="danger">{refusal}</Alert>}
            <Field label="Document Type" disabled={busy}>
              <Select
                options={TYPES}
                value={documentType}
                onChange={(event) => setDocumentType(event.target.value as ClaimDocumentType)}
              />
            </Field>
            <Field label="File" required error={missing ? NO_FILE : undefined}>
              <Dropzone
                label="Document"
                accept={CLAIM_FILE_TYPES}
                acceptText="PDF, JPG, PNG or TIFF"
                maxSize={MAX_BYTES}
                disabled={busy}
                onFiles={([chosen]) => {
                  if (!chosen) return;
                  setFile(chosen);
                  setMissing(false);
                  setRefusal("");
                }}
              >
                {file && (
                  <FileRow
                    name={file.name}
                    size={file.size}
                    state={busy ? (progress >= 100 ? "working" : "uploading") : "waiting"}
                    progress={progress}
                    {...(!busy && { onRemove: () => setFile(null) })}
                  />
                )}
              </Dropzone>
            </Field>
            <Field label="Description" optional disabled={busy}>
              <Textarea
                rows={3}
                maxLength={1000}
                value={description}
                onChange={(event) => setDescription(event.target.value)}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => (busy ? stop.current?.abort() : onClose())}>
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
