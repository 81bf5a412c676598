"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";
import { useFocusReturn } from "./focus-return";

export const Dialog = Radix.Root;

const WIDTHS = {
  sm: "sm:max-w-md",
  md: "sm:max-w-xl",
  lg: "sm:max-w-3xl",
  xl: "sm:max-w-6xl",
};

const FIRST_CONTROL =
  "[data-autofocus], :is(input, select, textarea, [role=combobox]):not([type=hidden], :disabled, [tabindex='-1'])";

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, "title"> {
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof WIDTHS;
  /** Set while something runs that closing would lose. */
  locked?: boolean;
}

/**
 * Title on top, DialogBody scrolls, DialogFooter stays. A form around body and footer takes `className="contents"`.
 * Fills the screen under 640 px. Focus goes in on opening and back on closing.
 */
export function DialogContent({
  title,
  description,
  size = "md",
  locked = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const focusReturn = useFocusReturn();
  /** A form is opened to be filled in: the first control gets the focus, not the Close button. */
  const enter = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const first = event.currentTarget.querySelector<HTMLElement>(FIRST_CONTROL);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const hold = (event: Event) => {
    if (locked) event.preventDefault();
  };
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
      <Radix.Content
        onEscapeKeyDown={hold}
        onPointerDownOutside={hold}
        onOpenAutoFocus={enter}
        onCloseAutoFocus={focusReturn.onCloseAutoFocus}
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
        className={cn(
          "fixed inset-x-0 top-0 bottom-0 z-50 flex animate-pop flex-col bg-surface shadow-dialog outline-none",
          "sm:inset-x-4 sm:top-[max(1.5rem,8vh)] sm:bottom-auto sm:mx-auto sm:max-h-[calc(100dvh-3rem-8vh)] sm:rounded-xl sm:border",
          WIDTHS[size],
          className,
        )}
      >
        <div className="flex items-start gap-4 border-b px-4 py-3.5 sm:px-5">
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold text-base text-ink">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-0.5 text-ink-muted text-sm">{description}</Radix.Description>
            )}
          </div>
          <Radix.Close
            disabled={locked}
            aria-label="Close"
            className="-mr-1.5 flex size-7 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink disabled:opacity-40"
          >
            <X aria-hidden className="size-4.5" />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

export { DialogBody, DialogFooter } from "./dialog-parts";
