import type { ModelFailureReason } from "./failure";

export type EndReason = Extract<ModelFailureReason, "timeout" | "stalled" | "too_long" | "canceled">;

export type Deadline = {
  signal: AbortSignal;
  /** What ended the call, if this did. */
  reason(): EndReason | undefined;
  end(reason: EndReason): void;
  /** To be called on every sign of life; the stall clock starts anew. */
  alive(): void;
  clear(): void;
};

/**
 * Total time-out, stall time-out and the caller's own signal as one signal that remembers what ended the call. Silence
 * before the first sign of life counts as a time-out, later as a stall.
 */
export function startDeadline(options: {
  totalMs: number;
  stallMs: number;
  signal?: AbortSignal | undefined;
}): Deadline {
  const controller = new AbortController();
  let ended: EndReason | undefined;
  const end = (reason: EndReason) => {
    ended ??= reason;
    controller.abort();
  };
  const cancel = () => end("canceled");
  if (options.signal?.aborted) cancel();
  options.signal?.addEventListener("abort", cancel, { once: true });
  const total = setTimeout(() => end("timeout"), options.totalMs);
  let stall = setTimeout(() => end("timeout"), options.stallMs);
  return {
    signal: controller.signal,
    reason: () => ended,
    end,
    alive() {
      clearTimeout(stall);
      stall = setTimeout(() => end("stalled"), options.stallMs);
    },
    clear() {
      clearTimeout(total);
      clearTimeout(stall);
      options.signal?.removeEventListener("abort", cancel);
    },
  };
}
