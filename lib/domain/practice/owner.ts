import { AppError } from "@/lib/core/errors";
import type { Ctx } from "../context";

/** Throws FORBIDDEN unless the actor owns the practice. */
export function requireOwner(ctx: Ctx): void {
  if (!ctx.actor.isOwner) throw new AppError("FORBIDDEN", "Only the owner of the practice can do this.");
}
