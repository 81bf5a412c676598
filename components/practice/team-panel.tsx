import { WithdrawInvitation } from "@/components/account/profile-parts";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TimeText } from "@/components/ui/time-text";
import type { Invitation, Member } from "@/lib/domain/practice/schema";
import { MemberChanges } from "./member-changes";
import { personName } from "./person-name";

interface PeopleProps {
  members: readonly Member[];
  /** Whether who looks is the owner. */
  isOwner: boolean;
  userId: string;
}

export function People({ members, isOwner, userId }: PeopleProps) {
  const owners = members.filter((member) => member.is_owner).length;
  return (
    <Card
      title="People"
      description="Everyone here can see all of the practice's patients, claims and appeals."
    >
      <ul className="divide-y">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
                {personName(member)}
                {member.id === userId && <span className="text-ink-faint">(you)</span>}
                {member.is_owner && <Badge tone="accent">Owner</Badge>}
                <Badge className="capitalize">{member.role}</Badge>
                {member.second_factor ? (
                  <Badge tone="success">Two-factor</Badge>
                ) : (
                  isOwner && <Badge tone="warning">No second factor</Badge>
                )}
                {!member.active && <Badge tone="warning">Deactivated</Badge>}
              </p>
              <p className="break-words text-ink-muted text-sm">{member.email}</p>
            </div>
            {isOwner && (!member.is_owner || owners > 1) && (
              <MemberChanges
                id={member.id}
                name={personName(member)}
                isActive={member.active}
                isOwner={member.is_owner}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The invitations that can still be accepted; nothing without any. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const open = invitations.filter(({ state }) => state === "open");
  if (open.length === 0) return null;
  return (
    <ul aria-label="Open invitations" className="mt-4 divide-y border-t">
      {open.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center gap-3 py-3 last:pb-0">
          <p className="min-w-0 flex-1 break-words text-sm">
            {invitation.email}{" "}
            <span className="text-ink-muted">
              until <TimeText value={invitation.expires_at} as="date" />
            </span>
          </p>
          <WithdrawInvitation id={invitation.id} />
        </li>
      ))}
    </ul>
  );
}
