import { revokeApiKeyAction } from "@/app/(desk)/profile/integrations/actions";
import { ConfirmButton } from "@/components/form/confirm-button";
import { Badge } from "@/components/ui/badge";
import { TimeText } from "@/components/ui/time-text";
import { API_RESOURCES } from "@/lib/core/api-scopes";
import type { ApiKey } from "@/lib/domain/practice/api-key/schema";
import { RESOURCE_WORDS } from "./labels";

export function ApiKeyList({ keys }: { keys: readonly ApiKey[] }) {
  const active = keys.filter(({ state }) => state === "active");
  const ended = keys.filter(({ state }) => state !== "active");
  if (keys.length === 0) return <p className="text-ink-muted text-sm">There is no key yet.</p>;
  return (
    <>
      <Rows keys={active} label="Active keys" />
      {ended.length > 0 && (
        <details className="group">
          <summary className="cursor-pointer text-accent-text text-sm group-open:mb-3">
            Show {ended.length} that ended
          </summary>
          <Rows keys={ended} label="Keys that ended" />
        </details>
      )}
    </>
  );
}

function Rows({ keys, label }: { keys: readonly ApiKey[]; label: string }) {
  if (keys.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y border-t">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-3 py-3 last:pb-0">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
              <span className="break-words">{key.name}</span>
              <code className="text-ink-muted">{key.prefix}…</code>
              {key.state === "expired" && <Badge tone="warning">Expired</Badge>}
              {key.state === "revoked" && <Badge>Revoked</Badge>}
            </p>
            <p className="text-ink-muted text-sm">{allowed(key)}</p>
            <p className="text-ink-muted text-sm">
              {key.last_used_at ? (
                <>
                  Last used <TimeText value={key.last_used_at} as="relative" />
                  {key.last_used_from && ` from ${key.last_used_from}`}
                </>
              ) : (
                "Never used"
              )}
              , made by {key.created_by}, until <TimeText value={key.expires_at} as="date" />
            </p>
          </div>
          {key.state === "active" && (
            <ConfirmButton
              size="sm"
              action={revokeApiKeyAction}
              input={{ id: key.id }}
              title={`Revoke the key ${key.name}?`}
              description="The program that uses it is refused at once. This can't be taken back."
              confirmLabel="Revoke"
            >
              Revoke
            </ConfirmButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "Claims: read and change. Patients: read." */
const allowed = ({ scopes }: ApiKey) =>
  API_RESOURCES.flatMap((resource) => {
    const verbs = [
      scopes.includes(`${resource}:read`) && "read",
      resource !== "practice" && scopes.includes(`${resource}:write`) && "change",
    ].filter(Boolean);
    return verbs.length > 0 ? [`${RESOURCE_WORDS[resource]}: ${verbs.join(" and ")}.`] : [];
  }).join(" ");
