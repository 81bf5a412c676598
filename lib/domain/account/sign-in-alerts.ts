import { eq, sql } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { signInAlertsAnswer } from "./answers";
import { signInAlertsOf } from "./devices";
import { tellPerson } from "./notices";
import { signInAlertsInput } from "./schema";

export const getSignInAlerts = operation(
  {
    name: "getSignInAlerts",
    access: "user",
    answer: signInAlertsAnswer,
    summary: "Get whether new devices are told by mail",
  },
  async (ctx, _input, tx) => {
    await audit(tx, ctx, { action: "read", entity: "user", entityId: ctx.actor.userId });
    return { sign_in_alerts: await signInAlertsOf(tx, ctx.actor.userId) };
  },
);

/** Turning them off is itself told by mail: whoever took the account can't do it unseen. */
export const updateSignInAlerts = operation(
  {
    name: "updateSignInAlerts",
    access: "user",
    input: signInAlertsInput,
    answer: signInAlertsAnswer,
    summary: "Turn sign-in alerts on or off",
  },
  async (ctx, { sign_in_alerts }, tx) => {
    const before = await signInAlertsOf(tx, ctx.actor.userId);
    await tx
      .update(users)
      .set({ signInAlerts: sign_in_alerts, updatedAt: sql`now()` })
      .where(eq(users.id, ctx.actor.userId));
    await audit(tx, ctx, {
      action: "update",
      entity: "user",
      entityId: ctx.actor.userId,
      detail: { fields: ["sign_in_alerts"], on: sign_in_alerts },
    });
    if (before && !sign_in_alerts) await tellPerson(tx, ctx.actor.userId, "alerts_off");
    return { sign_in_alerts };
  },
);
