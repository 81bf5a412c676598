"use client";

import dynamic from "next/dynamic";
import { PanelSkeleton } from "@/components/claim-detail/panel-skeleton";
import type { ViewedDocument } from "./viewed-document";

/** Parts of a claim's documents whose scripts come when they are shown: no form can be sent before its script is there. */

const DocumentViewer = dynamic(() => import("./document-viewer").then((file) => file.DocumentViewer), {
  ssr: false,
  loading: () => <PanelSkeleton size="aspect-[8.5/11]" />,
});

export function LateViewer({ document }: { document: ViewedDocument }) {
  return <DocumentViewer documents={[document]} highlight={null} />;
}

export const UploadCard = dynamic(() => import("./upload-card").then((file) => file.UploadCard), {
  ssr: false,
  loading: () => <PanelSkeleton size="h-64" />,
});

export const ProposalForm = dynamic(() => import("./proposal-form").then((file) => file.ProposalForm), {
  ssr: false,
  loading: () => <PanelSkeleton size="h-56" />,
});
