import { clsx } from "clsx";

/** How tabs look, whether they are buttons (tabs.tsx) or links (link-tabs.tsx). */
export const TAB_LIST = "flex gap-5 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]";

export const TAB = clsx(
  "relative flex h-10 shrink-0 items-center gap-2 whitespace-nowrap font-medium text-ink-muted text-sm hover:text-ink",
  "outline-offset-[-2px] after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full",
  "data-[state=active]:text-ink data-[state=active]:after:bg-accent",
);
export const TAB_COUNT = "rounded-full bg-sunken px-1.5 py-px text-ink-muted text-xs tabular-nums";
export const TAB_PANEL = "pt-4";
