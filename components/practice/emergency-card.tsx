import { resetMemberFactorAction } from "@/app/(desk)/profile/actions";
import { EmergencyEnd, EmergencyPassword, EmergencyRequest } from "@/components/account/profile-parts";
import { ConfirmButton } from "@/components/form/confirm-button";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TimeText } from "@/components/ui/time-text";
import {
  APPROVAL_MINUTES,
  type EmergencyDto,
  OPEN_MINUTES,
  type SealedOriginal,
} from "@/lib/domain/practice/emergency/schema";
import type { Member } from "@/lib/domain/practice/schema";
import { personName } from "./person-name";

interface EmergencyCardProps {
  emergencies: readonly EmergencyDto[];
  originals: readonly SealedOriginal[];
  members: readonly Member[];
  userId: string;
}

const STATES = {
  waiting: ["Waiting for a second owner", "warning"],
  open: ["Open", "danger"],
  ended: ["Ended", "neutral"],
  not_approved: ["Not approved", "neutral"],
} as const;

/** Emergency access by two owners: the rule, what waits or is open, what it opens, and what was (docs/product.md, A9). */
export function EmergencyCard({ emergencies, originals, members, userId }: EmergencyCardProps) {
  const owners = members.filter(({ is_owner, active }) => is_owner && active);
  const own = emergencies.find(
    ({ state, requested_by }) => ["waiting", "open"].includes(state) && requested_by.id === userId,
  );
  return (
    <Card
      title="Emergency access"
      description={`One owner asks and says why, another approves within ${APPROVAL_MINUTES} minutes. For ${OPEN_MINUTES} minutes who asked can save sealed originals and remove a colleague's lost second factor. It ends by itself. Every step is recorded and emailed to all owners.`}
    >
      <div className="grid gap-4">
        {owners.length < 2 ? (
          <Alert tone="info" title="Emergency access needs a second owner.">
            Choose “Add as owner” for a colleague under Team.
          </Alert>
        ) : (
          !own && <EmergencyRequest />
        )}
        {own?.state === "open" && (
          <OpenAccess originals={originals} members={members.filter(({ id }) => id !== userId)} />
        )}
        {emergencies.length > 0 && (
          <ul className="divide-y" aria-label="Emergency accesses">
            {emergencies.map((one) => (
              <Row key={one.id} one={one} userId={userId} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Row({ one, userId }: { one: EmergencyDto; userId: string }) {
  const [label, tone] = STATES[one.state];
  const isLive = one.state === "waiting" || one.state === "open";
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
        {one.requested_by.name}, <TimeText value={one.created_at} />
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="break-words text-ink text-sm">{one.reason}</p>
      <p className="text-ink-muted text-sm">
        {one.approved_by && `Approved by ${one.approved_by.name}. `}
        {one.state === "waiting" ? "Can be approved until " : isLive ? "Ends " : "Over since "}
        <TimeText value={one.ends_at} />
        {one.ended_by && `, by ${one.ended_by.name}`}
        {one.approved_by && `. Used ${one.uses} ${one.uses === 1 ? "time" : "times"}.`}
      </p>
      {isLive && (
        <div className="flex flex-wrap items-end gap-2">
          {one.state === "waiting" && one.requested_by.id !== userId && <EmergencyPassword id={one.id} />}
          <EmergencyEnd id={one.id} label={one.state === "open" ? "End now" : "Decline"} />
        </div>
      )}
    </li>
  );
}

function OpenAccess({
  originals,
  members,
}: {
  originals: readonly SealedOriginal[];
  members: readonly Member[];
}) {
  return (
    <div className="grid gap-4 rounded-lg border bg-sunken/50 p-4">
      <Alert
        tone="warning"
        title="Your emergency access is open. Each use is recorded and emailed to all owners."
      />
      <div className="grid gap-2">
        <h3 className="font-medium text-ink text-sm">Sealed originals</h3>
        <p className="text-ink-muted text-sm">
          Files as they came. They may hold scripts or attachments: save them, and open them only on a
          computer that you can do without.
        </p>
        {originals.length === 0 && <p className="text-sm">There are none.</p>}
        <ul className="divide-y">
          {originals.map(({ id, filename, created_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-0 flex-1 break-words text-sm">
                {filename}, <TimeText value={created_at} as="date" />
              </span>
              <a className="link text-sm" href={`/api/v1/practice/sealed-originals/${id}/`} download>
                <span aria-hidden className="icon icon-download mr-1 inline-block align-text-bottom" />
                Save original
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <h3 className="font-medium text-ink text-sm">A lost second factor</h3>
        <ul className="divide-y">
          {members.map((member) => (
            <li key={member.id} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-0 flex-1 break-words text-sm">{personName(member)}</span>
              {member.second_factor ? (
                <ConfirmButton
                  size="sm"
                  action={resetMemberFactorAction}
                  input={{ id: member.id }}
                  title={`Remove the second factor of ${personName(member)}?`}
                  description="Their authenticator app, passkeys and recovery codes stop working and they are signed out everywhere. Make sure that it is really them who asks."
                  confirmLabel="Remove second factor"
                >
                  Remove second factor
                </ConfirmButton>
              ) : (
                <span className="text-ink-muted text-sm">has none</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
