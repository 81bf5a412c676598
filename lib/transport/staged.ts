import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CallRequest } from "@/lib/core/call-request";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import type { StagedFile } from "@/lib/core/staged-file";
import type { Ctx } from "@/lib/domain/kernel/context";
import { inOneTime } from "@/lib/domain/kernel/in-time";
import { parse } from "@/lib/domain/kernel/parse";
import { discardStaged, fetchStaged, type Staged } from "@/lib/domain/kernel/staged-files";
import { type Multipart, withMultipart } from "./multipart";
import { readJson } from "./read-json";
import { stagedFiles } from "./staged-shape";

/** A refusal after which the same file can be taken: it stays where it is. */
const PASSING: readonly ErrorCode[] = ["RATE_LIMITED", "UNAVAILABLE", "CONFLICT", "UNAUTHENTICATED"];

type FileCall<T> = {
  fileBytes: number;
  handle: (multipart: Multipart) => Promise<T>;
  /** What the call's key was answered with, where it has one and was. */
  answered: (sent: {
    fields: Multipart["fields"];
    files: readonly StagedFile[];
  }) => Promise<{ answer: unknown } | null | undefined>;
};

/**
 * The files of a call, on disk while `handle` runs: of a multipart body, or fetched from quarantine where a JSON body names
 * uploads. Checked and kept alike. Fetching and what `handle` does with them share the time of one request.
 */
export function withFiles<T>(ctx: Ctx | null, request: CallRequest, call: FileCall<T>): Promise<T> {
  const isJson = /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  if (!isJson || !ctx) return withMultipart(request, call, call.handle);
  return inOneTime(() => withStaged(ctx, request, call));
}

/** A file that was taken or refused leaves quarantine. */
async function withStaged<T>(
  ctx: Ctx,
  request: CallRequest,
  { handle, answered, fileBytes }: FileCall<T>,
): Promise<T> {
  const body = (await readJson(request)) as Record<string, unknown>;
  const { files } = parse(stagedFiles, body);
  const sentBefore = () => answered({ fields: textsOf(body), files });
  const before = await sentBefore();
  if (before) return before.answer as T;
  const folder = await mkdtemp(path.join(tmpdir(), "upload-"));
  const staged: Staged[] = [];
  let keep = false;
  try {
    for (const [index, sent] of files.entries()) {
      staged.push(await fetchStaged(ctx, sent, { folder, index, fileBytes }));
    }
    return await handle({ fields: textsOf(body), files: staged.map(({ file }) => file) });
  } catch (error) {
    // The first of two that run beside each other takes the files away from the second.
    const meanwhile = await sentBefore().catch(() => null);
    if (meanwhile) return meanwhile.answer as T;
    keep = !(error instanceof AppError) || PASSING.includes(error.code);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (!keep)
      await discardStaged(
        ctx,
        staged.map(({ row }) => row),
      );
  }
}

/** What a form would say: texts. Anything else is left out, as a form can't carry it. */
const textsOf = ({ files: _files, ...rest }: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
