import { z } from "zod";
import { API_SCOPES } from "@/lib/core/api-scopes";

/** Shapes of a practice's API keys (docs/product.md, A13). Isomorphic. */

const KEY_DAYS_MOST = 365;
export const KEY_DAYS = 90;

export const apiKeyInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Name the program that will use the key.")
    .max(80, "Use at most 80 characters."),
  scopes: z
    .array(z.enum(API_SCOPES, { error: "Choose from the list." }))
    .min(1, "Choose what the key may do.")
    .max(API_SCOPES.length)
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  expires_in_days: z
    .number({ error: "Say a number of days." })
    .int("Say whole days.")
    .min(1, "Say at least one day.")
    .max(KEY_DAYS_MOST, `A key works for ${KEY_DAYS_MOST} days at most.`)
    .default(KEY_DAYS),
});

export const apiKeyAnswer = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string().describe("The first letters of the key"),
    scopes: z.array(z.enum(API_SCOPES)),
    state: z.enum(["active", "expired", "revoked"]),
    created_by: z.string().describe("In whose name the key works"),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe("To the minute"),
    last_used_from: z.string().describe("The network of the last use, not the address"),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof apiKeyAnswer>;

export const newApiKeyAnswer = z.strictObject({
  key: z.string().describe("The whole key. Shown once"),
  api_key: apiKeyAnswer,
});
