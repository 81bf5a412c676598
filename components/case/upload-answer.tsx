"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { uploadForm } from "@/components/app-shell/upload-form";
import { ACCEPTED_FILES, ACCEPTED_TEXT } from "@/components/appeal/document-kinds";
import { Dropzone } from "@/components/ui/dropzone";
import { FileRow } from "@/components/ui/file-row";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import type { DecisionDto } from "@/lib/domain/case/decision/schema";

interface UploadAnswerProps {
  /** Left out: the paper says which appeal it answers. */
  appealId?: string;
}

type Sending = { file: File; progress: number; error?: string };

/** Takes the payer's answer in: it is read at once, and proposed. */
export function UploadAnswer({ appealId }: UploadAnswerProps) {
  const router = useRouter();
  const [sending, setSending] = useState<Sending | null>(null);

  const send = async (file: File) => {
    setSending({ file, progress: 0 });
    const path = appealId
      ? `/documents/minimal-appeals/${appealId}/decisions/uploads/`
      : "/decisions/uploads/";
    try {
      await uploadForm<DecisionDto>(
        path,
        { file },
        {
          onProgress: (progress) => setSending({ file, progress }),
          fallback: "The file was not accepted.",
        },
      );
      setSending(null);
      router.refresh();
    } catch (error) {
      const said = error instanceof TypeError ? "The server did not respond." : (error as Error).message;
      setSending({ file, progress: 0, error: `Failed to upload: ${said}` });
    }
  };

  return (
    <Dropzone
      label="The payer's answer"
      accept={ACCEPTED_FILES}
      acceptText={ACCEPTED_TEXT}
      maxSize={MAX_FILE_BYTES}
      compact
      disabled={sending !== null && !sending.error}
      onFiles={([file]) => file && void send(file)}
    >
      {sending && (
        <FileRow
          name={sending.file.name}
          size={sending.file.size}
          state={sending.error ? "failed" : "uploading"}
          progress={sending.progress}
          error={sending.error}
          onRetry={() => void send(sending.file)}
          onRemove={() => setSending(null)}
        />
      )}
    </Dropzone>
  );
}
