import { z } from "zod";
import { sourcedEvidence } from "@/lib/core/evidence";
import { payerAnswer, payerFields } from "@/lib/domain/payer-directory/schema";
import { appealIdField } from "../schema";

export const NOTHING_TO_CONFIRM = "Enter an address or a fax number to confirm.";

const proposed = sourcedEvidence.nullable();

/** What is known of an appeal's payer, and what its letter says beside it. */
export const payerOfAppealAnswer = z.strictObject({
  entry: payerAnswer.nullable().describe("Of the directory"),
  proposal: z
    .strictObject({
      name: z.string(),
      appeals_address: z.string(),
      fax: z.string(),
      differs: z
        .array(z.enum(["appeals_address", "fax"]))
        .describe("What the entry says otherwise or not at all"),
      evidence: z.strictObject({ appeals_address: proposed, fax: proposed }),
    })
    .nullable()
    .describe("Read from the appeal's letter; a person confirms it"),
  claims_place: z
    .strictObject({
      address: z.string().describe("Empty where the notice prints none"),
      fax: z.string(),
      says: z.string().describe("The notice's own sentence on how a corrected claim comes to the payer"),
    })
    .nullable()
    .describe("Where the notice has corrected claims go; null unless the letter goes with one"),
});
export type PayerOfAppealDto = z.infer<typeof payerOfAppealAnswer>;

/** Takes the proposal into the directory; fields that are sent replace the proposed ones. */
export const confirmPayerInput = payerFields
  .pick({ name: true, payer_id: true, appeals_address: true, fax: true })
  .partial()
  .extend(appealIdField);
