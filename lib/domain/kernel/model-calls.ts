import { AppError } from "@/lib/core/errors";
import { ModelFailure } from "@/lib/integrations/models/failure";
import type { Ctx } from "./context";
import { takeTry } from "./throttles";

/**
 * Counts a call of a language model before it is made (docs/product.md, E26), by the person for whom it is and by their
 * practice. Throws `ModelFailure` "over_limit", and UNAVAILABLE where the counters can't be reached.
 */
export async function countModelCall({ db, actor, practiceId }: Ctx): Promise<void> {
  try {
    await takeTry(db, "modelPerson", actor.userId);
    await takeTry(db, "modelPractice", practiceId);
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") throw new ModelFailure("over_limit");
    throw error;
  }
}
