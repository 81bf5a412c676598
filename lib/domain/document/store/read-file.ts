import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DocumentText } from "@/lib/core/document-text";
import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import type { ReadProgress } from "@/lib/integrations/reader/messages";
import { readDocument } from "@/lib/integrations/reader/read-document";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { ocrEngine, storage } from "@/lib/integrations/services";

type StoredFile = { storageKey: string; mediaType: string };
type OnPage = (progress: Pick<ReadProgress, "page" | "of">) => void;

/** A reading process that dies of itself says little about the file: it gets two more tries. */
const DEATHS_FORGIVEN = 2;

/** Fetches a stored file and reads it in the child process. `onPage` is told each page once. Throws ReadFailure and StorageMissing. */
export async function readStoredFile(file: StoredFile, onPage: OnPage): Promise<DocumentText> {
  let shown = 0;
  const onNewPage: OnPage = ({ page, of }) => {
    if (page <= shown) return;
    shown = page;
    onPage({ page, of });
  };
  for (let death = 0; ; death++) {
    try {
      return await fetchAndRead(file, onNewPage);
    } catch (error) {
      const died = error instanceof ReadFailure && error.reason === "failed";
      if (!died || death === DEATHS_FORGIVEN) throw error;
      log.warn({ err: error }, "the reading process died; reading again");
    }
  }
}

async function fetchAndRead({ storageKey, mediaType }: StoredFile, onPage: OnPage): Promise<DocumentText> {
  const folder = await mkdtemp(path.join(tmpdir(), "read-"));
  const end = metrics.readingSeconds.startTimer({ media_type: mediaType });
  let outcome = "failed";
  try {
    const file = path.join(folder, "document");
    await storage().toFile(storageKey, file);
    const text = await readDocument({
      path: file,
      mediaType: mediaType as MediaType,
      ocrEngine: ocrEngine(),
      onPage,
    });
    outcome = "read";
    metrics.pagesRead.inc(text.pages.length);
    return text;
  } finally {
    end({ outcome });
    await rm(folder, { recursive: true, force: true });
  }
}
