import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Box, Word } from "@/lib/core/document-text";
import { AppError } from "@/lib/core/errors";
import { inTime } from "@/lib/domain/kernel/in-time";
import { lanes } from "@/lib/integrations/bounded-process/lanes";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { readBox } from "@/lib/integrations/reader/read-document";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { endOfRequest, ocrEngine, storage } from "@/lib/integrations/services";

/** A reading takes up to 512 MB and a core: a server reads two boxes at once, the others wait. */
const inTurn = lanes(2);
/** A box is a line or two; a person waits for it. */
const MILLISECONDS = 30_000;

const late = () =>
  new AppError(
    "UNAVAILABLE",
    "This box could not be read in the time that a request has. Try again in a minute.",
    {
      retryAfter: 30,
    },
  );

/** The words of a page whose middles lie in a box, line by line. */
export function wordsInBox(words: readonly Word[], box: Box): string {
  const inside = words.filter(({ box: { x, y, width, height } }) => {
    const [across, down] = [x + width / 2, y + height / 2];
    return across >= box.x && across <= box.x + box.width && down >= box.y && down <= box.y + box.height;
  });
  const lines: Word[][] = [];
  for (const word of inside) {
    const last = lines.at(-1)?.at(-1)?.box;
    const middle = word.box.y + word.box.height / 2;
    const isSame = last && middle >= last.y && middle <= last.y + last.height;
    if (isSame) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.map(({ text }) => text).join(" ")).join("\n");
}

/**
 * Recognizes one box of a stored document again, larger. Throws UNPROCESSABLE where the file can't be read, and UNAVAILABLE
 * for what isn't read by `until`: its turn is part of the time.
 */
export async function recognizeBox(
  document: { storageKey: string; mediaType: string },
  page: number,
  box: Box,
  until = endOfRequest(),
): Promise<string> {
  return inTime(until, late, (signal) => inTurn(() => recognize(document, { page, box }, signal)));
}

async function recognize(
  document: { storageKey: string; mediaType: string },
  crop: { page: number; box: Box },
  signal: AbortSignal | undefined,
): Promise<string> {
  // Its turn came when nobody waited any more.
  if (signal?.aborted) throw late();
  const folder = await mkdtemp(path.join(tmpdir(), "box-"));
  try {
    const file = path.join(folder, "document");
    await storage().toFile(document.storageKey, file);
    const request = {
      ...{ path: file, mediaType: document.mediaType as MediaType, ocrEngine: ocrEngine() },
      ...(signal && { signal }),
      limits: { milliseconds: MILLISECONDS, longest: MILLISECONDS },
    };
    return (await readBox(request, crop)).text;
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    throw new AppError("UNPROCESSABLE", error.message);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
