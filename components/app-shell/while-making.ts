import { toast } from "@/components/ui/toast";

/** A packet has three minutes in a run of its own, and waits for its turn. */
const PATIENCE_MS = 300_000;
/** Beside what the server itself waits for a packet that is being made. */
const LOOK_MS = 2_000;

/**
 * Asks again while a workflow makes what a request could not wait for, and says so once; answers what the call answers
 * then. `isMaking` tells that refusal.
 */
export async function whileMaking<R>(call: () => Promise<R>, isMaking: (answer: R) => boolean): Promise<R> {
  const end = Date.now() + PATIENCE_MS;
  for (let told = false; ; told = true) {
    const answer = await call();
    if (!isMaking(answer) || Date.now() >= end) return answer;
    if (!told) toast.info("This packet takes longer and is being made. Stay here: it goes on by itself.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** What the refusal of a packet that is being made carries. */
export const saysMaking = (refusal: Record<string, unknown> | undefined): boolean =>
  refusal?.being_made === true;
