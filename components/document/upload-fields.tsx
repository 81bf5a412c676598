"use client";

import { Alert } from "@/components/ui/alert";
import { Dropzone } from "@/components/ui/dropzone";
import { Field } from "@/components/ui/field";
import { FileRow } from "@/components/ui/file-row";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { CLAIM_FILE_TEXT, CLAIM_FILE_TYPES, DOCUMENT_TYPE_OPTIONS, NO_FILE } from "./document-labels";
import type { DocumentUpload } from "./use-document-upload";

/** The file of an upload, dropped or chosen, with its progress and what became of it. */
export function UploadFile({ upload }: { upload: DocumentUpload }) {
  const { file, busy, progress, refusal } = upload;
  const state = refusal ? "failed" : !busy ? "waiting" : (progress ?? 0) >= 100 ? "working" : "uploading";
  return (
    <div className="flex flex-col gap-3">
      <Field label="File" required error={upload.missing ? NO_FILE : undefined}>
        <Dropzone
          label="Document"
          accept={CLAIM_FILE_TYPES}
          acceptText={CLAIM_FILE_TEXT}
          maxSize={MAX_FILE_BYTES}
          disabled={busy}
          onFiles={([chosen]) => chosen && upload.choose(chosen)}
        >
          {file && (
            <FileRow
              name={file.name}
              size={file.size}
              state={state}
              progress={progress}
              {...(refusal?.canRetry && { onRetry: () => void upload.submit() })}
              {...(!busy && { onRemove: () => upload.choose(null) })}
            />
          )}
        </Dropzone>
      </Field>
      {refusal && (
        <Alert tone="danger" title={refusal.text}>
          {refusal.whatToDo}
        </Alert>
      )}
    </div>
  );
}

export function UploadType({ upload }: { upload: DocumentUpload }) {
  return (
    <Field label="Document Type" disabled={upload.busy}>
      <Select
        value={upload.documentType}
        onChange={(event) => upload.setDocumentType(event.target.value as ClaimDocumentType)}
        options={DOCUMENT_TYPE_OPTIONS}
      />
    </Field>
  );
}

export function UploadDescription({ upload, rows }: { upload: DocumentUpload; rows: number }) {
  return (
    <Field label="Description" optional disabled={upload.busy}>
      <Textarea
        rows={rows}
        maxLength={1000}
        value={upload.description}
        onChange={(event) => upload.setDescription(event.target.value)}
      />
    </Field>
  );
}
