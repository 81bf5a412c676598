"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";
import type { ViewedDocument } from "./viewed-document";

/** Parts of a claim's documents whose scripts come when they are shown: no form can be sent before its script is there. */

const DocumentViewer = dynamic(() => import("./document-viewer").then((file) => file.DocumentViewer), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[8.5/11] w-full rounded-sm" />,
});

export function LateViewer({ document }: { document: ViewedDocument }) {
  return <DocumentViewer documents={[document]} highlight={null} />;
}

export const UploadCard = dynamic(() => import("./upload-card").then((file) => file.UploadCard), {
  ssr: false,
  loading: () => <Skeleton className="h-64 rounded-lg" />,
});

export const ProposalForm = dynamic(() => import("./proposal-form").then((file) => file.ProposalForm), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});
