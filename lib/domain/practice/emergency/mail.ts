import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { EventData } from "@/lib/events";
import { appUrl } from "@/lib/integrations/app-settings";
import type { Mailer } from "@/lib/integrations/mail/mailer";
import { emergencyMail } from "@/lib/integrations/mail/templates/emergency";
import { emergencyNames, owners } from "./access";

/** Tells every owner of the practice what became of an emergency access; safe to repeat. */
export async function sendEmergencyMails(
  ctx: Ctx,
  deps: { mailer: Mailer },
  { emergencyId, change, requestId }: EventData<"practice/emergency.changed">,
): Promise<"sent" | "not needed"> {
  const { names, to } = await inContext(ctx, async (tx) => ({
    names: await emergencyNames(tx, ctx, emergencyId),
    to: await owners(tx, ctx),
  }));
  if (!names) return "not needed";
  const mail = await emergencyMail({ ...names, change, url: appUrl("/profile?tab=practice") });
  for (const { id, email } of to) {
    await deps.mailer.send({ idempotencyKey: `emergency-${requestId}-${id}`, to: email, ...mail });
  }
  return to.length > 0 ? "sent" : "not needed";
}
