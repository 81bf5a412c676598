import {
  activateMemberAction,
  addOwnerAction,
  deactivateMemberAction,
  endMemberSessionsAction,
  handOverOwnershipAction,
  removeOwnerAction,
} from "@/app/(desk)/profile/actions";
import { ConfirmButton } from "@/components/form/confirm-button";

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
  const ask = (what: keyof typeof QUESTIONS, button: string) => {
    const { title, description, label, action } = QUESTIONS[what];
    return (
      <ConfirmButton
        size="sm"
        action={action}
        input={{ id }}
        title={title(name)}
        description={description}
        confirmLabel={label}
        tone={what === "activate" ? "primary" : "danger"}
      >
        {button}
      </ConfirmButton>
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isOwner && ask("remove-owner", "Take ownership")}
      {isActive && !isOwner && ask("make-owner", "Make owner")}
      {isActive && !isOwner && ask("add-owner", "Add as owner")}
      {isActive && ask("sign-out", "Sign out")}
      {!isOwner && ask(isActive ? "deactivate" : "activate", isActive ? "Deactivate" : "Reactivate")}
    </div>
  );
}
