import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";

/** A place in the list sorted by folded last name, first name and id. */
export type NamePosition = { lastKey: string; firstKey: string; patientId: string };

const shape = z.tuple([z.string(), z.string(), z.uuid()]);
const place = (ctx: Ctx) => ({ practiceId: ctx.practiceId, recordId: "cursor", field: "patients" });

/** Sealed, because a cursor travels in addresses and this one holds a name. */
export const encodePosition = (ctx: Ctx, { lastKey, firstKey, patientId }: NamePosition): string =>
  fieldCipher().seal(JSON.stringify([lastKey, firstKey, patientId]), place(ctx));

/** Throws BAD_REQUEST for anything that is no cursor of this practice. */
export function decodePosition(ctx: Ctx, cursor: string | undefined): NamePosition | null {
  if (!cursor) return null;
  try {
    const [lastKey, firstKey, patientId] = shape.parse(JSON.parse(fieldCipher().open(cursor, place(ctx))));
    return { lastKey, firstKey, patientId };
  } catch {
    throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
  }
}
