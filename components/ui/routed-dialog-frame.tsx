"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { DIALOG, DIALOG_WIDTHS } from "./dialog-classes";
import { useIsBrowser } from "./use-is-browser";
import { useModal } from "./use-modal";

interface RoutedDialogProps {
  title: ReactNode;
  description?: string;
  size?: keyof typeof DIALOG_WIDTHS;
  /** The address without the dialog. */
  closeHref: string;
  children: ReactNode;
}

/** The content is rendered on the server. The dialog may be the page, so it is made of as little as possible. */
export function RoutedDialogFrame(props: RoutedDialogProps) {
  return useIsBrowser() ? createPortal(<Modal {...props} />, document.body) : null;
}

function Modal({ closeHref, title, description, size = "md", children }: RoutedDialogProps) {
  const router = useRouter();
  const close = () => router.replace(closeHref, { scroll: false });
  const panel = useRef<HTMLDivElement>(null);
  useModal(panel, close);
  const id = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard there are Escape and the Close button */}
      <div className={DIALOG.overlay} onClick={close} />
      <div
        ref={panel}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}about` : undefined}
        className={clsx(DIALOG.panel, DIALOG_WIDTHS[size])}
      >
        <div className={DIALOG.head}>
          <div className="min-w-0 flex-1">
            <h2 id={`${id}title`} className={DIALOG.title}>
              {title}
            </h2>
            {description && (
              <p id={`${id}about`} className={DIALOG.description}>
                {description}
              </p>
            )}
          </div>
          <button type="button" aria-label="Close" onClick={close} className={DIALOG.close}>
            <span aria-hidden className="icon icon-x size-4.5" />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
