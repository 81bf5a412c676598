import { readFileSync } from "node:fs";
import path from "node:path";

export type FormFile = { field: string; name: string; bytes: Buffer; type?: string };

/** A multipart body of files, each under its field. */
export function fileForm(...files: FormFile[]): FormData {
  const form = new FormData();
  for (const { field, name, bytes, type } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], type ? { type } : {}), name);
  }
  return form;
}

/** A sample of `tests/fixtures/denials` for a field. */
export const sampleFile = (field: string, name: string): FormFile => ({
  field,
  name: path.basename(name),
  bytes: readFileSync(`tests/fixtures/denials/${name}`),
});
