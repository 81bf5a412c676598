"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { removeLogoAction } from "@/app/(desk)/profile/actions";
import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import { callAction } from "@/components/form/call-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dropzone } from "@/components/ui/dropzone";
import { LOGO_MAX_BYTES, type Practice } from "@/lib/domain/practice/schema";

const ACCEPT = { "image/png": [".png"], "image/jpeg": [".jpg", ".jpeg"] };
const FAILED = "The logo could not be saved. Please try again.";
const PATH = "/practice/logo/";

/** The picture at the top of the practice's letters; only the owner changes it. */
export function LogoCard({ practice, isOwner }: { practice: Practice; isOwner: boolean }) {
  const router = useRouter();
  /** Part of the picture's address, so that a new one is fetched. */
  const [shown, setShown] = useState(0);
  const [sent, setSent] = useState(0);
  const [asking, setAsking] = useState(false);
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
  const remove = async () => {
    const result = await callAction(() => removeLogoAction());
    if (!result.ok) throw new Error(result.error.message);
    setShown(0);
  };
  if (!isOwner && !practice.has_logo) return null;

  return (
    <Card
      title="Logo"
      description="It appears at the top of letters written from now on."
      actions={
        isOwner &&
        practice.has_logo && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Remove logo
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {practice.has_logo && (
          <div className="w-fit rounded-md border bg-paper p-3">
            {/* biome-ignore lint/performance/noImgElement: a user's file never passes the image optimizer */}
            <img
              src={`/api/v1${PATH}?shown=${shown}`}
              alt={`Logo of ${practice.name}`}
              className="h-auto max-h-16 w-auto max-w-full"
            />
          </div>
        )}
        {isOwner && (
          <Dropzone
            label={practice.has_logo ? "New logo" : "Logo"}
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
        {shown > 0 && !busy && !problem && practice.has_logo && <Alert tone="success" title="Logo saved." />}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove the logo?"
        description="Letters written from now on show only the practice's name."
        confirmLabel="Remove logo"
        tone="danger"
        onConfirm={remove}
      />
    </Card>
  );
}
