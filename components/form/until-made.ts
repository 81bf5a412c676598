import { saysMaking, whileMaking } from "@/components/app-shell/while-making";
import type { ActionResult } from "@/lib/core/action-result";
import { callAction } from "./call-action";

/** Runs a server action as `callAction` does, and again while the packet that it needs is being made. */
export const untilMade = <T>(call: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> =>
  whileMaking(
    () => callAction(call),
    (result) => !result.ok && saysMaking(result.error.extra),
  );
