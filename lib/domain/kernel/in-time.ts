import type { AppError } from "@/lib/core/errors";

export { inOneTime } from "@/lib/integrations/services";

/**
 * Ends the work, and whatever it waits for, when the time is over, and throws `late`. `until`: milliseconds since 1970; left
 * out, the work takes as long as it takes.
 */
export async function inTime<T>(
  until: number | undefined,
  late: () => AppError,
  work: (signal?: AbortSignal) => Promise<T>,
): Promise<T> {
  if (until === undefined) return work();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        ending.abort();
        reject(late());
      },
      Math.max(0, until - Date.now()),
    );
  });
  return Promise.race([work(ending.signal), over]).finally(() => clearTimeout(timer));
}
