import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { Manifest } from "./manifest";

/** As a person reads it beside a sending (docs/product.md, N9). */
const UNKNOWN =
  "The data was restored from a backup while this was on its way, so we don't know whether it went out. Check with the recipient before you send it again.";

/**
 * What must not be as it was when the backup was made: a session that was ended since is not open again, a link to a new
 * password not valid again, and nothing that may have gone out goes out a second time. Writes one audit record.
 */
export async function settle(tx: postgres.ReservedSql, manifest: Manifest): Promise<void> {
  await tx`update sessions set revoked_at = now(), revoked_reason = 'restored' where revoked_at is null`;
  await tx`update one_time_tokens set superseded = true where used_at is null and purpose = 'reset_password'`;
  // A backup of a version before 0042 has no such table.
  const [asked] = await tx<
    { kept: boolean }[]
  >`select to_regclass('public.password_reset_requests') is not null as kept`;
  if (asked?.kept) await tx`delete from password_reset_requests`;
  await tx`update deliveries set state = 'check_needed', error = ${UNKNOWN}, updated_at = now()
            where state in ('queued', 'sending')`;
  const detail = { snapshotAt: manifest.snapshotAt, application: manifest.application };
  await tx`insert into audit_events (actor_kind, action, entity, result, request_id, detail)
           values ('job', 'create', 'restored_backup', 'success', ${randomUUID()}, ${tx.json(detail)})`;
}
