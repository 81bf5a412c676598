"use client";

import { useEffect, useRef } from "react";
import { startExtractionAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import type { AppealDto } from "@/lib/domain/appeal/schema";

/**
 * Reading begins by itself when files have come (docs/product.md, I12), once for each set of files: what fails is tried
 * again by the button.
 */
export function useReading(
  appeal: Pick<AppealDto, "id" | "extraction">,
  documents: readonly AppealDocumentDto[],
  { wait, onStart }: { wait: boolean; onStart: () => void },
) {
  const { run, refusal } = useAction(startExtractionAction);
  const tried = useRef("");
  const pending = documents.filter(({ ocr_status }) => ocr_status === "pending").map(({ id }) => id);
  const files = pending.join();
  const idle = !wait && appeal.extraction.state !== "running";
  useEffect(() => {
    if (!idle || files === "" || tried.current === files) return;
    tried.current = files;
    onStart();
    run({ appealId: appeal.id, force: false });
  });
  return refusal;
}
