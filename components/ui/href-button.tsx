"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button, type ButtonProps } from "./button";

interface HrefButtonProps extends Omit<ButtonProps, "onClick"> {
  /** A path of the app; null where there is nowhere to go. */
  href: string | null;
  /** Instead of a new entry in the browser's history. */
  replace?: boolean;
  /** To the top of the new page; left out for what opens in place. */
  scroll?: boolean;
  onGo?: () => void;
}

/** A button for what is in the address: a page of a list, an open detail. Busy until the page is there. */
export function HrefButton({
  href,
  replace = false,
  scroll = false,
  onGo,
  disabled,
  ...props
}: HrefButtonProps) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const go = () => {
    if (href === null || busy) return;
    onGo?.();
    start(() => (replace ? router.replace : router.push)(href, { scroll }));
  };
  return (
    <Button {...props} disabled={disabled || href === null} aria-busy={busy || undefined} onClick={go} />
  );
}
