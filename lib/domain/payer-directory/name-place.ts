import { z } from "zod";
import { AppError } from "@/lib/core/errors";

/** A place in a list that is sorted by name and id. Payers' names are no secrets, so the cursor may hold one. */
const place = z.tuple([z.string().max(200), z.uuid()]);

export const encodeNamePlace = ({ name, id }: { name: string; id: string }): string =>
  Buffer.from(JSON.stringify([name, id])).toString("base64url");

/** Throws BAD_REQUEST for anything that is no cursor of ours. */
export function decodeNamePlace(cursor: string | undefined): { name: string; id: string } | null {
  if (!cursor) return null;
  try {
    const [name, id] = place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return { name, id };
  } catch {
    throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
  }
}
