import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { users } from "@/db/schema/users";
import { AppError, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { hashToken } from "@/lib/domain/account/tokens";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { type ApiKey, apiKeyAnswer, apiKeyInput, newApiKeyAnswer } from "./schema";

const MOST_ACTIVE = 20;
const SHOWN_LETTERS = 10;

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  state: sql<ApiKey["state"]>`case when ${apiKeys.revokedAt} is not null then 'revoked'
    when ${apiKeys.expiresAt} <= now() then 'expired' else 'active' end`,
  createdBy: users.username,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  lastUsedFrom: apiKeys.lastUsedFrom,
};

async function keysOf(tx: Tx, ctx: Ctx, id?: string): Promise<ApiKey[]> {
  const rows = await tx
    .select(columns)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(and(eq(apiKeys.practiceId, ctx.practiceId), id ? eq(apiKeys.id, id) : undefined))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id)
    .limit(100);
  return rows.map(({ createdBy, createdAt, expiresAt, lastUsedAt, lastUsedFrom, ...row }) => ({
    ...row,
    created_by: createdBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    last_used_from: lastUsedFrom,
  }));
}

/** The practice's keys, newest first; those that ended among them, a hundred at most. */
export const listApiKeys = operation(
  {
    name: "listApiKeys",
    access: "owner",
    answer: pageAnswer(apiKeyAnswer),
    summary: "List the API keys",
  },
  async (ctx, _input, tx) => {
    const results = await keysOf(tx, ctx);
    await audit(tx, ctx, { action: "list", entity: "api_key", detail: { count: results.length } });
    return { count: results.length, next: null, previous: null, results };
  },
);

/** Makes a key, whose whole text is in this answer and nowhere else. Throws CONFLICT when there are too many. */
export const createApiKey = operation(
  {
    name: "createApiKey",
    access: "owner",
    verified: true,
    input: apiKeyInput,
    answer: newApiKeyAnswer,
    summary: "Make an API key",
    description:
      "The key is in this answer and never again. It works in the name of who made it, for what its scopes say, until " +
      "it expires, is revoked, or its maker leaves the practice.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { name, scopes, expires_in_days }, tx) => {
    // One making at a time a practice: what is counted holds until it is kept.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${ctx.practiceId}`}, 0))`);
    const [active] = await tx
      .select({ n: sql<number>`count(*)::int` })
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.practiceId, ctx.practiceId),
          isNull(apiKeys.revokedAt),
          sql`${apiKeys.expiresAt} > now()`,
        ),
      );
    if ((active?.n ?? 0) >= MOST_ACTIVE) {
      throw new AppError("CONFLICT", `A practice has at most ${MOST_ACTIVE} keys. Revoke one first.`);
    }
    const key = `adk_${randomBytes(32).toString("base64url")}`;
    const id = crypto.randomUUID();
    await tx.insert(apiKeys).values({
      id,
      practiceId: ctx.practiceId,
      name,
      prefix: key.slice(0, SHOWN_LETTERS),
      keyHash: hashToken(key),
      scopes,
      createdBy: ctx.actor.userId,
      expiresAt: sql`now() + make_interval(days => ${expires_in_days})`,
    });
    await audit(tx, ctx, { action: "create", entity: "api_key", entityId: id, detail: { scopes } });
    const [made] = await keysOf(tx, ctx, id);
    if (!made) throw new Error("the key was not stored");
    return { key, api_key: made };
  },
);

/** Ends a key: the calls that begin after this one are refused. Throws NOT_FOUND. */
export const revokeApiKey = operation(
  {
    name: "revokeApiKey",
    access: "owner",
    input: z.object({ id: z.uuid() }),
    summary: "Revoke an API key",
  },
  async (ctx, { id }, tx) => {
    const revoked = await tx
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiKeys.practiceId, ctx.practiceId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id });
    if (revoked.length === 0) throw notFound();
    await audit(tx, ctx, { action: "delete", entity: "api_key", entityId: id });
  },
);
