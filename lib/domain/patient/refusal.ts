import { AppError } from "@/lib/core/errors";
import { type AuditRecord, audit } from "../audit";
import { type Ctx, inContext } from "../context";

/** Refusals that a person meets while working with a patient's record. Bad input and unknown ids touch none. */
const RECORDED: readonly string[] = ["CONFLICT", "FORBIDDEN", "RATE_LIMITED"];

/** Runs an operation; when it is refused, its transaction is gone, so the record of that gets one of its own. */
export async function auditRefusal<T>(ctx: Ctx, record: AuditRecord, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError && RECORDED.includes(error.code)) {
      await inContext(ctx, (tx) =>
        audit(tx, ctx, { ...record, result: "refused", detail: { reason: error.code } }),
      );
    }
    throw error;
  }
}
