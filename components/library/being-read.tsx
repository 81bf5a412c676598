"use client";

import { useRouter } from "next/navigation";
import { useLooks } from "@/components/app-shell/use-looks";
import { Spinner } from "@/components/ui/spinner";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

const POLL_MS = 3000;
const SLOW_POLL_MS = 15_000;
/** After so many looks, some two minutes, a reading is taken to be a long one. */
const QUICK_LOOKS = 40;

type Progress = Pick<LibraryDocumentDto, "pages" | "pages_read" | "counting">;

interface BeingReadProps extends Progress {
  documentId: string;
  /** Whether to look how far it is. */
  watched: boolean;
}

/** How far the reading of a document is; renders the list anew when it is done. */
export function BeingRead({ documentId, watched, ...known }: BeingReadProps) {
  const router = useRouter();
  const seen = useLooks<LibraryDocumentDto>({
    path: watched ? `/documents/uploads/${documentId}/` : null,
    isDone: ({ being_read }) => !being_read,
    nextLook: (looks) => (looks < QUICK_LOOKS ? POLL_MS : SLOW_POLL_MS),
    onDone: () => router.refresh(),
  });
  const { pages, pages_read, counting }: Progress = seen ?? known;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      <Spinner size={14} className="text-accent" />
      {pages && pages_read > 0 ? `Page ${pages_read} of ${pages}` : counting ? "Being counted" : "Being read"}
    </span>
  );
}
