"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import { Alert } from "@/components/ui/alert";
import { Dropzone } from "@/components/ui/dropzone";
import { LOGO_MAX_BYTES } from "@/lib/domain/practice/schema";

const ACCEPT = { "image/png": [".png"], "image/jpeg": [".jpg", ".jpeg"] };
const FAILED = "The logo could not be saved. Please try again.";
const PATH = "/practice/logo/";

interface LogoUploadProps {
  /** Of the practice. */
  name: string;
  hasLogo: boolean;
  isOwner: boolean;
}

/** The logo, and the place where its owner puts another one. */
export function LogoUpload({ name, hasLogo, isOwner }: LogoUploadProps) {
  const router = useRouter();
  /** Part of the picture's address, so that a new one is fetched. */
  const [shown, setShown] = useState(0);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();

  const upload = (file: File) =>
    start(async () => {
      setProblem(null);
      try {
        await uploadForm(PATH, { logo: file }, { method: "PUT", onProgress: setSent, fallback: FAILED });
        setShown((before) => before + 1);
        router.refresh();
      } catch (error) {
        setProblem(error instanceof ApiError ? error.message : FAILED);
      }
    });

  return (
    <div className="grid gap-4">
      {hasLogo && (
        <div className="w-fit rounded-md border bg-paper p-3">
          {/* biome-ignore lint/performance/noImgElement: a user's file never passes the image optimizer */}
          <img
            src={`/api/v1${PATH}?shown=${shown}`}
            alt={`Logo of ${name}`}
            className="h-auto max-h-16 w-auto max-w-full"
          />
        </div>
      )}
      {isOwner && (
        <Dropzone
          label={hasLogo ? "New logo" : "Logo"}
          accept={ACCEPT}
          acceptText="PNG or JPG"
          maxSize={LOGO_MAX_BYTES}
          disabled={busy}
          disabledReason={`Uploading, ${Math.floor(sent)} %`}
          onFiles={([file]) => file && upload(file)}
          compact
        />
      )}
      {problem && <Alert tone="danger" title={problem} />}
      {shown > 0 && !busy && !problem && hasLogo && <Alert tone="success" title="Logo saved." />}
    </div>
  );
}
