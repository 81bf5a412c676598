"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";
import { DIALOG, DIALOG_WIDTHS, FIRST_CONTROL } from "./dialog-classes";
import { useFocusReturn } from "./focus-return";

export const Dialog = Radix.Root;

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, "title"> {
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof DIALOG_WIDTHS;
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
      <Radix.Overlay className={DIALOG.overlay} />
      <Radix.Content
        onEscapeKeyDown={hold}
        onPointerDownOutside={hold}
        onOpenAutoFocus={enter}
        onCloseAutoFocus={focusReturn.onCloseAutoFocus}
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
        className={cn(DIALOG.panel, DIALOG_WIDTHS[size], className)}
      >
        <div className={DIALOG.head}>
          <div className="min-w-0 flex-1">
            <Radix.Title className={DIALOG.title}>{title}</Radix.Title>
            {description && (
              <Radix.Description className={DIALOG.description}>{description}</Radix.Description>
            )}
          </div>
          <Radix.Close disabled={locked} aria-label="Close" className={DIALOG.close}>
            <X aria-hidden className="size-4.5" />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

export { DialogBody, DialogFooter } from "./dialog-parts";
