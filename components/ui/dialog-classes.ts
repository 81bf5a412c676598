/** What a dialog looks like, for both that draw one: Radix's (`dialog.tsx`) and the one of an address (`routed-dialog-frame.tsx`). */
export const DIALOG = {
  overlay: "fixed inset-0 z-50 animate-fade bg-overlay",
  panel:
    "fixed inset-x-0 top-0 bottom-0 z-50 flex animate-pop flex-col bg-surface shadow-dialog outline-none sm:inset-x-4 sm:top-[max(1.5rem,8vh)] sm:bottom-auto sm:mx-auto sm:max-h-[calc(100dvh-3rem-8vh)] sm:rounded-xl sm:border",
  head: "flex items-start gap-4 border-b px-4 py-3.5 sm:px-5",
  title: "font-semibold text-base text-ink",
  description: "mt-0.5 text-ink-muted text-sm",
  close:
    "-mr-1.5 flex size-7 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink disabled:opacity-40",
};

export const DIALOG_WIDTHS = {
  sm: "sm:max-w-md",
  md: "sm:max-w-xl",
  lg: "sm:max-w-3xl",
  xl: "sm:max-w-6xl",
};

/** A form is opened to be filled in: it gets the focus, not the Close button. */
export const FIRST_CONTROL =
  "[data-autofocus], :is(input, select, textarea, [role=combobox]):not([type=hidden], :disabled, [tabindex='-1'])";
