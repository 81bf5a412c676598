"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { usePart } from "@/components/server-part/server-part";
import { AppLink } from "@/components/ui/app-link";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";

const REMITTANCES_PAGE = "/claims/remittances";

interface RemittanceDialogProps {
  title: string;
  /** Something runs that must not be left. */
  locked: boolean;
  buttons: ReactNode;
  children: ReactNode;
}

/** Around what the two dialogs of a remittance show. */
export function RemittanceDialog({ title, locked, buttons, children }: RemittanceDialogProps) {
  const { close } = usePart();
  const pathname = usePathname();
  return (
    <Dialog open onOpenChange={(open) => !open && !locked && close()}>
      <DialogContent
        title={title}
        description="An 835 file or an EOB from a payer. You see what it would change before anything changes."
        size="xl"
        locked={locked}
      >
        {/* The table keeps its height, so that the body scrolls and not the table in it. */}
        <DialogBody className="flex flex-col gap-4 *:shrink-0">{children}</DialogBody>
        <DialogFooter>
          {pathname !== REMITTANCES_PAGE && (
            <AppLink
              href={REMITTANCES_PAGE}
              className="link mr-auto inline-flex min-h-6 items-center text-sm"
            >
              All remittances
            </AppLink>
          )}
          {buttons}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
