"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

interface AppLinkProps extends ComponentProps<"a"> {
  /** A path of the app. */
  href: string;
}

/** Clicks that mean another tab, a download or the context menu are the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link to another page of the app, for what is on every page: `next/link` weighs three kB, most of it for fetching
 * ahead what is merely in sight, which pages about patients don't do.
 */
export function AppLink({ href, onClick, ...props }: AppLinkProps) {
  const router = useRouter();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
}
