import { AppError } from "@/lib/core/errors";

/** Runs a reader of letters. Throws AppError (UNPROCESSABLE) where the markup's depth would end its stack. */
export function refuseDeepNesting<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AppError(
      "UNPROCESSABLE",
      "The layout of this letter is too deeply nested. Simplify it and try again.",
    );
  }
}
