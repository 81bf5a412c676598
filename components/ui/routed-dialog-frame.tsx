"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Dialog, DialogContent } from "./dialog";

interface RoutedDialogProps {
  title: ReactNode;
  description?: string;
  size?: "sm" | "md" | "lg" | "xl";
  /** The address without the dialog. */
  closeHref: string;
  children: ReactNode;
}

/** The content is rendered on the server. */
export function RoutedDialogFrame({ closeHref, children, ...props }: RoutedDialogProps) {
  const router = useRouter();
  return (
    <Dialog open onOpenChange={(open) => !open && router.replace(closeHref, { scroll: false })}>
      <DialogContent {...props}>{children}</DialogContent>
    </Dialog>
  );
}
