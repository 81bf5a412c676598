import { z } from "zod";
import { SEND_METHODS } from "@/lib/core/enums";
import { appealIdField, enclosureIds } from "@/lib/domain/appeal/schema";

/** Why a letter isn't ready to be sent (docs/product.md, I5). */
export const GATE_CODES = [
  "foreign_notice",
  "no_standing",
  "patient_mismatch",
  "claim_mismatch",
  "payer_mismatch",
  "doubtful_paper",
  "doubtful_value",
  "blank",
  "unsourced_fact",
  "misplaced_citation",
  "no_change_named",
  "enclosure_mismatch",
  "other_patient",
  "unnamed_paper",
  "deadline_passed",
  "unknown_recipient",
] as const;
export type GateCode = (typeof GATE_CODES)[number];

/** Said when the notice was read, and never passed at the gate. */
export const FOREIGN_NOTICE =
  "The denial letter names another practice: neither your practice's name nor its NPI or tax ID is in it. If it is yours, add the NPI or tax ID to your practice's profile.";

/** Where a problem is settled: a step of the wizard, or a part of its last one. */
const GATE_PLACES = ["documents", "information", "letter", "enclosures", "recipient"] as const;
export type GatePlace = (typeof GATE_PLACES)[number];

const gateProblemAnswer = z
  .strictObject({
    code: z.enum(GATE_CODES),
    message: z.string(),
    where: z.enum(GATE_PLACES),
    text: z.string().nullable().describe("The words of the letter that it is about"),
    overridable: z.boolean(),
    leave_out: z
      .strictObject({ document: z.uuid(), pages: z.array(z.int().positive()) })
      .optional()
      .describe("Pages of an enclosed document that settle it by staying behind"),
    confirm_patient: z
      .strictObject({ document: z.uuid() })
      .optional()
      .describe("An enclosed document that nowhere says whose it is: a person who looked at it can"),
  })
  .meta({ id: "GateProblem" });
export type GateProblemDto = z.infer<typeof gateProblemAnswer>;

export const readGateInput = z.object({
  ...appealIdField,
  enclosures: z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
    enclosureIds,
  ),
  method: z.enum(SEND_METHODS).optional(),
  to: z.string().trim().max(320).optional(),
});

export const gateAnswer = z.strictObject({
  ready: z.boolean(),
  problems: z.array(gateProblemAnswer),
  enclosures: z.array(z.uuid()).describe("What would go along"),
  open_questions: z.int().min(0).describe("What the letter left open: it may go out, but says nothing to it"),
  of_others: z
    .array(z.string())
    .describe("Titles of papers of which nothing is used, because they are about another patient"),
  may_override: z.boolean().describe("Whether the caller may pass what can be passed"),
});
export type GateDto = z.infer<typeof gateAnswer>;
