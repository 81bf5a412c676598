/** What the person asked for, to be done once they agree. */
export type Leaving = () => void | Promise<void>;

/** The screen that wants to be asked before the app leaves it; one at a time. */
let asked: ((leaving: Leaving) => void) | null = null;

export function askBeforeLeaving(ask: ((leaving: Leaving) => void) | null): void {
  asked = ask;
}

/** Before a step that leaves the screen: true when the person is asked first, and it is done after the answer or not at all. */
export function confirmLeave(leaving: Leaving): boolean {
  asked?.(leaving);
  return asked !== null;
}

let formsTypedInto = 0;

/** For a form that something was typed into; answers how to say that this is over. */
export function holdTyped(): () => void {
  formsTypedInto += 1;
  return () => {
    formsTypedInto -= 1;
  };
}

/** Whether the screen holds what would be lost if it were left. */
export const holdsUnsaved = (): boolean => asked !== null || formsTypedInto > 0;
