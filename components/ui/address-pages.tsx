"use client";

import { HrefButton } from "./href-button";

interface AddressPagesProps {
  /** The address of this page of the list, as `next` would be on the page before. */
  here: string;
  /** The first page's address; null on the first page itself. */
  first: string | null;
  next: string | null;
}

/** Where Previous leads: cursors go forward only, so the pages that were walked through are remembered. */
const before = new Map<string, string>();

/** Previous and Next of a list whose page is in the address. Opened by its address alone, Previous is the first. */
export function AddressPages({ here, first, next }: AddressPagesProps) {
  return (
    <>
      <HrefButton size="sm" scroll href={first && (before.get(here) ?? first)}>
        <span aria-hidden className="icon icon-chevron-left" /> Previous
      </HrefButton>
      <HrefButton size="sm" scroll href={next} onGo={() => next && before.set(next, here)}>
        Next <span aria-hidden className="icon icon-chevron-right" />
      </HrefButton>
    </>
  );
}
