/** A date that was begun and is none reads as empty; it must not clear the one that was there. */
export const hasHalfDate = (form: ParentNode | null): boolean =>
  form?.querySelector<HTMLInputElement>("input[type=date]")?.validity.badInput ?? false;

export const NO_DATE = "Enter a valid date.";
