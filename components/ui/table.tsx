"use client";

import { ArrowDown, ArrowUp, ArrowUpDown, ChevronRight } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { cn } from "./class-names";

/** Cards lose the table's display under 640 px, so the roles are said in words there. */
const CardsContext = createContext(false);
const role = (cards: boolean, name: string) => (cards ? { role: name } : {});

interface TableProps extends ComponentProps<"table"> {
  /** Accessible name, e.g. "Claims". */
  label: string;
  /** Under 640 px each row becomes a card with the `label` of each cell; otherwise the table scrolls inside. */
  cards?: boolean;
  /** Header stays while the page scrolls. Only for tables that never scroll sideways on the desktop. */
  stickyHeader?: boolean;
}

export function Table({ label, cards = false, stickyHeader = false, className, ...props }: TableProps) {
  return (
    <CardsContext value={cards}>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region, not a section of the document */}
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
          {...role(cards, "table")}
          aria-label={label}
          className={cn(
            "w-full border-collapse text-left text-sm",
            cards && "max-sm:block max-sm:[&>tbody]:block max-sm:[&>thead]:sr-only",
            className,
          )}
          {...props}
        />
      </div>
    </CardsContext>
  );
}

export function THead(props: ComponentProps<"thead">) {
  return <thead {...role(useContext(CardsContext), "rowgroup")} {...props} />;
}

export function TBody(props: ComponentProps<"tbody">) {
  return <tbody {...role(useContext(CardsContext), "rowgroup")} {...props} />;
}

const ROW_TONES = { warning: "bg-warning-soft/50", danger: "bg-danger-soft/50" };

interface TrProps extends ComponentProps<"tr"> {
  selected?: boolean;
  /** A tinted row (overdue, due today); say the reason in a chip as well. */
  tone?: "warning" | "danger";
  /** A sub-row that holds a nested table: never turned into a card. */
  nested?: boolean;
}

export function Tr({ className, selected, tone, nested = false, ...props }: TrProps) {
  const cards = useContext(CardsContext);
  return (
    <tr
      {...role(cards, "row")}
      data-selected={selected || undefined}
      className={cn(
        "group/row border-b last:border-b-0",
        cards && "max-sm:block max-sm:px-3 max-sm:py-2.5",
        nested
          ? "bg-sunken/60"
          : ["[tbody>&]:hover:bg-hover", selected ? "bg-accent-soft/60" : tone && ROW_TONES[tone]],
        className,
      )}
      {...props}
    />
  );
}

interface ThProps extends ComponentProps<"th"> {
  numeric?: boolean;
  /** Current order of this column; `undefined` when the column is not sortable. */
  sort?: "ascending" | "descending" | "none";
  onSort?: () => void;
}

export function Th({ className, numeric = false, sort, onSort, children, ...props }: ThProps) {
  const cards = useContext(CardsContext);
  const Arrow = sort === "ascending" ? ArrowUp : sort === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      {...role(cards, "columnheader")}
      aria-sort={sort}
      className={cn(
        "h-9 whitespace-nowrap border-b bg-sunken base:px-3 font-medium text-ink-muted text-xs",
        numeric && "num",
        className,
      )}
      {...props}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            "-mx-1.5 inline-flex h-6 items-center gap-1 rounded-sm px-1.5 hover:text-ink",
            numeric && "flex-row-reverse",
            sort !== "none" && "text-ink",
          )}
        >
          {children}
          <Arrow aria-hidden className={cn("size-3.5", sort === "none" && "text-ink-faint")} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

interface TdProps extends ComponentProps<"td"> {
  numeric?: boolean;
  /** Column name, shown before the value when rows are cards. Leave out for the card's first line and actions. */
  label?: string;
}

export function Td({ className, numeric = false, label, ...props }: TdProps) {
  const cards = useContext(CardsContext);
  return (
    <td
      {...role(cards, "cell")}
      data-label={label}
      className={cn(
        "base:h-11 base:px-3 base:py-2 align-middle",
        numeric && "num whitespace-nowrap",
        cards &&
          "max-sm:base:flex max-sm:h-auto max-sm:min-h-7 max-sm:max-w-none max-sm:items-center max-sm:px-0 max-sm:py-0.5 max-sm:empty:hidden",
        cards &&
          (label
            ? "max-sm:base:justify-between max-sm:base:gap-4 max-sm:text-right max-sm:before:shrink-0 max-sm:before:text-ink-muted max-sm:before:content-[attr(data-label)]"
            : "max-sm:text-left"),
        className,
      )}
      {...props}
    />
  );
}

interface RowToggleProps {
  expanded: boolean;
  onToggle: () => void;
  /** "Line items of claim 4711". */
  label: string;
  /** Id of the row that opens. */
  controls: string;
}

export function RowToggle({ expanded, onToggle, label, controls }: RowToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      aria-label={label}
      onClick={onToggle}
      className="flex size-7 items-center justify-center rounded-md text-ink-faint hover:bg-line hover:text-ink"
    >
      <ChevronRight aria-hidden className={cn("size-4 transition-transform", expanded && "rotate-90")} />
    </button>
  );
}

/** The quiet dash of an absent value. */
export function NoValue({ children = "None" }: { children?: ReactNode }) {
  return (
    <span className="text-ink-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{children}</span>
    </span>
  );
}
