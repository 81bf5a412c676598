"use client";

import { IconLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Dropzone } from "@/components/ui/dropzone";
import { FileRow } from "@/components/ui/file-row";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import type { AppealDocumentDto, UploadField } from "@/lib/domain/appeal/documents/schema";
import { ACCEPTED_FILES, ACCEPTED_TEXT } from "./document-kinds";
import type { PendingUpload } from "./use-uploads";

interface UploadZoneProps {
  field: UploadField;
  title: string;
  description: string;
  multiple: boolean;
  documents: readonly AppealDocumentDto[];
  pending: readonly PendingUpload[];
  /** Why nothing can be uploaded here now. */
  disabledReason: string | undefined;
  onFiles: (field: UploadField, files: File[]) => void;
  onRetry: (upload: PendingUpload) => void;
  onDismiss: (upload: PendingUpload) => void;
  onRemove: (document: AppealDocumentDto) => void;
}

const STATES = { success: "done", pending: "done", failed: "failed" } as const;

/** One of the three drop zones with its files: those on the server, and those on their way. */
export function UploadZone(props: UploadZoneProps) {
  const { field, documents, pending, multiple } = props;
  const full = !multiple && documents.length > 0;
  // Another zone's file is no reason to wait: what is chosen meanwhile is sent after it.
  const sending = !multiple && pending.some(({ state }) => state !== "failed");
  const reason =
    props.disabledReason ??
    (sending ? "Uploading. Please wait for the file below." : undefined) ??
    (full ? "One file is enough here. Remove it to choose another." : undefined);
  return (
    <Card title={props.title} description={props.description} headingLevel={3}>
      <Dropzone
        label={props.title}
        accept={ACCEPTED_FILES}
        acceptText={ACCEPTED_TEXT}
        maxSize={MAX_FILE_BYTES}
        multiple={multiple}
        compact
        disabled={reason !== undefined}
        disabledReason={reason}
        onFiles={(files) => props.onFiles(field, files)}
      >
        {documents.length + pending.length > 0 && (
          <>
            {documents.map((document) => (
              <FileRow
                key={document.id}
                name={document.uploaded_document_info.original_filename}
                size={document.uploaded_document_info.file_size}
                state={STATES[document.ocr_status]}
                error={document.ocr_error ?? undefined}
                onRemove={() => props.onRemove(document)}
                actions={
                  document.counting ? (
                    <span role="status" className="text-ink-muted text-sm">
                      Being counted
                    </span>
                  ) : (
                    <OpenOriginal document={document} />
                  )
                }
              />
            ))}
            {pending.map((upload) => (
              <FileRow
                key={upload.id}
                name={upload.file.name}
                size={upload.file.size}
                state={upload.state}
                progress={upload.progress}
                error={upload.error}
                onRetry={() => props.onRetry(upload)}
                {...(upload.state === "failed" && { onRemove: () => props.onDismiss(upload) })}
              />
            ))}
          </>
        )}
      </Dropzone>
    </Card>
  );
}

/** The uploaded file itself, in a tab of its own. */
function OpenOriginal({ document }: { document: AppealDocumentDto }) {
  const label = `Open ${document.uploaded_document_info.original_filename}`;
  return (
    <IconLink size="icon-sm" label={label} href={document.file_url} target="_blank" rel="noreferrer">
      <span aria-hidden className="icon icon-external-link" />
    </IconLink>
  );
}
