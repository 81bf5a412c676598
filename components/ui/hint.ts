/** For an element with a name (`aria-label`): the name is seen as well, when the pointer or the focus is there. */
export const NAME_HINT = { "data-hint": "" };

/** For a text that is cut: all of it is seen, and read out with the element. */
export const textHint = (text: string) => ({ "data-hint": text });
