import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { practices } from "@/db/schema/practices";
import { AppError, type ErrorCode, invalid, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { fileOperation, operation } from "@/lib/domain/kernel/operation";
import { discardStored, discardUnkept, openStored } from "@/lib/domain/kernel/stored-file";
import { encodeLogo, LogoRefused } from "@/lib/integrations/picture/logo-picture";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { LOGO_MAX_BYTES, LOGO_MESSAGES } from "./schema";

const REFUSALS = {
  "not a picture": ["UNSUPPORTED_MEDIA", LOGO_MESSAGES.type],
  damaged: ["UNPROCESSABLE", LOGO_MESSAGES.damaged],
  "too large": ["UNPROCESSABLE", LOGO_MESSAGES.pixels],
} as const satisfies Record<LogoRefused["reason"], [ErrorCode, string]>;

/** Sets the letterhead's logo to one uploaded picture, made anew from its pixels. Letters made before keep theirs. */
export const setLogo = fileOperation(
  {
    name: "setLogo",
    access: "owner",
    files: { logo: { description: "The picture" } },
    fileBytes: LOGO_MAX_BYTES,
    summary: "Set the practice's logo",
    description: "PNG or JPG of at most 2 MB and 4000 pixels a side. Letters print it from now on.",
    refuses: ["UNPROCESSABLE"],
  },
  async (ctx, _input, files) => {
    const [file, second] = files.filter(({ field }) => field === "logo");
    if (!file || second) throw invalid({ logo: [LOGO_MESSAGES.missing] });
    if (file.tooLarge) throw new AppError("TOO_LARGE", LOGO_MESSAGES.bytes);
    const picture = await encoded(file.path);
    const key = newStorageKey();
    await storage().put(key, picture, { contentType: "image/png" });
    const replaced = await replaceKey(ctx, key).catch(async (error) => {
      await discardUnkept([key], error);
      throw error;
    });
    await discard(replaced);
  },
);

/** Prints letters without a logo from now on. Throws NOT_FOUND where there is none. */
export const removeLogo = operation(
  {
    name: "removeLogo",
    access: "owner",
    summary: "Remove the practice's logo",
    refuses: ["NOT_FOUND"],
    transaction: false,
  },
  async (ctx) => discard(await replaceKey(ctx, null)),
);

/** The logo as it is printed, a PNG. Throws NOT_FOUND where there is none, and UNAVAILABLE. */
export const openLogo = operation(
  {
    name: "openLogo",
    access: "user",
    answer: z.custom<Awaited<ReturnType<typeof openStored>>>(),
    media: ["image/png"],
    summary: "Show the practice's logo",
    refuses: ["NOT_FOUND", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx) => {
    const key = await inContext(ctx, (tx) => keyOf(tx, ctx));
    if (!key) throw notFound(LOGO_MESSAGES.none);
    return openStored({ storageKey: key, originalFilename: "logo.png", mediaType: "image/png" });
  },
);

async function encoded(path: string): Promise<Buffer> {
  try {
    const picture = await encodeLogo(path);
    if (picture.length > LOGO_MAX_BYTES) throw new LogoRefused("too large");
    return picture;
  } catch (error) {
    if (!(error instanceof LogoRefused)) throw error;
    const [code, message] = REFUSALS[error.reason];
    throw new AppError(code, message, { cause: error });
  }
}

/** The key that the new one replaces. Throws NOT_FOUND when neither is there. */
async function replaceKey(ctx: Ctx, key: string | null): Promise<string | null> {
  return inContext(ctx, async (tx) => {
    const old = await keyOf(tx, ctx, { forUpdate: true });
    if (!old && !key) throw notFound(LOGO_MESSAGES.none);
    await tx
      .update(practices)
      .set({ logoKey: key, updatedAt: sql`now()` })
      .where(eq(practices.id, ctx.practiceId));
    await audit(tx, ctx, {
      action: key ? "update" : "delete",
      entity: "practice_logo",
      entityId: ctx.practiceId,
    });
    return old;
  });
}

async function keyOf(tx: Tx, ctx: Ctx, options: { forUpdate?: boolean } = {}): Promise<string | null> {
  const query = tx.select({ key: practices.logoKey }).from(practices).where(eq(practices.id, ctx.practiceId));
  const [row] = await (options.forUpdate ? query.for("update") : query);
  if (!row) throw notFound();
  return row.key;
}

/** Letters hold a copy of their own, so nothing needs the file anymore. */
async function discard(key: string | null): Promise<void> {
  if (key) await discardStored([key]);
}
