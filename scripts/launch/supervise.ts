import type { Part } from "./part";
import { reasonOf } from "./reason";

const PAUSES_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];
/** A part that lived this long is not counted with its earlier ends. */
const STEADY_MS = 10_000;
/** About five minutes of trying: time to clear a full disk. */
const TRIES = 40;

/** How long to wait before the nth start in a row that did not last (1 is the first), in milliseconds. */
export const pauseBefore = (failures: number): number =>
  PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;

export type Supervision = {
  /** Ends with the sentence for the terminal once a part has failed too often, or at its first start. */
  gaveUp: Promise<string>;
  /** The parts as they are now, in the order in which they were first started. */
  parts(): Part[];
  /** Starts a part, and answers its first process. */
  watch(launch: () => Part): Part;
  /** Parts that end from now on are started again; until then an end is final. */
  begin(): void;
  /** Nothing is started any more. */
  end(): void;
};

/**
 * Starts again what ended by itself, after a pause that grows while it keeps ending, and says so in one line. Gives up
 * after forty ends in a row, and at once on a part that ends before supervision has begun: its settings are wrong.
 */
export function supervise(
  say: (line: string) => void,
  pause: (failures: number) => number = pauseBefore,
): Supervision {
  const gaveUp = Promise.withResolvers<string>();
  const slots: { part: Part }[] = [];
  let began = false;
  let ended = false;
  const follow = (slot: { part: Part }, launch: () => Part, failures: number) => {
    const { part } = slot;
    const started = Date.now();
    void part.ended.then(({ code, signal }) => {
      if (ended || part.wasAskedToStop) return;
      const how = signal ?? `code ${code}`;
      const count = Date.now() - started > STEADY_MS ? 1 : failures + 1;
      if (!began || count > TRIES) {
        const often = began ? ` ${count} times in a row` : "";
        gaveUp.resolve(
          `${part.name} ended${often} (${how}). ${reasonOf(part.lastLines())}Its last lines:\n${part.lastLines()}`,
        );
        return;
      }
      const wait = pause(count);
      say(
        `${part.name} ended (${how}). ${reasonOf(part.lastLines())}Starting it again in ${(wait / 1_000).toFixed(1)} s.`,
      );
      setTimeout(() => {
        if (ended) return;
        slot.part = launch();
        follow(slot, launch, count);
      }, wait);
    });
  };
  return {
    gaveUp: gaveUp.promise,
    parts: () => slots.map((slot) => slot.part),
    watch(launch) {
      const slot = { part: launch() };
      slots.push(slot);
      follow(slot, launch, 0);
      return slot.part;
    },
    begin() {
      began = true;
    },
    end() {
      ended = true;
    },
  };
}
