import { AppError } from "@/lib/core/errors";
import type { Ctx } from "./context";

/** Only people whose address is known to be theirs may send or invite (product.md, Sessions). */
export function requireVerifiedEmail(ctx: Ctx): void {
  if (!ctx.actor.emailVerified) {
    throw new AppError(
      "FORBIDDEN",
      "Verify your email address first. You can ask for a new email on your profile.",
    );
  }
}

export function requireOwner(ctx: Ctx): void {
  if (!ctx.actor.isOwner) throw new AppError("FORBIDDEN", "Only the owner of the practice can do this.");
}
