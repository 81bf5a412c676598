"use client";

import { useRef, useState } from "react";
import type { AppealDocumentDto, UploadField } from "@/lib/domain/appeal/documents/schema";
import { uploadFile } from "./appeal-calls";
import { sentenceOf, tellSuccess } from "./messages";

export type PendingUpload = {
  id: number;
  field: UploadField;
  file: File;
  state: "waiting" | "uploading" | "failed";
  progress: number;
  error?: string;
};

const BROKEN_OFF = "The connection was lost. Nothing was uploaded; try this file again.";

/** Step 2 shows the pages while values are typed beside them; without it they take their time there. */
const loadPdfjsAhead = () =>
  void import("../document/pdf-page").then(({ loadPdfjs }) => loadPdfjs()).catch(() => {});

/** Sends files one after another, whichever zone they were chosen in, each with its own progress; what fails stays listed with the reason and a retry. */
export function useUploads(appealId: string, onUploaded: (document: AppealDocumentDto) => void) {
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([]);
  const serial = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const patch = (id: number, change: Partial<PendingUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  const run = async (batch: readonly PendingUpload[]) => {
    if (batch.some(({ file }) => file.type === "application/pdf")) loadPdfjsAhead();
    let done = 0;
    for (const { id, field, file } of batch) {
      patch(id, { state: "uploading", progress: 0 });
      try {
        const document = await uploadFile(appealId, field, file, (progress) => patch(id, { progress }));
        drop(id);
        onUploaded(document);
        done += 1;
      } catch (error) {
        const sentence = error instanceof TypeError ? BROKEN_OFF : sentenceOf(error, "Failed to upload file");
        patch(id, { state: "failed", error: sentence });
      }
    }
    if (done > 0) tellSuccess(`${done} file(s) uploaded successfully!`);
  };
  const queue = (batch: readonly PendingUpload[]) => {
    last.current = last.current.then(() => run(batch));
    return last.current;
  };

  return {
    uploads,
    busy: uploads.some(({ state }) => state !== "failed"),
    add: (field: UploadField, files: File[]) => {
      const batch = files.map((file) => {
        serial.current += 1;
        return { id: serial.current, field, file, state: "waiting" as const, progress: 0 };
      });
      // A new file for a place makes the failed one before it moot.
      setUploads((all) => [
        ...all.filter((one) => one.field !== field || field === "supporting_docs"),
        ...batch,
      ]);
      return queue(batch);
    },
    retry: (upload: PendingUpload) => {
      patch(upload.id, { state: "waiting", error: "" });
      return queue([upload]);
    },
    dismiss: (upload: PendingUpload) => drop(upload.id),
  };
}
