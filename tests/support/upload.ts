import { createHash } from "node:crypto";
import { copyFile, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReceivedFile } from "@/lib/core/received-file";

/** A file as the multipart parser leaves it. */
export async function uploadOf(
  file: string,
  options: { field?: string; filename?: string; declaredType?: string } = {},
): Promise<ReceivedFile> {
  const folder = await mkdtemp(path.join(tmpdir(), "upload-test-"));
  const target = path.join(folder, "0");
  await copyFile(file, target);
  const bytes = await readFile(target);
  return {
    field: options.field ?? "denial_letter",
    filename: options.filename ?? path.basename(file),
    declaredType: options.declaredType ?? "",
    path: target,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    tooLarge: false,
  };
}
