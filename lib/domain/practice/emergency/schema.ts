import { z } from "zod";

/** Shapes of the emergency access's calls (docs/product.md, A9 to A12). */

export const APPROVAL_MINUTES = 15;
export const OPEN_MINUTES = 60;
const REASON_MIN = 20;

const password = z.string({ error: "Enter your password." }).min(1, "Enter your password.").max(1000);

export const requestEmergencyInput = z.object({
  reason: z
    .string({ error: "Say why." })
    .trim()
    .min(REASON_MIN, `Say why in at least ${REASON_MIN} characters.`)
    .max(500, "Use at most 500 characters."),
  password,
});
export const approveEmergencyInput = z.object({ id: z.uuid(), password });
export const emergencyIdInput = z.object({ id: z.uuid() });

export const EMERGENCY_STATES = ["waiting", "open", "ended", "not_approved"] as const;

const who = z.strictObject({ id: z.uuid(), name: z.string() });

export const emergencyAnswer = z
  .strictObject({
    id: z.uuid(),
    state: z.enum(EMERGENCY_STATES),
    reason: z.string(),
    requested_by: who,
    approved_by: who.nullable(),
    ended_by: who.nullable().describe("Null where it ended by itself"),
    created_at: z.iso.datetime(),
    ends_at: z.iso.datetime().describe("Until when it can be approved or used; when it ended"),
    uses: z.int(),
  })
  .meta({ id: "EmergencyAccess" });
export type EmergencyDto = z.infer<typeof emergencyAnswer>;

export const sealedOriginalAnswer = z.strictObject({
  id: z.uuid(),
  filename: z.string(),
  created_at: z.iso.datetime(),
});
export type SealedOriginal = z.infer<typeof sealedOriginalAnswer>;
