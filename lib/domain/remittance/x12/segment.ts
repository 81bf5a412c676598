/** The separators of one interchange, as its ISA segment declares them. One byte each. */
export type Delimiters = {
  element: string;
  component: string;
  terminator: string;
  /** Null in 4010, where ISA11 is a standards id and nothing repeats. */
  repetition: string | null;
};

/** Where a segment stands: its number in the file from 1, and the offset in bytes of its first character. */
export type Position = { segment: number; byte: number; id: string };

export type Segment = {
  id: string;
  /** The id is `elements[0]`, so `elements[2]` is the segment's second element, as the guides number them. */
  elements: string[];
  raw: string;
  delimiters: Delimiters;
  position: Position;
};

/** Element `n` without the blanks around it; "" when the segment is shorter. */
export function element(segment: Segment, n: number): string {
  return segment.elements[n]?.trim() ?? "";
}

/** Element `n`, or null when it is empty or absent. */
export function optional(segment: Segment, n: number): string | null {
  return element(segment, n) || null;
}

const QUALIFIED = /^[A-Z0-9]{2}([^A-Za-z0-9\s.-])/;

/**
 * The components of a composite that begins with a two-character code (SVC01, PLB03). Some senders declare one
 * separator in ISA16 and write another, so without the declared one the character after the code is taken.
 */
export function components(segment: Segment, n: number): string[] {
  const value = element(segment, n);
  const declared = segment.delimiters.component;
  if (value.includes(declared)) return value.split(declared).map((part) => part.trim());
  const written = QUALIFIED.exec(value)?.[1];
  return written ? value.split(written).map((part) => part.trim()) : [value];
}
