"use client";

import type { ReactNode } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { usePart } from "./server-part";

interface PartDialogProps {
  title: ReactNode;
  description?: string;
  size?: "sm" | "md" | "lg" | "xl";
  className?: string;
  children: ReactNode;
}

export function PartDialogFrame({ children, ...props }: PartDialogProps) {
  const { close } = usePart();
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent {...props}>{children}</DialogContent>
    </Dialog>
  );
}
