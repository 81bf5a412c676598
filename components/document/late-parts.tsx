"use client";

import { PanelSkeleton } from "@/components/claim-detail/panel-skeleton";
import { lazyPart, lazyPartInBrowser } from "@/components/ui/lazy-part";
import { whenReached } from "@/components/ui/when-reached";
import type { ViewedDocument } from "./viewed-document";

/** Parts of a claim's documents whose scripts come when they are shown: no form can be sent before its script is there. */

const DocumentViewer = lazyPartInBrowser(<PanelSkeleton size="aspect-[8.5/11]" />, () =>
  import("./document-viewer").then((file) => file.DocumentViewer),
);

export function LateViewer({ document }: { document: ViewedDocument }) {
  return <DocumentViewer documents={[document]} highlight={null} />;
}

export const UploadCard = lazyPartInBrowser(<PanelSkeleton size="h-64" />, () =>
  import("./upload-card").then((file) => file.UploadCard),
);
export const ReadingWatch = lazyPart(() => import("./reading-watch").then((file) => file.ReadingWatch));

export const ProposalForm = lazyPartInBrowser(<PanelSkeleton size="h-56" />, () =>
  import("./proposal-form").then((file) => file.ProposalForm),
);

/** Drawn by the server: its script comes when somebody reaches for it. */
export const PostEobButton = whenReached(() =>
  import("@/components/payer/post-eob-button").then((file) => file.PostEobButton),
);
