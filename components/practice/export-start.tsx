"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { requestExportAction } from "@/app/(desk)/profile/actions";
import { refreshPage } from "@/components/app-shell/refresh-page";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";

const LOOK_EVERY_MS = 5000;

export function ExportStart({ running }: { running: boolean }) {
  const { run, busy, refusal } = useAction(requestExportAction);
  return (
    <div className="flex flex-col items-end gap-1">
      <Button size="sm" onClick={() => run()} loading={busy || running} disabled={running}>
        Export everything
      </Button>
      {refusal && (
        <p role="alert" className="max-w-60 text-danger-text text-sm">
          {refusal.message}
        </p>
      )}
    </div>
  );
}

/** Renders the card anew until the file is there. */
export function ExportWatch() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => refreshPage(router), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
