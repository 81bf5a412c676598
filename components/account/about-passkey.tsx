import { Badge } from "@/components/ui/badge";
import { TimeText } from "@/components/ui/time-text";
import type { Passkey } from "@/lib/domain/account/passkey/schema";

/** Its name, when it was added and used, and why it may no longer sign in. */
export function AboutPasskey({ passkey }: { passkey: Passkey }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 break-words text-ink text-sm">
        {passkey.name}
        {passkey.blocked && <Badge tone="danger">Blocked</Badge>}
        {passkey.backed_up && <Badge>Synced</Badge>}
      </p>
      <p className="text-ink-muted text-sm">
        {passkey.blocked ? "A copy of it may exist. Remove it. " : ""}
        Added <TimeText value={passkey.created_at} as="date" />
        {passkey.last_used_at ? (
          <>
            , last used <TimeText value={passkey.last_used_at} as="relative" />
          </>
        ) : (
          ", not used yet"
        )}
      </p>
    </div>
  );
}
