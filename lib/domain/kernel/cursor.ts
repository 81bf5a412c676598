import { z } from "zod";
import { AppError } from "@/lib/core/errors";

/** A place in a list sorted by a time and an id, newest first. Opaque to callers. */
const position = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export type ListPosition = { at: string; id: string };

export function encodeCursor({ at, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

/** Throws BAD_REQUEST for anything that is no cursor of ours. */
export function decodeCursor(cursor: string | undefined): ListPosition | null {
  if (!cursor) return null;
  try {
    const [at, id] = position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return { at, id };
  } catch {
    throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
  }
}
