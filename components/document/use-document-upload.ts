"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { type UploadRefusal, uploadClaimDocument, uploadRefusal } from "./upload-claim-document";

/** The form of one upload to a claim. What was filled in is kept when the file is refused, for another try. */
export function useDocumentUpload(
  claim: Pick<ClaimDto, "claim_id" | "patient">,
  onUploaded: (document: ClaimDocumentDto) => void,
) {
  const [file, setFile] = useState<File | null>(null);
  const [documentType, setDocumentType] = useState<ClaimDocumentType>("claim_form");
  const [description, setDescription] = useState("");
  /** 0 to 100 while it uploads. */
  const [progress, setProgress] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const busy = progress !== null;

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setMissing(false);
    setRefusal(null);
  };

  const submit = async () => {
    setMissing(!file);
    if (!file || busy) return;
    setRefusal(null);
    setProgress(0);
    stop.current = new AbortController();
    try {
      const upload = { file, documentType, description: description.trim(), patient: claim.patient };
      const document = await uploadClaimDocument(claim.claim_id, upload, setProgress, stop.current.signal);
      toast.success("Document uploaded successfully!");
      choose(null);
      setDescription("");
      onUploaded(document);
    } catch (error) {
      if (!(error instanceof DOMException)) setRefusal(uploadRefusal(error));
    } finally {
      setProgress(null);
    }
  };

  return {
    file,
    choose,
    documentType,
    setDocumentType,
    description,
    setDescription,
    progress,
    busy,
    missing,
    refusal,
    submit,
    stop: () => stop.current?.abort(),
  };
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>;
