import { z } from "zod";
import { lineField, pageFields, queryField, textField } from "@/lib/core/fields";

/** A practice's directory of payers: where each takes appeals. */
export const DIRECTORY_MESSAGES = {
  notFound: "Payer not found.",
  known: "This payer is already in your directory. Change that entry instead.",
} as const;

export const payerFields = z.object({
  name: lineField(200).pipe(z.string().min(1, "Enter the payer's name.")),
  payer_id: lineField(50),
  appeals_address: textField(500),
  /** Stored as +1 and ten digits. */
  fax: lineField(40),
  portal_url: lineField(500).pipe(
    z.union([
      z.literal(""),
      z.url({ protocol: /^https?$/, error: "Enter an address such as https://payer.example." }),
    ]),
  ),
  note: textField(2000),
});

export const createPayerInput = payerFields.partial().required({ name: true }).extend({
  /** True: a person has just checked it. */
  verified: z.boolean().optional(),
});
export type CreatePayerInput = z.infer<typeof createPayerInput>;

export const payerIdField = { payerId: z.uuid() };
export const updatePayerInput = payerFields
  .partial()
  .extend({ ...payerIdField, verified: z.boolean().optional() });
export type PayerChange = Omit<z.infer<typeof updatePayerInput>, "payerId">;

export const listPayersQuery = z.object({
  ...pageFields,
  /** Occurs in the name or the payer id. */
  search: queryField(z.string().trim().max(100, "Search for at most 100 characters.")),
});

export const payerAnswer = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  payer_id: z.string(),
  appeals_address: z.string().describe("One line each, as on an envelope"),
  fax: z.string().describe("+1 and ten digits, or empty"),
  portal_url: z.string(),
  note: z.string(),
  source: z.enum(["entered", "letter"]),
  source_document: z.uuid().nullable().describe("The letter that it was confirmed from"),
  verified_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type PayerDto = z.infer<typeof payerAnswer>;
