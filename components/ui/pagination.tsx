import type { ComponentProps } from "react";
import { Button } from "./button";
import { ListPages } from "./list-pages";

interface PaginationProps extends Omit<ComponentProps<typeof ListPages>, "children"> {
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  busy?: boolean;
}

/** For a list that a screen turns itself. Where the page is in the address, `ListPages` holds `AddressPages`. */
export function Pagination({ onPrevious, onNext, busy = false, ...list }: PaginationProps) {
  return (
    <ListPages {...list}>
      <Button size="sm" disabled={!onPrevious || busy} onClick={onPrevious ?? undefined}>
        <span aria-hidden className="icon icon-chevron-left" /> Previous
      </Button>
      <Button size="sm" disabled={!onNext || busy} onClick={onNext ?? undefined}>
        Next <span aria-hidden className="icon icon-chevron-right" />
      </Button>
    </ListPages>
  );
}
