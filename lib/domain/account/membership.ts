import { sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import type { Role } from "@/lib/core/enums";
import type { PracticeId } from "@/lib/core/ids";

export type Membership = {
  practiceId: PracticeId;
  role: Role;
  isOwner: boolean;
  active: boolean;
  requiresSecondFactor: boolean;
};

/** The one practice a person belongs to. Leaves the transaction scoped to it, so that its audit can be written. */
export async function membershipOf(tx: Tx, userId: string): Promise<Membership | null> {
  await tx.execute(sql`select set_config('app.user_id', ${userId}, true)`);
  const [member] = await tx.execute<{
    practice_id: PracticeId;
    role: Role;
    is_owner: boolean;
    active: boolean;
  }>(
    sql`select practice_id, role, is_owner, deactivated_at is null as active from members where user_id = ${userId}`,
  );
  if (!member) return null;
  await tx.execute(sql`select set_config('app.practice_id', ${member.practice_id}, true)`);
  const [practice] = await tx.execute<{ required: boolean }>(
    sql`select require_second_factor as required from practices where id = ${member.practice_id}`,
  );
  return {
    practiceId: member.practice_id,
    role: member.role,
    isOwner: member.is_owner,
    active: member.active,
    requiresSecondFactor: practice?.required ?? true,
  };
}

export async function practiceOf(tx: Tx, userId: string): Promise<PracticeId | null> {
  return (await membershipOf(tx, userId))?.practiceId ?? null;
}
