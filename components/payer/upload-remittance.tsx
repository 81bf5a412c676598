"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import { ClosePart, usePart, type View } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Dropzone } from "@/components/ui/dropzone";
import { Spinner } from "@/components/ui/spinner";
import { MAX_REMITTANCE_BYTES, type RemittanceFileDto } from "@/lib/domain/remittance/schema";
import { RemittanceDialog } from "./remittance-dialog";

const ACCEPT = {
  "text/plain": [".835", ".txt", ".edi", ".x12", ".era"],
  "application/edi-x12": [".835"],
  "application/pdf": [".pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/tiff": [".tif", ".tiff"],
};

interface UploadRemittanceProps {
  previewView: View<{ remittanceId: string; uploaded: boolean }>;
}

/** Takes an X12 835 remittance or one on paper, then shows what it changes. */
export function UploadRemittance({ previewView }: UploadRemittanceProps) {
  const router = useRouter();
  const { replace } = usePart();
  /** How much of the file is up, in percent; null: nothing is on its way. */
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (file: File) => {
    setSent(0);
    setProblem(null);
    try {
      const fallback = "The file could not be read. Try again.";
      const remittance = await upload(file, { onProgress: setSent, fallback });
      // The list of files behind this has one more.
      router.refresh();
      await replace(() => previewView({ remittanceId: remittance.id, uploaded: true }));
    } catch (error) {
      setProblem(`Failed to read the remittance: ${error instanceof ApiError ? error.message : NO_ANSWER}`);
      setSent(null);
    }
  };

  return (
    <RemittanceDialog
      title="Upload Remittance"
      locked={sent !== null}
      buttons={<ClosePart disabled={sent !== null}>Cancel</ClosePart>}
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Dropzone
        label="Remittance"
        accept={ACCEPT}
        acceptText=".835, .edi or .txt, or an EOB on paper (PDF, DOCX, PNG, JPG, TIFF)"
        maxSize={MAX_REMITTANCE_BYTES}
        disabled={sent !== null}
        onFiles={([file]) => file && read(file)}
      />
      {sent !== null && (
        <p role="status" className="flex items-center gap-2 text-ink-muted text-sm">
          <Spinner /> {sent < 100 ? `Uploading the file, ${Math.floor(sent)} %` : "Reading the file…"}
        </p>
      )}
    </RemittanceDialog>
  );
}

const NO_ANSWER = "The server did not respond. Check your connection and try again.";

/** Of what it changes nothing is asked for here: the preview is rendered on the server. */
const upload = (file: File, options: Parameters<typeof uploadForm>[2]) =>
  uploadForm<RemittanceFileDto>("/payers/remittances/?max_claims=0", { file }, options);
