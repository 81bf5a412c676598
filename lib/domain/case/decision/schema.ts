import { z } from "zod";
import { DECISION_OUTCOMES, DECISION_SOURCES, DECISION_STATES } from "@/lib/core/cases";
import { dateField, lineField, moneyField, pageFields, textField } from "@/lib/core/fields";
import { DECISION_LEVELS, PAPER_KINDS } from "@/lib/core/notice";
import { pageAnswer } from "@/lib/core/page";

/** Shapes of the payer's answers (docs/product.md, M2 to M5). Isomorphic: forms use them too. */

export const DECISION_MESSAGES = {
  notFound: "Decision not found.",
  future: "This day is in the future. Check it on the paper.",
  beforeSending: (day: string) =>
    `This is before the appeal was sent (${day}). Check the day, or choose the appeal that the paper answers.`,
  receivedBefore: "It can't have come before it was decided.",
  dueBefore: "The next level can't end before the decision.",
  paidBefore: "It can't have been paid before it was decided.",
  overClaim: (charges: string) => `This is more than the claim's charges of ${charges}. Check the amount.`,
  paidOverAllowed: "More was paid than allowed. Check both amounts.",
  chooseAppeal: "Choose the appeal that this paper answers.",
  notSent: "This appeal has not been sent yet, so no payer can have answered it.",
  outcome: "Say how the payer decided.",
  decidedOn: "Enter the day of the decision.",
  settled: "This decision was settled already.",
  reading: "This paper is still being read. Wait a moment.",
  foreign:
    "This paper names another practice's NPI or tax ID and none of yours, so that it can't be taken as an answer to your appeal. The file is kept. Dismiss it, and send it back to the payer.",
  noNextLevel: "Only a decision that keeps the denial, in whole or in part, leads to a next level.",
} as const;

const money = z.string().nullable().describe("Dollars with two places");

const fields = {
  outcome: z.enum(DECISION_OUTCOMES, { error: DECISION_MESSAGES.outcome }),
  level: z.enum(DECISION_LEVELS, { error: "Choose which decision it is." }).nullable(),
  decided_on: dateField,
  received_on: dateField,
  amount_in_dispute: moneyField,
  amount_allowed: moneyField,
  amount_paid: moneyField,
  reasons: z
    .array(textField(2000), { error: "Send a list of texts." })
    .max(30, "Send at most 30 reasons.")
    .transform((reasons) => reasons.filter(Boolean))
    .describe("What the decision says against the case, point by point"),
  reference: lineField(100).describe("The payer's number of the appeal"),
  next_level_due: dateField.describe("The last day of the next level, as the paper says it"),
};

/** As a person was told: by phone, or on the portal. */
export const recordDecisionInput = z
  .object(fields)
  .partial()
  .extend({ appealId: z.uuid(), outcome: fields.outcome, decided_on: dateField });

/** What is left out stays as it was read. */
export const confirmDecisionInput = z
  .object(fields)
  .partial()
  .extend({
    decisionId: z.uuid(),
    appeal: z.uuid({ error: DECISION_MESSAGES.chooseAppeal }).optional(),
  });
export type DecisionFields = Partial<z.output<z.ZodObject<typeof fields>>>;

const readAnswer = z.strictObject({
  field: z.enum([
    "outcome",
    "level",
    "decided_on",
    "amount_in_dispute",
    "amount_allowed",
    "amount_paid",
    "reference",
    "next_level_due",
    "claim_number",
    "patient_name",
    "payer_name",
  ]),
  value: z.string(),
  page: z.int().positive(),
  quote: z.string(),
});

export const decisionAnswer = z
  .strictObject({
    id: z.uuid(),
    appeal: z.uuid().nullable().describe("Null until a person chooses one"),
    claim: z.uuid().nullable(),
    patient_name: z.string().describe("Of the appeal"),
    payer_name: z.string(),
    claim_number: z.string(),
    document: z
      .strictObject({
        id: z.uuid(),
        filename: z.string(),
        status: z.enum(["pending", "success", "failed"]).describe("Of its reading"),
        kind: z.enum(PAPER_KINDS).nullable().describe("What the paper is, as it was read"),
      })
      .nullable(),
    state: z.enum(DECISION_STATES),
    source: z.enum(DECISION_SOURCES),
    outcome: z.enum(DECISION_OUTCOMES).nullable().describe("Null while it is read, or where it doesn't say"),
    level: z.enum(DECISION_LEVELS).nullable(),
    decided_on: z.iso.date().nullable(),
    received_on: z.iso.date().nullable(),
    amount_in_dispute: money,
    amount_allowed: money,
    amount_paid: money,
    paid_on: z.iso.date().nullable(),
    paid_by: z
      .enum(["remittance", "paper_eob"])
      .nullable()
      .describe("What was posted of the payment: an 835, or an EOB on paper"),
    reasons: z.array(
      z.strictObject({ text: z.string(), page: z.int().positive().nullable(), quote: z.string().nullable() }),
    ),
    reference: z.string(),
    next_level_due: z.iso.date().nullable(),
    next_appeal: z.uuid().nullable().describe("The next level, once it was begun"),
    summary: z.string().describe('In words: "Overturned, paid $412.00 on June 3, 2026"'),
    created_at: z.iso.datetime(),
    confirmed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Decision" });
export type DecisionDto = z.infer<typeof decisionAnswer>;

const candidateAnswer = z.strictObject({
  appeal: z.uuid(),
  label: z.string(),
  reasons: z.array(z.string()).describe("What speaks for it"),
});

export const decisionDetailAnswer = decisionAnswer
  .extend({
    read: z.array(readAnswer).describe("What was read, with page and words"),
    candidates: z
      .array(candidateAnswer)
      .describe("The sent appeals that the paper fits: none, one, or several to choose from"),
    too_early: z
      .string()
      .nullable()
      .describe("Of a paper that fits none: the appeal that it would fit, had that not gone out only later"),
    problem: z.string().nullable().describe("Why it can't be confirmed at all"),
  })
  .meta({ id: "DecisionDetail" });
export type DecisionDetailDto = z.infer<typeof decisionDetailAnswer>;

export const decisionsAnswer = z.strictObject({ decisions: z.array(decisionAnswer) });
export const openDecisionsQuery = z.object(pageFields);
export const openDecisionsAnswer = pageAnswer(decisionAnswer);

export const nextLevelAnswer = z.strictObject({
  appeal: z.uuid(),
  created: z.boolean().describe("False: it was begun before"),
});
