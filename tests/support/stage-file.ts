import type { RestAnswer, RestOptions } from "./rest";

type Rest = (method: "POST" | "PUT", address: string, options?: RestOptions) => Promise<RestAnswer>;

/** Sends a file's parts as a browser does, to addresses of this process. Answers what the taking call names. */
export async function stageFile(rest: Rest, field: string, filename: string, bytes: Buffer) {
  const begun = await rest("POST", "/uploads/", { json: { size: bytes.length } });
  const parts: { number: number; etag: string }[] = [];
  let from = 0;
  for (const part of begun.body.parts as { number: number; url: string; bytes: number }[]) {
    const raw = new Uint8Array(bytes.subarray(from, from + part.bytes));
    const answer = await rest("PUT", part.url.replace("/api/v1", ""), { raw });
    parts.push({ number: part.number, etag: answer.headers.get("etag") ?? "" });
    from += part.bytes;
  }
  return { field, filename, upload: begun.body.id as string, parts };
}
