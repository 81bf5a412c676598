import { eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Ctx } from "./context";

/** What the acting person is called on a record: first and last name, else the username. */
export async function actorName(tx: Tx, ctx: Ctx): Promise<string> {
  const [person] = await tx
    .select({ first: users.firstName, last: users.lastName, username: users.username })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  return [person?.first, person?.last].filter(Boolean).join(" ") || (person?.username ?? "");
}
