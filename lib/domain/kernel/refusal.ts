import { AppError } from "@/lib/core/errors";
import { type AuditRecord, audit } from "./audit";
import { type Ctx, inContext } from "./context";

/** Refusals of access: not there for the caller, not theirs to do, too often, or answered with another's later state. */
const RECORDED: readonly string[] = ["CONFLICT", "FORBIDDEN", "NOT_FOUND", "RATE_LIMITED"];

const done = new WeakSet<AppError>();

/**
 * Leaves the one record of a refusal, however many layers it passes. The refused operation's transaction is gone, so
 * the record gets one of its own. Bad input leaves none: nothing was looked at.
 */
export async function recordRefusal(ctx: Ctx, record: AuditRecord, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || !RECORDED.includes(error.code) || done.has(error)) return;
  done.add(error);
  const detail = { ...record.detail, reason: error.code };
  // Whose patient it is, is not known of one that was not found.
  const patientId = error.code === "NOT_FOUND" ? null : record.patientId;
  await inContext(ctx, (tx) => audit(tx, ctx, { ...record, patientId, result: "refused", detail }));
}
