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
  await inContext(ctx, (tx) => audit(tx, ctx, { ...record, result: "refused", detail }));
}

/** Runs an operation whose refusal says more than the address of the call: what was tried, and on which patient. */
export async function auditRefusal<T>(ctx: Ctx, record: AuditRecord, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // Whose patient it is, is not known of one that was not found.
    const isUnknown = error instanceof AppError && error.code === "NOT_FOUND";
    await recordRefusal(ctx, isUnknown ? { ...record, patientId: null } : record, error);
    throw error;
  }
}
