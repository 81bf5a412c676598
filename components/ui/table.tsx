// biome-ignore-all lint/a11y/noRedundantRoles: cards lose the table's display, and with it the roles browsers infer
import type { ComponentProps } from "react";
import { AppLink } from "./app-link";
import { cn } from "./class-names";

interface TableProps extends ComponentProps<"table"> {
  /** Accessible name, e.g. "Claims". */
  label: string;
  /** Under 640 px each row becomes a card with the `label` of each cell; otherwise the table scrolls inside. */
  cards?: boolean;
  /** Header stays while the page scrolls. Only for tables that never scroll sideways on the desktop. */
  stickyHeader?: boolean;
}

/** What its rows and cells look like as cards stands under the variant `cards:` (globals.css). */
export function Table({ label, cards = false, stickyHeader = false, className, ...props }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region, not a section of the document
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it sideways
      tabIndex={0}
      className={cn(
        "relative min-w-0 rounded-[inherit] outline-offset-[-2px]",
        stickyHeader ? "max-lg:overflow-x-auto" : "overflow-x-auto",
        stickyHeader && "lg:[&_th]:sticky lg:[&_th]:top-(--header-height) lg:[&_th]:z-10",
      )}
    >
      <table
        role="table"
        aria-label={label}
        data-cards={cards || undefined}
        className={cn("w-full border-collapse text-left text-sm", cards && "max-sm:block", className)}
        {...props}
      />
    </div>
  );
}

export function THead({ className, ...props }: ComponentProps<"thead">) {
  return <thead role="rowgroup" className={cn("cards:sr-only", className)} {...props} />;
}

export function TBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody role="rowgroup" className={cn("cards:block", className)} {...props} />;
}

interface ThProps extends ComponentProps<"th"> {
  numeric?: boolean;
  /** Current order of this column; `undefined` when the column is not sortable. */
  sort?: "ascending" | "descending" | "none";
  /** The page with the list in this column's order, where the server sorts. */
  sortHref?: string;
}

export function Th({ className, numeric = false, sort, sortHref, children, ...props }: ThProps) {
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={sort}
      className={cn(
        "h-9 whitespace-nowrap border-b bg-sunken px-3 font-medium text-ink-muted text-xs",
        numeric && "num",
        className,
      )}
      {...props}
    >
      {sortHref ? (
        <SortLink sort={sort} sortHref={sortHref} numeric={numeric}>
          {children}
        </SortLink>
      ) : (
        children
      )}
    </th>
  );
}

function SortLink({ sort, sortHref, numeric, children }: Partial<ThProps> & { sortHref: string }) {
  const arrow =
    sort === "ascending"
      ? "icon-arrow-up"
      : sort === "descending"
        ? "icon-arrow-down"
        : "icon-arrow-up-down text-ink-faint";
  const className = cn(
    "-mx-1.5 inline-flex h-6 items-center gap-1 rounded-sm px-1.5 hover:text-ink",
    numeric && "flex-row-reverse",
    sort !== "none" && "text-ink",
  );
  return (
    <AppLink href={sortHref} className={className}>
      {children}
      <span aria-hidden className={cn("icon size-3.5", arrow)} />
    </AppLink>
  );
}
