"use client";

import { clsx } from "clsx";
import { useFormStatus } from "react-dom";
import { signOutBrowser } from "@/components/account/sign-out";
import { confirmLeave } from "./confirm-leave";

interface LogoutButtonProps {
  className?: string;
  withIcon?: boolean;
}

/** Unsaved work is asked about first. */
const logOut = () => (confirmLeave(signOutBrowser) ? undefined : signOutBrowser());

export function LogoutButton({ className, withIcon = false }: LogoutButtonProps) {
  return (
    <form action={logOut} className="contents">
      <Submit className={className} withIcon={withIcon} />
    </form>
  );
}

function Submit({ className, withIcon }: { className: string | undefined; withIcon: boolean }) {
  const { pending } = useFormStatus();
  return (
    <button
      type="submit"
      aria-disabled={pending || undefined}
      className={clsx(pending && "opacity-60", className)}
    >
      {withIcon && <span aria-hidden className="icon icon-log-out size-4 text-ink-faint" />}
      Logout
    </button>
  );
}
