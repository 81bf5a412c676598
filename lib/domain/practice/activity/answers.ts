import { z } from "zod";
import type { ActivityEntry } from "./schema";

/** An entry of the practice's audit, as the owner sees it. */
export const activityEntryAnswer = z
  .strictObject({
    id: z.int(),
    at: z.iso.datetime(),
    actor_id: z.string().nullable(),
    actor: z.string(),
    kind: z.enum(["user", "job", "api_key", "anonymous"]),
    action: z.string(),
    entity: z.string(),
    entity_id: z.string().nullable(),
    result: z.enum(["success", "refused"]),
    address: z.string(),
    detail: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
    ),
  })
  .meta({ id: "ActivityEntry" }) satisfies z.ZodType<ActivityEntry>;
