import { endOtherOwnSessionsAction } from "@/app/(desk)/profile/actions";
import { ConfirmButton } from "@/components/form/confirm-button";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TimeText } from "@/components/ui/time-text";
import type { OwnSession } from "@/lib/domain/account/schema";
import { EndEverySession, EndSession, SignInAlertsSwitch } from "./profile-parts";

/** Shown before "Show all". */
const FEW = 5;

interface SessionsCardProps {
  sessions: readonly OwnSession[];
  alerts: boolean;
  /** Mails go to verified addresses only. */
  isVerified: boolean;
}

/** Where a person is signed in, the ways to end it, and whether new devices are told (docs/product.md, B17, B18). */
export function SessionsCard({ sessions, alerts, isVerified }: SessionsCardProps) {
  const rest = sessions.slice(FEW);
  return (
    <Card
      title="Where you are signed in"
      description="A session ends after 30 idle minutes, or 12 hours after you sign in."
      actions={
        <>
          {sessions.length > 1 && (
            <ConfirmButton
              action={endOtherOwnSessionsAction}
              input={{}}
              title="Sign out everywhere else?"
              description="All your other sessions end right away. You stay signed in here."
              confirmLabel="Sign out elsewhere"
            >
              Sign out elsewhere
            </ConfirmButton>
          )}
          <EndEverySession />
        </>
      }
    >
      <SessionList sessions={sessions.slice(0, FEW)} />
      {rest.length > 0 && (
        <details className="group mt-3">
          <summary className="cursor-pointer text-accent-text text-sm group-open:mb-3">
            Show all {sessions.length}
          </summary>
          <SessionList sessions={rest} />
        </details>
      )}
      <div className="mt-4 border-t pt-4">
        <SignInAlertsSwitch on={alerts} verified={isVerified} />
      </div>
    </Card>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <ul className="divide-y">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
          {session.kind === "browser" ? (
            <span aria-hidden className="icon icon-monitor size-5 text-ink-faint" />
          ) : (
            <span aria-hidden className="icon icon-terminal size-5 text-ink-faint" />
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
          {!session.current && <EndSession id={session.id} />}
        </li>
      ))}
    </ul>
  );
}
