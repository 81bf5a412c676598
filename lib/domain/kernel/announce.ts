import type { Tx } from "@/db/client";
import type { WebhookEvent } from "@/lib/core/webhook-events";
import { emitForRows } from "@/lib/events";
import type { Ctx } from "./context";

/** A message for each address that wants the event, in the name of the practice's owner, who is always somebody. */
const INSERT = `insert into webhook_messages (practice_id, endpoint_id, event, data, due_at)
  select e.practice_id, e.id, $2::text, $3::jsonb, now() + interval '5 minutes' from webhook_endpoints e
   where e.practice_id = $1::uuid and e.disabled_at is null and e.deleted_at is null
     and e.events @> to_jsonb($2::text)
  returning id, json_build_object('practiceId', practice_id, 'messageId', id, 'attempt', 1, 'userId',
    (select user_id from members m where m.practice_id = webhook_messages.practice_id and m.is_owner
      order by m.created_at limit 1)) as data`;

/**
 * Tells the practice's own programs of what this transaction does, if it commits. Ids only, never a value of a patient.
 * Travels along with the transaction: nobody waits for it.
 */
export function announce(tx: Tx, ctx: Ctx, event: WebhookEvent, data: Record<string, string>): void {
  emitForRows(tx, "webhook/message.due", INSERT, [ctx.practiceId, event, JSON.stringify(data)]);
}
