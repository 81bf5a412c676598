/** `longest` given: the time counts anew from each answer, up to that much in all. */
export type TimeLimits = { milliseconds: number; longest?: number };

/** Calls `over` once the time is up; `answered` tells that the work gets on. */
export function timeLimit({ milliseconds, longest }: TimeLimits, over: () => void) {
  const pause = setTimeout(over, milliseconds);
  const whole = longest === undefined ? undefined : setTimeout(over, longest);
  return {
    answered: () => {
      if (whole) pause.refresh();
    },
    stop: () => {
      clearTimeout(pause);
      clearTimeout(whole);
    },
  };
}
