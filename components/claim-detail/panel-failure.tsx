"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { refreshPage } from "@/components/app-shell/refresh-page";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** In the place of a part that could not be read. */
export function PanelFailure({ title }: { title: string }) {
  const router = useRouter();
  const [busy, start] = useTransition();
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button size="sm" onClick={() => start(() => refreshPage(router))} loading={busy}>
          Try again
        </Button>
      }
    />
  );
}
