import type { Database } from "@/db/client";
import { type ApiScope, scopeOf } from "@/lib/core/api-scopes";
import type { CallRequest } from "@/lib/core/call-request";
import type { Role } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { hashToken } from "@/lib/domain/account/tokens";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { Origin } from "@/lib/domain/kernel/origin";
import { takeTry } from "@/lib/domain/kernel/throttles";

/** Programs of a practice by a key of its own (docs/product.md, A13). Only the REST API takes keys, as a bearer. */

export const isApiKey = (value: string) => /^adk_[\w-]{43}$/.test(value);

type KeyRow = { key_id: string; practice_id: PracticeId; user_id: string; role: Role; scopes: ApiScope[] };

/**
 * The context of a raw key, or null when it is not one, or no longer. A key is nobody's owner and sends nothing, whoever
 * made it. Throws RATE_LIMITED for a key that calls too often and for an address that tries keys.
 */
export async function apiKeyContext(db: Database, key: string, origin: Origin): Promise<Ctx | null> {
  const [row] = await db.$client.unsafe<KeyRow[]>(
    "select * from api_key_actor($1, $2)",
    [hashToken(key), networkOf(origin.address)],
    { prepare: true },
  );
  if (!row) {
    await takeTry(db, "apiKeyAddress", origin.address);
    return null;
  }
  await takeTry(db, "apiKey", row.key_id);
  return {
    practiceId: row.practice_id,
    actor: {
      kind: "api_key",
      userId: row.user_id,
      role: row.role,
      isOwner: false,
      emailVerified: false,
      sessionId: null,
      apiKey: { id: row.key_id, scopes: row.scopes },
      address: origin.address,
    },
    requestId: origin.requestId,
    db,
  };
}

/** Throws FORBIDDEN unless the key's scopes hold the call. People pass. */
export function requireScope({ actor }: Ctx, request: CallRequest): void {
  if (actor.kind !== "api_key") return;
  const path = new URL(request.url).pathname.replace(/^\/api\/(v1\/)?/, "");
  const scope = scopeOf(request.method, path);
  if (!scope) throw new AppError("FORBIDDEN", "This is for people who are signed in, not for API keys.");
  if (!actor.apiKey?.scopes.includes(scope)) {
    throw new AppError("FORBIDDEN", `This API key does not have the scope ${scope}.`);
  }
}

/** The network of an address: enough to notice a stranger, too little to follow a person. */
export function networkOf(address: string): string {
  if (/^\d+(\.\d+){3}$/.test(address)) return address.replace(/\.\d+$/, ".0/24");
  if (address.includes(":")) return `${address.split(":").slice(0, 3).join(":")}::/48`;
  return "";
}
