"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/components/account/server-errors";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { type Invitation, invitationInput, type Member } from "@/lib/domain/practice/schema";

type Asked = { member: Member; what: "deactivate" | "activate" | "make-owner" } | null;

const nameOf = (member: Member) => `${member.first_name} ${member.last_name}`.trim() || member.username;

const QUESTIONS = {
  deactivate: {
    title: (name: string) => `Deactivate ${name}?`,
    description: "They are signed out right away and can't sign in anymore. What they did is kept.",
    label: "Deactivate",
  },
  activate: {
    title: (name: string) => `Reactivate ${name}?`,
    description: "They can sign in again with their password.",
    label: "Reactivate",
  },
  "make-owner": {
    title: (name: string) => `Make ${name} the owner?`,
    description: "They will manage the team and the practice in your place. Only they can give it back.",
    label: "Hand over",
  },
} as const;

export function TeamPanel({ isOwner, userId }: { isOwner: boolean; userId: string }) {
  const client = useQueryClient();
  const members = useQuery({
    queryKey: ["members"],
    queryFn: () => api<{ results: Member[] }>("/practice/members/"),
  });
  const [asked, setAsked] = useState<Asked>(null);

  const confirm = async () => {
    if (!asked) return;
    await api(`/practice/members/${asked.member.id}/${asked.what}/`, { method: "POST" });
    if (asked.what === "make-owner") window.location.reload();
    await client.invalidateQueries({ queryKey: ["members"] });
  };

  return (
    <div className="grid gap-4">
      <Card
        title="People"
        description="Everyone here can see all of the practice's patients, claims and appeals."
      >
        {members.isPending && <Skeleton className="h-24" />}
        {members.isError && <Alert tone="danger" title="The team could not be loaded. Please try again." />}
        <ul className="divide-y">
          {members.data?.results.map((member) => (
            <li key={member.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1 max-sm:basis-full">
                <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
                  {nameOf(member)}
                  {member.id === userId && <span className="text-ink-faint">(you)</span>}
                  {member.is_owner && <Badge tone="accent">Owner</Badge>}
                  <Badge className="capitalize">{member.role}</Badge>
                  {member.second_factor && <Badge tone="success">Two-factor</Badge>}
                  {!member.active && <Badge tone="warning">Deactivated</Badge>}
                </p>
                <p className="break-words text-ink-muted text-sm">{member.email}</p>
              </div>
              {isOwner && !member.is_owner && (
                <div className="flex gap-2">
                  {member.active && (
                    <Button size="sm" onClick={() => setAsked({ member, what: "make-owner" })}>
                      Make owner
                    </Button>
                  )}
                  <Button
                    size="sm"
                    onClick={() => setAsked({ member, what: member.active ? "deactivate" : "activate" })}
                  >
                    {member.active ? "Deactivate" : "Reactivate"}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {isOwner && <Invitations />}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={QUESTIONS[asked.what].title(nameOf(asked.member))}
          description={QUESTIONS[asked.what].description}
          confirmLabel={QUESTIONS[asked.what].label}
          tone={asked.what === "activate" ? "primary" : "danger"}
          onConfirm={confirm}
        />
      )}
    </div>
  );
}

const FAILED = "The invitation could not be sent. Please try again.";

function Invitations() {
  const query = useQuery({
    queryKey: ["invitations"],
    queryFn: () => api<{ results: Invitation[] }>("/practice/invitations/"),
  });
  const form = useForm<{ email: string }>({
    resolver: zodResolver(invitationInput),
    defaultValues: { email: "" },
  });
  const [result, setResult] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const open = query.data?.results.filter((invitation) => invitation.state === "open") ?? [];

  const submit = form.handleSubmit(async (input) => {
    setResult(null);
    try {
      await api("/practice/invitations/", { method: "POST", json: input }, FAILED);
      form.reset();
      setResult({ tone: "success", text: "Invitation sent." });
    } catch (error) {
      if (error instanceof ApiError && error.fields) showFieldErrors(form, error.fields);
      else setResult({ tone: "danger", text: error instanceof ApiError ? error.message : FAILED });
    }
    await query.refetch();
  });

  const revoke = async (id: string) => {
    await api(`/practice/invitations/${id}/`, { method: "DELETE" }).catch(() => undefined);
    await query.refetch();
  };

  return (
    <Card title="Invite a colleague" description="They get a link by email that works for 7 days.">
      <form onSubmit={submit} className="grid gap-4">
        {result && <Alert tone={result.tone} title={result.text} />}
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-60 flex-1">
            <Field label="Email" required error={form.formState.errors.email?.message}>
              <Input {...form.register("email")} type="email" autoComplete="off" />
            </Field>
          </div>
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting} size="input">
            Send invitation
          </Button>
        </div>
      </form>
      {open.length > 0 && (
        <ul aria-label="Open invitations" className="mt-4 divide-y border-t">
          {open.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-3 py-3 last:pb-0">
              <p className="min-w-0 flex-1 break-words text-sm">
                {invitation.email}{" "}
                <span className="text-ink-muted">
                  until <TimeText value={invitation.expires_at} as="date" />
                </span>
              </p>
              <Button size="sm" onClick={() => revoke(invitation.id)}>
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
