"use client";

import { useState } from "react";
import {
  activateMemberAction,
  addOwnerAction,
  deactivateMemberAction,
  endMemberSessionsAction,
  handOverOwnershipAction,
  removeOwnerAction,
} from "@/app/(desk)/profile/actions";
import { callAction } from "@/components/form/call-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

const QUESTIONS = {
  deactivate: {
    title: (name: string) => `Deactivate ${name}?`,
    description: "They are signed out right away and can't sign in anymore. What they did is kept.",
    label: "Deactivate",
    action: deactivateMemberAction,
  },
  activate: {
    title: (name: string) => `Reactivate ${name}?`,
    description: "They can sign in again with their password.",
    label: "Reactivate",
    action: activateMemberAction,
  },
  "sign-out": {
    title: (name: string) => `Sign out ${name} everywhere?`,
    description: "All their sessions end right away. They can sign in again with their password.",
    label: "Sign out",
    action: endMemberSessionsAction,
  },
  "add-owner": {
    title: (name: string) => `Make ${name} an owner, too?`,
    description:
      "They manage the team and the practice beside you, and can take your ownership away. Two owners together can open emergency access.",
    label: "Add as owner",
    action: addOwnerAction,
  },
  "remove-owner": {
    title: (name: string) => `Take the ownership from ${name}?`,
    description: "They stay in the team and no longer manage it.",
    label: "Take ownership",
    action: removeOwnerAction,
  },
  "make-owner": {
    title: (name: string) => `Make ${name} the owner?`,
    description: "They will manage the team and the practice in your place. Only they can give it back.",
    label: "Hand over",
    action: handOverOwnershipAction,
  },
} as const;

interface MemberChangesProps {
  id: string;
  name: string;
  isActive: boolean;
  isOwner: boolean;
}

/** What an owner can change about a colleague, or about another owner. */
export function MemberChanges({ id, name, isActive, isOwner }: MemberChangesProps) {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const question = asked && QUESTIONS[asked];
  const confirm = async () => {
    if (!question) return;
    const result = await callAction<unknown>(() => question.action({ id }));
    if (!result.ok) throw new Error(result.error.message);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isOwner && (
        <Button size="sm" onClick={() => setAsked("remove-owner")}>
          Take ownership
        </Button>
      )}
      {isActive && !isOwner && (
        <>
          <Button size="sm" onClick={() => setAsked("make-owner")}>
            Make owner
          </Button>
          <Button size="sm" onClick={() => setAsked("add-owner")}>
            Add as owner
          </Button>
        </>
      )}
      {isActive && (
        <Button size="sm" onClick={() => setAsked("sign-out")}>
          Sign out
        </Button>
      )}
      {!isOwner && (
        <Button size="sm" onClick={() => setAsked(isActive ? "deactivate" : "activate")}>
          {isActive ? "Deactivate" : "Reactivate"}
        </Button>
      )}
      {question && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={question.title(name)}
          description={question.description}
          confirmLabel={question.label}
          tone={asked === "activate" ? "primary" : "danger"}
          onConfirm={confirm}
        />
      )}
    </div>
  );
}
