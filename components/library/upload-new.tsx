"use client";

import { type ReactNode, useState } from "react";
import { LateLeaveDialog } from "@/components/app-shell/late-leave-dialog";
import { useLeaveGuard } from "@/components/app-shell/use-leave-guard";
import { DOCUMENT_TYPE_OPTIONS } from "@/components/document/document-labels";
import { PatientCombobox } from "@/components/patient/patient-combobox";
import { Dropzone } from "@/components/ui/dropzone";
import { Field } from "@/components/ui/field";
import { FileRow } from "@/components/ui/file-row";
import { HrefButton } from "@/components/ui/href-button";
import { Select } from "@/components/ui/select";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { type QueuedFile, useUploadQueue } from "./use-upload-queue";

const TYPES = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/tiff": [".tiff", ".tif"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
};
const NO_PATIENT = "Choose the patient first.";

interface UploadNewProps {
  providers: readonly { value: string; label: string }[];
  /** Of a new patient, drawn by the server. */
  patientFields: ReactNode;
}

/** Documents for a patient, several at once; each begins to be read as soon as it is stored. */
export function UploadNew({ providers, patientFields }: UploadNewProps) {
  const [patient, setPatient] = useState<PatientChoice | null>(null);
  const [provider, setProvider] = useState("");
  const [type, setType] = useState<ClaimDocumentType>("supporting_docs");
  const queue = useUploadQueue();
  const guard = useLeaveGuard(queue.busy);
  const done = queue.files.filter(({ state }) => state === "done").length;

  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label="Patient" required>
          <PatientCombobox value={patient} onChange={setPatient} fields={patientFields} clearable />
        </Field>
        <Field label="Provider" optional>
          <Select
            value={provider}
            placeholder="No specific provider"
            options={providers}
            onChange={(event) => setProvider(event.target.value)}
          />
        </Field>
        <Field label="Document Type">
          <Select
            value={type}
            options={DOCUMENT_TYPE_OPTIONS}
            onChange={(event) => setType(event.target.value as ClaimDocumentType)}
          />
        </Field>
      </div>
      <Dropzone
        className="mt-4"
        label="Documents"
        accept={TYPES}
        acceptText="PDF, JPG, PNG, TIFF or DOCX"
        maxSize={MAX_FILE_BYTES}
        multiple
        disabled={!patient}
        disabledReason={NO_PATIENT}
        onFiles={(files) =>
          patient && queue.add(files.map((file) => ({ file, patient: patient.patient_id, provider, type })))
        }
      >
        {queue.files.map((file) => (
          <UploadRow key={file.key} file={file} onRetry={queue.retry} onRemove={queue.remove} />
        ))}
      </Dropzone>
      {done > 0 && (
        <div className="mt-4 flex justify-end">
          <HrefButton href="/documents" disabled={queue.busy}>
            Show in My Documents
          </HrefButton>
        </div>
      )}
      <LateLeaveDialog
        guard={guard}
        title="Leave while files are uploading?"
        description="Finished uploads are kept. Files still uploading will stop."
        confirmLabel="Leave"
        onGiveUp={queue.stopAll}
      />
    </>
  );
}

interface UploadRowProps {
  file: QueuedFile;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

function UploadRow({ file: { key, upload, state, progress, error }, onRetry, onRemove }: UploadRowProps) {
  const { file } = upload;
  // The bytes are up, the answer is not here yet: the server looks at the file.
  const shown = state === "uploading" && progress >= 100 ? "working" : state;
  return (
    <FileRow
      name={file.name}
      size={file.size}
      state={shown}
      progress={progress}
      error={error}
      onRetry={() => onRetry(key)}
      {...(state !== "done" && { onRemove: () => onRemove(key) })}
    />
  );
}
