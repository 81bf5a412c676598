"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Monitor, Terminal } from "lucide-react";
import { useState } from "react";
import { api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import type { OwnSession } from "@/lib/domain/account/schema";

/** Shown before "Show all". */
const FEW = 5;

export function SessionsCard() {
  const query = useQuery({
    queryKey: ["sessions"],
    queryFn: () => api<{ results: OwnSession[] }>("/accounts/sessions/"),
  });
  const end = useMutation({
    mutationFn: (id: string) => api(`/accounts/sessions/${id}/`, { method: "DELETE" }),
    onSettled: () => query.refetch(),
  });
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const sessions = query.data?.results ?? [];

  const everywhere = async () => {
    await api("/accounts/sessions/end-all/", { method: "POST" });
    window.location.replace("/login");
  };

  return (
    <Card
      title="Where you are signed in"
      description="A session ends after 30 idle minutes, or 12 hours after you sign in."
      actions={<Button onClick={() => setAsking(true)}>Sign out everywhere</Button>}
    >
      {query.isPending && <Skeleton className="h-16" />}
      {query.isError && <Alert tone="danger" title="Your sessions could not be loaded. Please try again." />}
      {end.isError && <Alert tone="danger" title="That session could not be ended. Please try again." />}
      <ul className="divide-y">
        {(all ? sessions : sessions.slice(0, FEW)).map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
            {session.kind === "browser" ? (
              <Monitor aria-hidden className="size-5 text-ink-faint" />
            ) : (
              <Terminal aria-hidden className="size-5 text-ink-faint" />
            )}
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
                {session.device}
                {session.kind === "bearer" && <Badge>API</Badge>}
                {session.current && <Badge tone="success">This device</Badge>}
              </p>
              <p className="text-ink-muted text-sm">
                Last used <TimeText value={session.last_used_at} as="relative" />, signed in{" "}
                <TimeText value={session.signed_in_at} />
                {session.address && `, from ${session.address}`}
              </p>
            </div>
            {!session.current && (
              <Button
                size="sm"
                onClick={() => end.mutate(session.id)}
                loading={end.isPending && end.variables === session.id}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!all && sessions.length > FEW && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show all {sessions.length}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="All your sessions end right away, including this one. Programs that use the API must sign in again."
        confirmLabel="Sign out everywhere"
        onConfirm={everywhere}
      />
    </Card>
  );
}
