"use client";

import { clsx } from "clsx";
import { LogOut } from "lucide-react";
import { useFormStatus } from "react-dom";

/** A server action, or a path of ours that is POSTed to. */
export type LogoutAction = string | (() => void | Promise<void>);

interface LogoutButtonProps {
  action: LogoutAction;
  className?: string;
  withIcon?: boolean;
}

export function LogoutButton({ action, className, withIcon = false }: LogoutButtonProps) {
  const post = typeof action === "string" ? { method: "post" } : {};
  return (
    <form action={action} {...post} className="contents">
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
      {withIcon && <LogOut aria-hidden className="size-4 text-ink-faint" />}
      Logout
    </button>
  );
}
