import { z } from "zod";
import { RECEIPT_KINDS } from "@/lib/core/cases";
import { SEND_METHODS } from "@/lib/core/enums";
import { dateField, lineField, textField } from "@/lib/core/fields";
import { deliveryAnswer } from "@/lib/domain/appeal/schema";
import { sendInput } from "@/lib/domain/delivery/schema";
import { gateAnswer } from "@/lib/domain/letter/gate/schema";

/** Shapes of what proves a delivery (docs/product.md, M6). Isomorphic. */

export const PROOF_MESSAGES = {
  notFound: "Delivery not found.",
  future: "This day is in the future.",
  nothing: "Give the number of the receipt, or a photo or PDF of it.",
  proofOfProof: "This delivery is a proof itself. Take the sending that it proves.",
  unproved: "This delivery is not known to have gone out, so that nothing proves it yet.",
} as const;

export const deliveryIdFields = { appealId: z.uuid(), deliveryId: z.uuid() };

/** A proof goes out as a letter does: to one recipient, confirmed by a person. */
export const sendRebuttalInput = sendInput
  .pick({ method: true, to: true, again: true, overrides: true })
  .extend(deliveryIdFields);

export const rebuttalGateInput = z.object({
  ...deliveryIdFields,
  method: z.enum(SEND_METHODS),
  to: z.string().trim().max(320),
});
export const rebuttalGateAnswer = gateAnswer.omit({
  enclosures: true,
  open_questions: true,
  of_others: true,
});
export type RebuttalGateDto = z.infer<typeof rebuttalGateAnswer>;

/** Text fields of a form beside the optional file. */
export const addReceiptInput = z.object({
  ...deliveryIdFields,
  happened_on: dateField.default(null).describe("The practice's today unless said"),
  reference: lineField(100).default("").describe("The certified mail's number, the portal's confirmation"),
  note: textField(1000).default(""),
});

const receiptAnswer = z.strictObject({
  id: z.uuid(),
  kind: z.enum(RECEIPT_KINDS),
  at: z.iso.datetime(),
  reference: z.string(),
  pages: z.int().nullable().describe("That the service says it delivered"),
  note: z.string(),
  document: z.uuid().nullable().describe("A photo or PDF of the receipt"),
  by: z.string().nullable().describe("Who wrote it down; null for a service's report"),
});

export const proofAnswer = z
  .strictObject({
    delivery: deliveryAnswer,
    sha256: z.string().describe("Of the PDF that was sent"),
    attempts: z.int().min(0).describe("How often the service was called"),
    pages_confirmed: z.int().nullable().describe("By the fax service"),
    receipts: z.array(receiptAnswer).describe("In the order in which they happened"),
  })
  .meta({ id: "DeliveryProof" });
export type ProofDto = z.infer<typeof proofAnswer>;
